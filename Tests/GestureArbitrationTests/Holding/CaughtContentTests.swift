#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Promise 8 for content that a touch catches while it moves: it follows the finger as without the
/// line that registers it (C170).
@MainActor @Suite struct CaughtContentTests {
  enum Surface: CaseIterable {
    case list, refreshingList, sheetOfCells, pager, carousel, listInPager, pagerInList

    /// The scroll views, outermost first, over the whole screen.
    @MainActor func make(in phone: Phone) -> [UIScrollView] {
      let tall = CGSize(width: 390, height: 8_000)
      let wide = CGSize(width: 390 * 8, height: 844)
      let isMirrored = phone.screen.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let leading: CGFloat = isMirrored ? 390 * 7 : 0
      func add(_ size: CGSize, in parent: UIView? = nil) -> UIScrollView {
        let isTall = size.height > 844
        return phone.addScrollView(
          content: size, offset: CGPoint(x: isTall ? 0 : 1170, y: isTall ? 2_000 : 0), in: parent)
      }
      switch self {
      case .list: return [add(tall)]
      case .refreshingList:
        let list = add(tall)
        list.refreshControl = UIRefreshControl()
        list.contentOffset.y = 40
        return [list]
      case .sheetOfCells:
        let cells = add(CGSize(width: 1_200, height: 8_000))
        cells.contentOffset.x = isMirrored ? 810 : 0
        return [cells]
      case .pager:
        let pager = add(wide)
        pager.isPagingEnabled = true
        return [pager]
      case .carousel: return [add(wide)]
      case .listInPager:
        let pager = add(wide)
        pager.isPagingEnabled = true
        pager.contentOffset.x = leading
        return [pager, add(tall, in: pager)]
      case .pagerInList:
        let list = add(CGSize(width: 390, height: 1_600))
        list.contentOffset.y = 0
        let pager = add(wide, in: list)
        pager.isPagingEnabled = true
        return [list, pager]
      }
    }
  }

  /// A flick, and a drag that catches what it moved.
  struct Course {
    var flick: CGPoint
    var pause: TimeInterval
    var step: CGPoint
    var rate: Double
    var isMirrored: Bool
  }

  private struct Result {
    var offsets: [[CGPoint]] = []
    /// Whether content moved when the second touch landed, and could not pop there.
    var isCaught = false
    var depth = 0
    var story = ""
  }

  private func play(
    _ course: Course, on surface: Surface, _ behavior: UIKitBehavior, _ driver: PopDriver,
    isRegistered: Bool
  ) -> Result {
    let phone = Phone(behavior, layoutDirection: course.isMirrored ? .rightToLeft : .leftToRight)
    phone.arbiter.driver = driver
    let scrollViews = surface.make(in: phone)
    if isRegistered { for view in scrollViews { view.allowsPopGestureAtLeadingEdge = true } }
    var result = Result()
    func drag(by step: CGPoint, steps: Int, records: Bool) {
      for index in 0...steps {
        let location = CGPoint(x: 195 + step.x * CGFloat(index), y: 422 + step.y * CGFloat(index))
        phone.stage.engine.send(
          [TouchSample(phase: index == 0 ? .began : .moved, location: location, edges: [])],
          at: phone.stage.engine.clock.now + 1 / course.rate)
        if records { result.offsets.append(scrollViews.map(\.contentOffset)) }
      }
      phone.stage.engine.send(
        [
          TouchSample(
            phase: .ended,
            location: CGPoint(x: 195 + step.x * CGFloat(steps), y: 422 + step.y * CGFloat(steps)),
            edges: [])
        ], at: phone.stage.engine.clock.now + 1 / course.rate)
    }
    drag(by: course.flick, steps: 8, records: false)
    phone.stage.engine.clock.advance(by: course.pause)
    result.isCaught = scrollViews.contains {
      $0.isDecelerating && ($0.contentSize.height > 844 || $0.restsBetweenEnds)
    }
    drag(by: course.step, steps: 24, records: true)
    phone.stage.rest()
    result.offsets.append(scrollViews.map(\.contentOffset))
    (result.depth, result.story) = (phone.depth, phone.story)
    return result
  }

  private func courses(_ seed: UInt64) -> [Course] {
    var generator = SeededGenerator(seed: seed)
    return (0..<12).map { _ in
      let isVertical = Bool.random(using: &generator)
      let speed = CGFloat.random(in: 4...18, using: &generator)
      let sign: CGFloat = Bool.random(using: &generator) ? 1 : -1
      let slant = CGFloat.random(in: -0.9...0.9, using: &generator)
      let way: CGFloat = Bool.random(using: &generator) ? 2 : -2
      return Course(
        flick: isVertical ? CGPoint(x: 0, y: speed * sign) : CGPoint(x: speed * sign, y: 0),
        pause: .random(in: 0.01...0.3, using: &generator),
        step: isVertical ? CGPoint(x: way * slant, y: way) : CGPoint(x: way, y: way * slant),
        rate: Bool.random(using: &generator) ? 60 : 120,
        isMirrored: Bool.random(using: &generator))
    }
  }

  @Test(arguments: Surface.allCases, [PopDriver.uikitOnly, .arbiter])
  func `C170: caught content follows the finger to the point as without the line`(
    surface: Surface, driver: PopDriver
  ) {
    var (caught, seed) = (0, UInt64(11))
    for version in SystemVersion.allCases {
      for answer in UIKitBehavior.CatchingDrag.allCases {
        var behavior = UIKitBehavior(version: version)
        behavior.catchingDrag = answer
        seed += 1
        for course in courses(seed) {
          let plain = play(course, on: surface, behavior, driver, isRegistered: false)
          guard plain.isCaught else { continue }
          let registered = play(course, on: surface, behavior, driver, isRegistered: true)
          // The flick itself may have popped.
          guard registered.isCaught else { continue }
          caught += 1
          #expect(
            registered.offsets == plain.offsets && registered.depth == plain.depth,
            "\(course)\n\(plain.story)\n\(registered.story)")
        }
      }
    }
    #expect(caught > 20, "\(caught)")
  }

  @Test(arguments: [true, false])
  func `a flat swipe over content that bounces at its leading edge pops, and it scrolls both ways`(
    isPaging: Bool
  ) {
    var caught = 0
    everywhere { phone in
      phone.arbiter.driver = .arbiter
      // As a pager under a bar, which scrolls a little up and down as well.
      let content = phone.addScrollView(
        content: CGSize(width: 1_950, height: 844), offset: CGPoint(x: 30, y: 0))
      content.isPagingEnabled = isPaging
      content.contentInset.top = 44
      content.allowsPopGestureAtLeadingEdge = true
      phone.drag(from: CGPoint(x: 100, y: 422), by: CGPoint(x: 150, y: 0))
      phone.stage.engine.clock.advance(by: 0.05)
      guard content.isDecelerating, content.contentOffset.x < 0 else { return }
      caught += 1

      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
    #expect(caught > 10, "\(caught)")
  }

  @Test(arguments: [PopDriver.uikitOnly, .arbiter])
  func `a flat swipe that catches a list pops, and the list stays where it was caught`(
    driver: PopDriver
  ) {
    everywhere { phone in
      phone.arbiter.driver = driver
      let list = Surface.list.make(in: phone)[0]
      list.allowsPopGestureAtLeadingEdge = true
      phone.drag(from: CGPoint(x: 195, y: 500), by: CGPoint(x: 0, y: -200))
      #expect(list.isDecelerating, "\(phone.story)")

      var caughtAt: CGPoint?
      phone.play(.drag(from: CGPoint(x: 120, y: 422), by: CGPoint(x: 210, y: 0))) { step in
        if step == 1 { caughtAt = list.contentOffset }
      }
      phone.stage.rest()

      let pops = driver == .arbiter || phone.hasContentPop
      #expect(phone.depth == (pops ? 1 : 2) && list.contentOffset == caughtAt, "\(phone.story)")
    }
  }
}

extension UIScrollView {
  /// Whether its content is away from both of its horizontal ends, so that no pop follows.
  fileprivate var restsBetweenEnds: Bool {
    contentOffset.x > 1 && contentOffset.x < contentSize.width - bounds.width - 1
  }
}
#endif
