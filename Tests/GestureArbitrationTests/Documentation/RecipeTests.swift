#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import GestureArbitrationUI
import HeadlessUIKit
import Testing

/// The article *Finding your line*: each of its lines is compiled here, and played.
@MainActor @Suite struct RecipeTests {
  @Test func `this file compiles every line of UIKit's, and iOS type-checks every modifier`() throws
  {
    let article = try #require(DocumentedSources.article("recipes"))
    let source = Set(
      DocumentedSources.text(of: URL(filePath: #filePath)).components(separatedBy: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) })
    let screens = DocumentedSources.text(
      of: DocumentedSources.root.appending(path: "Tests/iOSTypeCheck/Correct/SwiftUIScreens.swift"))
    let wishes = article.text.components(separatedBy: "\n### ").dropFirst()
    var modifiers: [String] = []

    #expect(wishes.count == 15)
    for wish in wishes {
      let lines = wish.components(separatedBy: "```swift\n").dropFirst()
        .flatMap { $0.components(separatedBy: "\n```")[0].components(separatedBy: "\n") }
      #expect((1...5).contains(lines.count), "\(wish)")
      for line in lines {
        #expect(source.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)")
      }
      #expect(wish.contains("SwiftUI:"), "\(wish)")
      modifiers += wish.components(separatedBy: "SwiftUI:").dropFirst().flatMap { text in
        text.components(separatedBy: "\n\n")[0].matches(of: /`(\.\w+\([^`]*)`/).map { String($0.1) }
      }
    }
    #expect(modifiers.count > 8)
    for modifier in modifiers { #expect(screens.contains(modifier), "\(modifier)") }
  }

  @Test func `taps near the edge: a swipe pops, a tap that trembles does nothing`() {
    everywhere { phone in
      let arbiter = phone.arbiter
      arbiter.policy.rules.insert(.leastEdgeTravel, at: 0)
      phone.drag(from: CGPoint(x: 4, y: 422), by: CGPoint(x: 8, y: 0))
      phone.stage.rest()
      #expect(phone.depth == 2 && !phone.hasPopBegun, "\(phone.story)")
      phone.swipeRight(from: 4)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `a signature in a list: every stroke is whole`() {
    everywhere { phone in
      let list = phone.addScrollView(content: CGSize(width: 390, height: 3000))
      let signature = RawCanvas(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
      list.addSubview(signature)
      signature.popGestureRole = .map.forEnclosingPans
      list.delaysContentTouches = false  // if the view handles raw touches
      phone.drag(from: CGPoint(x: 195, y: 500), by: CGPoint(x: 8, y: -160))
      phone.stage.rest()
      #expect(signature.receivedWholeDrag && list.contentOffset.y == 0, "\(phone.story)")
    }
  }

  @Test(arguments: [true, false])
  func `rows with actions in pages: the last page opens them, and goes back`(isLast: Bool) {
    for way in [CGFloat(-160), 160] {
      // From iOS 26 on the pop of a pushed screen may have a drag back.
      everywhere([.v16, .v18]) { phone in
        let pages = phone.addScrollView(
          content: CGSize(width: 1170, height: 844), offset: CGPoint(x: 390, y: 0))
        let (table, actions) = (UITableView(frame: pages.bounds), UIPanGestureRecognizer())
        table.addGestureRecognizer(actions)
        pages.addSubview(table)
        let book = (isAtLastPage: isLast, index: 1)
        table.popGestureRole = .claims(.towardsLeading) { _ in book.isAtLastPage }.forEnclosingPans
        phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: way, y: 4))
        let turns = phone.hasWon(pages.panGestureRecognizer)
        phone.stage.rest()
        if isLast { #expect(turns == (way > 0), "\(phone.story)") }
        if isLast { #expect(phone.hasWon(actions) == (way < 0), "\(phone.story)") }
      }
    }
  }

  @Test func `charts and maps: drags stay, and the edge pops`() {
    for role in 0..<3 {
      everywhere { phone in
        let content = RawCanvas(frame: StageMetrics.screen)
        phone.screen.view.addSubview(content)
        let (chart, map, canvas) = (content, content, content)
        switch role {
        case 0:
          chart.popGestureRole = .claims(.horizontalDrags)
        case 1:
          map.popGestureRole = .map
        default:
          canvas.popGestureRole = .claims { drag in drag.location.x > 44 }
        }

        phone.expectOnlyEdgeSwipesPop()
      }
    }
  }

  @Test(arguments: [CGFloat(195), 4])
  func `a video with a scrubber: drags along it seek, in a sheet too, and the edge pops`(
    x: CGFloat
  ) {
    everywhere { phone in
      let (video, scrubber) = (UIView(frame: StageMetrics.screen), UIView())
      let seek = UIPanGestureRecognizer()
      scrubber.frame = CGRect(x: 0, y: 700, width: 390, height: 44)
      video.addGestureRecognizer(seek)
      video.addSubview(scrubber)
      phone.screen.view.addSubview(video)
      video.popGestureRole = .claims(.horizontalDrags).forEnclosingPans
      scrubber.popGestureRole = .claims(.horizontalDrags, from: .all)

      phone.drag(from: CGPoint(x: x, y: 720), by: CGPoint(x: 180, y: 4))
      phone.stage.rest()
      #expect(phone.depth == 2 && phone.hasWon(seek), "\(phone.story)")
      phone.swipeRight(from: x)
      phone.stage.rest()
      #expect(phone.depth == (x < 20 ? 1 : 2), "\(phone.story)")
    }
    let stage = Stage()
    let contents = LabScreen.show(chart: nil, in: .sheet, on: stage)
    let (video, seek) = (UIView(frame: contents[0].view.bounds), UIPanGestureRecognizer())
    video.addGestureRecognizer(seek)
    contents[0].view.addSubview(video)
    video.popGestureRole = .claims(.horizontalDrags).forEnclosingPans
    for (way, isOwn) in [(CGPoint(x: 150, y: 20), true), (CGPoint(x: 5, y: 200), false)] {
      let winners = stage.timeline.winners.count
      stage.play(.drag(from: CGPoint(x: 150, y: 400), by: way))
      #expect(
        stage.timeline.winners.dropFirst(winners).contains { $0 === seek } == isOwn,
        "\(stage.story)")
      stage.rest()
    }
  }

  @Test func `a reader with pages: the first page goes back, later ones turn`() {
    for (index, x, depth) in [(0, 195, 1), (0, 4, 1), (1, 195, 2), (1, 4, 1)]
      as [(Int, CGFloat, Int)]
    {
      everywhere(isPushed: false) { phone in
        let reader = Reader(at: index)
        phone.stage.push(reader)
        let arbiter = phone.arbiter
        arbiter.driver = .arbiter
        phone.swipeRight(from: x)
        phone.stage.rest()
        #expect(phone.depth == depth, "\(index) \(phone.story)")
      }
    }
  }

  @Test func `pagers and carousels: the first page pops under every answer, later ones turn`() {
    for (page, x, depth) in [(0, 195, 1), (0, 4, 1), (2, 195, 2), (2, 4, 1)]
      as [(Int, CGFloat, Int)]
    {
      everywhere(under: .each) { phone in
        let pager = phone.addScrollView(
          content: CGSize(width: 1950, height: 844), offset: CGPoint(x: 390 * CGFloat(page), y: 0))
        pager.isPagingEnabled = true
        let arbiter = phone.arbiter
        pager.allowsPopGestureAtLeadingEdge = true
        arbiter.driver = .arbiter

        phone.swipeRight(from: x)
        phone.stage.rest()
        #expect(phone.depth == depth, "page \(page), x \(x)\n\(phone.story)")
      }
    }
  }

  @Test func `pagers and carousels: SwiftUI's two modifiers pop under every answer`() {
    everywhere(under: .each, isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      _ = phone.addScrollView(content: CGSize(width: 1950, height: 844), in: screen.view)
      screen.add(.fullScreenPop(true))
      screen.add(.pagingScrollView)

      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `the edge only: the middle pops nothing`() {
    everywhere { phone in
      let screen = phone.screen
      screen.popPolicy = .edgeOnly

      phone.expectOnlyEdgeSwipesPop()
    }
  }

  @Test(arguments: [false, true])
  func `a hidden bar or an own back button: the edge pops, and the middle`(hidesBar: Bool) {
    for x in [4, 195] as [CGFloat] {
      everywhere { phone in
        defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
        GestureArbiter.defaults.popsWithoutBackButton = true
        GestureArbiter.defaults.allowsFullScreenPop = true
        if hidesBar {
          phone.stage.navigation.setNavigationBarHidden(true, animated: false)
        } else {
          phone.screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Back") { _ in })
        }

        phone.swipeRight(from: x)
        phone.stage.rest()
        #expect(phone.depth == 1, "\(phone.story)")
      }
    }
  }

  @Test func `a zoom's dismissal: a magnified photo keeps its drags`() {
    for isMagnified in [false, true] {
      for way in [CGPoint(x: 180, y: 4), CGPoint(x: 3, y: 200)] {
        everywhere([.v18, .v26], isPushed: false) { phone in
          let photo = Photo()
          let photoView = RawCanvas(frame: StageMetrics.screen)
          photo.view.addSubview(photoView)
          let (thumbnail, arbiter) = (UIView(), phone.arbiter)
          photo.isMagnified = isMagnified
          let options = UIViewController.Transition.ZoomOptions()
          options.interactiveDismissShouldBegin = arbiter.zoomDismissal
          photo.preferredTransition = .zoom(options: options) { _ in thumbnail }
          photoView.popGestureRole = .claims(for: photo) { photo, _ in photo.isMagnified }
          phone.stage.push(photo)

          phone.drag(from: CGPoint(x: 195, y: 422), by: way)
          phone.stage.rest()
          #expect(phone.depth == (isMagnified ? 2 : 1), "\(phone.story)")
        }
      }
    }
  }

  @Test(arguments: ["edgeOnly", "box", "suspension"])
  func `a zoom's dismissal: refused in the content, and at the edge but for one policy`(
    line: String
  ) {
    for x in [4, 195] as [CGFloat] {
      func play(on phone: Phone) {
        let options = UIViewController.Transition.ZoomOptions()
        let photo = UIViewController()
        options.interactiveDismissShouldBegin = phone.arbiter.zoomDismissal
        switch line {
        case "box": photo.popPolicy = PopPolicy(start: .box(bottom: 400))
        case "suspension": phone.arbiter.suspend(.content, for: photo, because: "panned")
        default: photo.popPolicy = .edgeOnly
        }
        photo.preferredTransition = .zoom(options: options) { _ in nil }
        phone.stage.push(photo)

        phone.swipeRight(from: x)
        phone.stage.rest()
        #expect((phone.depth == 1) == (x == 4 && line == "edgeOnly"), "\(phone.story)")
      }
      for version in [SystemVersion.v18, .v26] {
        play(on: Phone(UIKitBehavior(version: version), isPushed: false))
      }
      // Whether UIKit's own edge pop begins there as well is unpublished (C235).
      if line == "edgeOnly" { everywhere([.v18, .v26], isPushed: false, play) }
    }
  }

  @Test func `rows and swipe to reply: an open row and a bubble keep their drags`() {
    everywhere { phone in
      let table = phone.addScrollView(content: CGSize(width: 390, height: 4000))
      let bubble = RawCanvas(frame: CGRect(x: 60, y: 390, width: 250, height: 60))
      table.addSubview(bubble)
      let rows = Rows()
      phone.keep(rows)
      table.popGestureRole = .claims(for: rows) { rows, drag in
        rows.isOpen(at: drag.location) || rows.hasLeadingActions(at: drag.location)
      }
      bubble.popGestureRole = .claims(.horizontalDrags)

      for y in [150, 422, 600] as [CGFloat] {
        phone.drag(from: CGPoint(x: 195, y: y), by: CGPoint(x: 180, y: 4))
        phone.stage.rest()
        #expect(phone.depth == 2, "\(y)\n\(phone.story)")
      }
      phone.drag(from: CGPoint(x: 195, y: 300), by: CGPoint(x: 180, y: 4))
      phone.stage.rest()
      #expect(phone.depth == (phone.hasContentPop ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `discard changes? a swipe asks, and pops once nothing is unsaved`() {
    for x in [4, 195] as [CGFloat] {
      everywhere(isPushed: false) { phone in
        let editor = NoteEditor()
        phone.arbiter.driver = .arbiter
        phone.stage.push(editor)

        phone.swipeRight(from: x)
        phone.stage.rest()
        #expect(phone.depth == 2 && editor.questions == 1, "\(phone.story)")
        editor.hasChanges = false
        phone.swipeRight(from: x)
        phone.stage.rest()
        #expect(phone.depth == 1 && editor.questions == 1, "\(phone.story)")
      }
    }
  }

  @Test func `content in a panel: two fingers on a map do not move the panel`() {
    everywhere(isPushed: false) { phone in
      let panel = phone.addPannedView(in: phone.stage.navigation.viewControllers.first?.view)
      let map = RawCanvas(frame: StageMetrics.screen)
      map.isMultipleTouchEnabled = true
      panel.view.addSubview(map)
      map.popGestureRole = .map.forEnclosingPans
      phone.stage.play(
        TouchScript().down(at: CGPoint(x: 150, y: 300)).down(at: CGPoint(x: 230, y: 300), touch: 1)
          .move(to: CGPoint(x: 150, y: 500), over: 0.1)
          .move(to: CGPoint(x: 230, y: 500), over: 0.1, touch: 1).up().up(touch: 1))

      #expect(!phone.hasWon(panel.pan) && map.receivedWholeDrag, "\(phone.story)")
    }
  }

  @Test(arguments: [false, true])
  func `content in a panel: no drag that is claimed moves the panel`(isCarousel: Bool) {
    everywhere(isPushed: false) { phone in
      let panel = phone.addPannedView(in: phone.stage.navigation.viewControllers.first?.view)
      let carousel = phone.addScrollView(content: CGSize(width: 3900, height: 844), in: panel.view)
      let chart = RawCanvas(frame: StageMetrics.screen)
      if isCarousel {
        carousel.popGestureRole = .carousel.forEnclosingPans
        phone.swipeRight()
      } else {
        panel.view.addSubview(chart)
        chart.popGestureRole = .claims(.verticalDrags).forEnclosingPans
        phone.drag(from: CGPoint(x: 195, y: 300), by: CGPoint(x: 2, y: 200))
      }

      #expect(!phone.hasWon(panel.pan), "\(phone.story)")
    }
  }

  @Test func `tabs around the stack: the stack pops first, then the tabs turn`() {
    for x in [4, 195] as [CGFloat] {
      everywhere(under: .each) { phone in
        let tabs = UIScrollView(frame: StageMetrics.screen)
        tabs.contentSize = CGSize(width: 1170, height: 844)
        tabs.isPagingEnabled = true
        tabs.contentOffset.x = 390
        phone.embed(in: tabs, at: 390)
        let arbiter = phone.arbiter
        arbiter.driver = .arbiter

        phone.swipeRight(from: x)
        phone.stage.rest()
        #expect(phone.depth == 1 && tabs.contentOffset.x == 390, "\(phone.story)")
        phone.swipeRight(from: 195)
        phone.stage.rest()
        #expect(tabs.contentOffset.x < 1, "\(phone.story)")
      }
    }
  }

  @Test(arguments: [false, true])
  func `a menu around the stack: the stack pops first, then the menu opens`(
    hasOwnTransition: Bool
  ) {
    for x in [4, 195] as [CGFloat] {
      everywhere(under: .each) { phone in
        let menuHost = UIView(frame: StageMetrics.screen)
        let pan = UIPanGestureRecognizer()
        menuHost.addGestureRecognizer(pan)
        phone.embed(in: menuHost, at: 0)
        let arbiter = phone.arbiter
        arbiter.driver = .arbiter
        if hasOwnTransition { phone.screen.popTransition = .sideBySide }

        phone.swipeRight(from: x)
        phone.stage.rest()
        #expect(phone.depth == 1 && !phone.hasWon(pan), "\(phone.story)")
        phone.swipeRight(from: 195)
        #expect(phone.hasWon(pan), "\(phone.story)")
      }
    }
  }

  @Test(arguments: [false, true])
  func `a slanting scroll: what moves more up or down than to the side pops nothing`(
    isDriven: Bool
  ) {
    for way in [CGPoint(x: 100, y: 120), CGPoint(x: 60, y: -200), CGPoint(x: 190, y: 210)] {
      everywhere(under: .each) { phone in
        let list = phone.addScrollView(content: CGSize(width: 390, height: 4000))
        if isDriven { phone.arbiter.driver = .arbiter }
        if !isDriven || phone.hasContentPop { list.popGestureRole = .claims(.verticalDrags) }

        phone.drag(from: CGPoint(x: 100, y: 422), by: way)
        phone.stage.rest()
        #expect(phone.depth == 2, "\(way)\n\(phone.story)")
      }
    }
  }

  @Test func `a slanting scroll: a flat swipe over the list pops all the same`() {
    everywhere([.v26], under: .each) { phone in
      let list = phone.addScrollView(content: CGSize(width: 390, height: 4000))
      list.popGestureRole = .claims(.verticalDrags)

      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }
}

extension Phone {
  /// Expects that a swipe from the middle leaves the pushed screen, and one from the edge pops it.
  fileprivate func expectOnlyEdgeSwipesPop(sourceLocation: SourceLocation = #_sourceLocation) {
    for (x, depth) in [(195, 2), (4, 1)] as [(CGFloat, Int)] {
      swipeRight(from: x)
      stage.rest()
      #expect(self.depth == depth, "\(story)", sourceLocation: sourceLocation)
    }
  }
}

/// The delegate of a table whose first row has actions and whose last one is open.
@MainActor
private final class Rows {
  func isOpen(at location: CGPoint) -> Bool { location.y > 500 }

  func hasLeadingActions(at location: CGPoint) -> Bool { location.y < 200 }
}

/// A reader that shows one of three pages.
private final class Reader: UIViewController, UIPageViewControllerDataSource {
  let index: Int
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  private let all = (0..<3).map { _ in UIViewController() }

  init(at index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pages.dataSource = self
    pages.setViewControllers([all[index]], direction: .forward, animated: false, completion: nil)
    addChild(pages)
    pages.view.frame = StageMetrics.screen
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
    pages.view.popGestureRole = .pageController(for: self) { $0.index == 0 }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: 1) }

  private func page(beside page: UIViewController, by step: Int) -> UIViewController? {
    all.firstIndex(of: page).flatMap { all.indices.contains($0 + step) ? all[$0 + step] : nil }
  }
}

final class NoteEditor: UIViewController, PopIntercepting {
  // in viewDidLoad: popInterceptor = self
  func allowsPop(by trigger: PopTrigger) -> Bool { !hasChanges }
  func didAttemptPop(by trigger: PopTrigger) { askWhetherToDiscard() }

  var hasChanges = true
  private(set) var questions = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    popInterceptor = self
  }

  private func askWhetherToDiscard() { questions += 1 }
}

/// A screen that knows whether its photo is magnified.
private final class Photo: UIViewController {
  var isMagnified = false
}
#endif
