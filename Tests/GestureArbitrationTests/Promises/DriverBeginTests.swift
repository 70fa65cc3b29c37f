#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// A driver's pan begins in the event of the decision, and content that defers gets no point of an
/// allowed drag.
@MainActor @Suite struct DriverBeginTests {
  /// What lies under the touch.
  enum Content: CaseIterable {
    case nothing, pager, carousel, list

    @MainActor func add(to screen: UIViewController) -> UIScrollView? {
      if self == .nothing { return nil }
      let isList = self == .list
      let scrollView = UIScrollView(frame: StageMetrics.screen)
      scrollView.contentSize =
        isList ? CGSize(width: 390, height: 4000) : CGSize(width: 1950, height: 844)
      scrollView.panGestureRecognizer.name = "content.pan"
      screen.view.addSubview(scrollView)
      switch self {
      case .nothing, .list: break
      case .pager:
        scrollView.isPagingEnabled = true
        scrollView.allowsPopGestureAtLeadingEdge = true
      case .carousel:
        scrollView.popGestureRole = .carousel(stripWidth: 400)
      }
      return scrollView
    }
  }

  private struct Result {
    var allowed: Int?
    var begun: Int?
    var moved: CGFloat = 0
    var jump: CGFloat = 0
  }

  private func play(_ content: Content, _ drag: [CGPoint], rate: Double, _ behavior: UIKitBehavior)
    -> (Result, Phone)
  {
    let phone = Phone(behavior)
    phone.arbiter.driver = .publicTransition
    let scrollView = content.add(to: phone.screen)
    let offset = scrollView?.contentOffset ?? .zero
    var result = Result()
    var last: CGFloat = 0
    for (index, point) in drag.enumerated() {
      phone.stage.engine.send(
        [TouchSample(phase: index == 0 ? .began : .moved, location: point, edges: [])],
        at: phone.stage.engine.clock.now + 1 / rate)
      if result.allowed == nil, phone.decisions.contains(where: \.allows) {
        result.allowed = index
      }
      let isMoving = phone.stage.navigation.transitionCoordinator != nil
      if result.begun == nil, isMoving { result.begun = index }
      if let scrollView {
        result.moved = max(result.moved, abs(scrollView.contentOffset.x - offset.x))
      }
      let x = phone.screen.view.convert(CGPoint.zero, to: nil).x
      let step = index > 0 ? point.x - drag[index - 1].x : 0
      result.jump = max(result.jump, x - last - max(step, 0))
      last = x
    }
    phone.stage.engine.send(
      [TouchSample(phase: .cancelled, location: drag.last ?? .zero, edges: [])],
      at: phone.stage.engine.clock.now + 1 / rate)
    return (result, phone)
  }

  @Test(arguments: Content.allCases, SystemVersion.allCases)
  func `of an allowed drag the content gets no point, and the pop begins with the decision`(
    content: Content, version: SystemVersion
  ) {
    var generator = SeededGenerator(seed: 17)
    var pops = 0
    for _ in 0..<400 {
      var behavior = UIKitBehavior(version: version)
      behavior.deliveryOrder =
        [.leafToRoot, .rootToLeaf, .shuffled].randomElement(using: &generator) ?? .leafToRoot
      let step = CGFloat.random(in: 1...60, using: &generator)
      let slope = CGFloat.random(in: -1.2...1.2, using: &generator)
      let rate: Double = Bool.random(using: &generator) ? 60 : 120
      let ramps = Bool.random(using: &generator)
      var point = CGPoint(x: 40, y: 420)
      var drag = [point]
      for index in 0..<12 {
        let length = ramps ? step * min(1, CGFloat(index + 1) / 4) : step
        point.x += length
        point.y += length * slope
        if point.x > 380 { break }
        drag.append(point)
      }

      let (result, phone) = play(content, drag, rate: rate, behavior)

      guard let allowed = result.allowed else { continue }
      pops += 1
      #expect(result.moved == 0, "the content moved by \(result.moved) pt\n\(phone.story)")
      // UIKit's pop goes first where there is one.
      let latest = version >= .iOS26 ? allowed + 1 : allowed
      let hasBegun = result.begun.map { ($0 >= allowed && $0 <= latest) } ?? (latest >= drag.count)
      #expect(hasBegun, "allowed \(allowed), begun \(result.begun ?? -1)\n\(phone.story)")
      if version < .iOS26 {
        #expect(result.jump < 0.01, "a jump of \(result.jump) pt\n\(phone.story)")
      }
    }
    #expect(pops > 50, "\(pops)")
  }
}
#endif
