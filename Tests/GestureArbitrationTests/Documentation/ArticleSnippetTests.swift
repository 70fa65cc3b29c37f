#if HEADLESS
import Foundation
import GestureArbitration
import GestureDiagnostics
import GestureLab
import HeadlessUIKit
import Testing

/// The Swift of the articles for apps.
@MainActor @Suite struct ArticleSnippetTests {
  @Test(arguments: [
    "GestureArbitration", "suspending-gestures", "GestureRules", "writing-a-policy",
    "choosing-a-role",
    "popping-where-uikit-does-not",
    "dismissing-a-zoom",
    "finding-out-why", "testing-without-a-phone", "taking-a-snapshot",
    "from-a-bug-report-to-a-test", "SystemPopTransition",
  ])
  func `the files of these tests have every line of Swift in the article`(name: String) throws {
    let article = try #require(DocumentedSources.article(name))
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let source = Set(
      ["Snippet", "Manifest", "Suspension"].flatMap {
        DocumentedSources.text(of: folder.appending(path: "Article\($0)Tests.swift")).components(
          separatedBy: "\n")
      }.map { $0.trimmingCharacters(in: .whitespaces) })

    #expect(!article.blocks(of: "swift").isEmpty)
    for block in article.blocks(of: "swift") {
      for line in block.components(separatedBy: "\n") where !line.isEmpty {
        #expect(source.contains(line.trimmingCharacters(in: .whitespaces)), "\(name): \(line)")
      }
    }
  }

  @Test func `the decision of the overview prints as the article shows it`() throws {
    let attempt = PopAttempt(
      hasMoved: true, start: CGPoint(x: 195, y: 422), translation: CGPoint(x: 3, y: 160),
      velocity: CGPoint(x: 40, y: 900), time: 0.1)
    let decision = PopPolicy.standard.decision(on: attempt)
    print(decision)

    let article = try #require(DocumentedSources.article("GestureRules"))
    #expect(article.blocks(of: "text").first == "\(decision)")
  }

  @Test func `a recording becomes a test as in the article`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: url) }
    let stage = Stage()
    let screen = UIViewController()
    screen.popPolicy = .edgeOnly
    stage.push(screen)
    let navigationController = stage.navigation

    navigationController.gestureArbiter.isRecording = true
    stage.drag(.right, from: CGPoint(x: 195, y: 400))
    try navigationController.gestureArbiter.trace.json
      .write(to: url, atomically: true, encoding: .utf8)

    let trace = try GestureTrace(json: Data(contentsOf: url), named: "report.json")
    let again = Reproduction.all(of: trace, named: "report.json")
    #expect(!again.isEmpty)
    for take in again { #expect(take.isSame, "\(take.differences)") }
    #expect(trace.differences(under: .edgeOnly).isEmpty)
    #expect(!trace.differences(under: .standard).isEmpty)
  }

  @Test func `a role is tried on the screen of a recording as in the article`() throws {
    let app = Stage()
    let screen = UIViewController()
    let content = UIScrollView(frame: app.window.bounds)
    content.contentSize = CGSize(width: 39_000, height: 844)
    content.contentOffset.x = 19_500
    screen.view.addSubview(content)
    app.push(screen)
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try app.arbiter.snapshot().json.write(to: url, atomically: true, encoding: .utf8)

    let file = try GestureSnapshot(json: Data(contentsOf: url), named: "feed.json")
    let stage = Stage(file)
    let view = stage.window.hitTest(CGPoint(x: 195, y: 400), with: nil)
    let carousel = try #require(view as? UIScrollView)
    carousel.popGestureRole = .carousel
    stage.drag(.right, from: CGPoint(x: 4, y: 400))
    stage.rest()
    #expect(stage.navigation.viewControllers.count == 1)

    // Without a role, and with the other one of the article, the carousel keeps the drag.
    for role in [nil, .claims(.horizontalDrags, from: .all)] as [PopGestureRole?] {
      let stage = Stage(file)
      let view = stage.window.hitTest(CGPoint(x: 195, y: 400), with: nil)
      view?.popGestureRole = role
      stage.drag(.right, from: CGPoint(x: 4, y: 400))
      stage.rest()
      #expect(stage.navigation.viewControllers.count == 2)
    }
  }

  @Test func `a snapshot is written, read and played as in the article`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: url) }
    let pushed = Stage()
    let screen = UIViewController()
    let pan = UIPanGestureRecognizer()
    pan.name = "map.pan"
    screen.view.addGestureRecognizer(pan)
    screen.view.popGestureRole = .map
    pushed.push(screen)
    let navigationController = pushed.navigation

    let snapshot = navigationController.gestureArbiter.snapshot()
    try snapshot.json.write(to: url, atomically: true, encoding: .utf8)

    let file = try GestureSnapshot(json: Data(contentsOf: url), named: "feed.json")
    let stage = Stage(file)
    stage.drag(.right, from: CGPoint(x: 195, y: 400))
    stage.rest()
    #expect(stage.timeline.winners.contains { $0.name == "map.pan" })
    #expect(stage.navigation.viewControllers.count == 2)

    let map = StagedScreen(file, named: "feed").conflictMap([.right])
    let promise = DragPromise(.right, from: { $0.x > 20 && $0.y > 44 }, goesTo: .content("map"))
    #expect(map.breach(of: promise) == nil)
    #expect(file == snapshot)
    #expect(stage.notes.starts(with: file.notes))
  }

  @Test func `a policy has the start areas and rules of the article`() {
    let arbiter = UINavigationController(rootViewController: UIViewController()).gestureArbiter

    arbiter.policy.start = .leading(120)
    arbiter.policy.edgeStart = .box(bottom: 600)
    arbiter.policy.rules.insert(.refuse("editing") { $0.isEditing }, at: 0)
    print(arbiter.policy)

    #expect(arbiter.policy.rules.count == PopPolicy.standardRules.count + 1)
  }

  @Test func `views have the roles of the article`() {
    let navigationController = UINavigationController(rootViewController: UIViewController())
    let arbiter = navigationController.gestureArbiter
    let (pagingScrollView, carousel) = (UIScrollView(), UIScrollView())
    let views = (0..<7).map { _ in UIView() }
    let (chart, mapView, timeline, canvas) = (views[0], views[1], views[2], views[6])
    let (webView, textView, table) = (views[3], views[4], views[5])
    let (history, selection, rows) = (History(), Selection(), Rows())
    let screen = UIViewController()

    pagingScrollView.allowsPopGestureAtLeadingEdge = true
    carousel.popGestureRole = .carousel
    chart.popGestureRole = .claims(.horizontalDrags)
    arbiter.register(mapView, as: .map, named: "store map")
    timeline.popGestureRole = .claims { drag in drag.location.x > 150 }
    webView.popGestureRole = .claims(from: .all) { _ in history.canGoBack }
    textView.popGestureRole = .claims { _ in selection.isActive }
    table.popGestureRole = .claims { drag in
      rows.isOpen(at: drag.location) || rows.hasLeadingActions(at: drag.location)
    }
    canvas.popGestureRole = .claims(for: screen) { screen, _ in screen.isEditing }

    #expect(([pagingScrollView, carousel] + views).allSatisfy { $0.popGestureRole != nil })
  }

  @Test func `the scroll views inside a registered one share its role, as the article says`() {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 160)
    let collectionView = UICollectionView(
      frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    let (shelf, carousel) = (UIScrollView(frame: frame), UIScrollView(frame: frame))
    for scrollView in [shelf, carousel] {
      scrollView.contentSize = CGSize(width: 1600, height: 160)
      collectionView.addSubview(scrollView)
    }

    collectionView.allowsPopGestureAtLeadingEdge = true  // its sideways sections too
    carousel.popGestureRole = nil  // but not this one

    #expect(shelf.allowsPopGestureAtLeadingEdge && !carousel.allowsPopGestureAtLeadingEdge)
  }

  @Test func `views have the roles of the article towards enclosing pans`() {
    let (chart, mapInPanel, pager) = (UIView(), UIView(), UIScrollView())

    chart.popGestureRole = .claims(.verticalDrags).forEnclosingPans
    mapInPanel.popGestureRole = .map.forEnclosingPans
    pager.popGestureRole = .pagingScrollView.forEnclosingPans

    #expect([chart, mapInPanel].map { $0.gestureRecognizers?.count } == [2, 1])
    #expect(
      pager.gestureRecognizers?.contains { $0.name == "GestureArbiter.enclosingPanDeferral" }
        == true)
  }

  @Test func `tabs go around the stack of a stage as in the article`() {
    let stage = Stage()
    let screen = UIViewController()

    let tabs = UITabBarController()
    stage.window.rootViewController = tabs
    tabs.viewControllers = [stage.navigation, UIViewController()]
    stage.push(screen)

    tabs.selectedIndex = 1
    #expect(screen.viewIfLoaded?.window == nil)
    tabs.selectedIndex = 0
    stage.drag(.right, from: CGPoint(x: 195, y: 400))
    stage.rest()
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func `a zoom asks the rules as in the article`() {
    let navigationController = UINavigationController(rootViewController: UIViewController())
    let (photo, thumbnail, photoView, zoom) = (UIViewController(), UIView(), UIView(), Zoom())

    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = navigationController.gestureArbiter.zoomDismissal
    photo.preferredTransition = .zoom(options: options) { _ in thumbnail }
    photoView.popGestureRole = .claims { _ in zoom.isMagnified }

    navigationController.pushViewController(photo, animated: false)
    navigationController.loadViewIfNeeded()
    #expect(
      !navigationController.gestureArbiter.diagnose().contains {
        $0.contains("preferredTransition")
      })
    #expect(photoView.popGestureRole != nil)
  }

  @Test func `a driver and its screens are set as in the article`() {
    final class CommentsController: UIViewController {}
    let article = UIViewController()
    let (viewController, editor, actionBar) = (UIViewController(), Editor(), UIView())
    let player = UIViewController()
    let arbiter = UINavigationController(rootViewController: article).gestureArbiter
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }

    GestureArbiter.defaults.allowsFullScreenPop = true
    player.popsWithoutBackButton = true
    arbiter.driver = .arbiter
    viewController.popTransition = .sideBySide
    article.pushCandidate = { CommentsController() }
    editor.popInterceptor = editor
    article.companionBar = actionBar

    #expect(arbiter.driver == .arbiter)
    #expect(article.companionBar === actionBar)
    #expect(viewController.allowsFullScreenPop == nil && player.popsWithoutBackButton == true)
  }

  @Test func `a trace is checked as in the article`() throws {
    let arbiter = UINavigationController(rootViewController: UIViewController()).gestureArbiter
    let editing = PopRule.refuse("editing") { $0.isEditing }

    arbiter.onDecision = { print($0) }
    arbiter.traceCapacity = 1_000
    print(arbiter.trace)
    print(arbiter.explanation(at: CGPoint(x: 195, y: 400)))
    for issue in arbiter.diagnose() { print(issue) }
    let data = Data(arbiter.trace.json.utf8)
    let editor = PopPolicy(rules: [editing] + PopPolicy.standardRules)

    let trace = try GestureTrace(json: data, named: "bug.json")
    #expect(trace.differences(under: editor).isEmpty)
  }

  @Test func `an exploration finds the same outcome everywhere`() {
    let swipe = TouchScript.drag(from: CGPoint(x: 8, y: 422), by: CGPoint(x: 300, y: 4))

    let exploration = Exploration { behavior, seed in
      let stage = Stage(behavior: behavior, seed: seed)
      stage.push(MyScreen())
      stage.play(swipe)
      stage.rest()
      return .init(stage.navigation.viewControllers.count, of: stage.engine)
    }
    #expect(exploration.isSameEverywhere, "\(exploration)")
  }

  @Test func `a screen is touched as in the article`() throws {
    let (screen, saveButton, mapView) = (UIViewController(), UIButton(), UIView())
    saveButton.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
    mapView.frame = CGRect(x: 0, y: 500, width: 390, height: 300)
    let shareItem = UIBarButtonItem(primaryAction: UIAction { _ in })
    screen.view.addSubview(saveButton)
    screen.view.addSubview(mapView)
    screen.navigationItem.rightBarButtonItem = shareItem

    let stage = Stage(iOS: .v18)
    stage.push(screen)
    try stage.tap(saveButton)
    try stage.tap(shareItem)
    try stage.drag(.left, on: mapView)
    stage.drag(.right, from: CGPoint(x: 8, y: 400))
    stage.rest()
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func `a drag is drawn as in the article`() throws {
    let stage = Stage(iOS: .v26)
    let screen = FeedController()
    stage.push(screen)
    screen.carousel.popGestureRole = .carousel
    screen.carousel.panGestureRecognizer.name = "carousel.pan"

    stage.drag(.right, from: CGPoint(x: 195, y: 422))
    try stage.expect {
      "carousel.pan  ·b==========e"
      "content pop   f"
    }
  }

  @Test func `a map is promised and drawn, and a screen written down, as in the article`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (picture, file) = (folder.appending(path: "a.svg"), folder.appending(path: "a.json"))

    let feed = StagedScreen("feed", iOS: .v26) { stage in
      let screen = FeedController()
      stage.push(screen)
      stage.arbiter.register(screen.carousel, as: .carousel, named: "carousel")
    }
    let map = feed.conflictMap([.right])
    let promise = DragPromise(
      .right, from: { $0.x < 44 || $0.y < 44 }, goesTo: .pop, elsewhere: .content("carousel"))
    #expect(map.breach(of: promise) == nil)
    #expect(map.owner(of: .right, from: CGPoint(x: 8, y: 400)) == .pop)
    try map.svg(of: .right).write(to: picture, atomically: true, encoding: .utf8)
    let stage = Stage()
    stage.push(FeedController())
    try stage.arbiter.snapshot().json.write(to: file, atomically: true, encoding: .utf8)

    let greedy = DragPromise(.right, from: { $0.y > 44 }, goesTo: .pop)
    let article = try #require(DocumentedSources.article("testing-without-a-phone"))
    #expect(article.blocks(of: "text").first == map.breach(of: greedy)?.description)
    let snapshot = try GestureSnapshot(json: Data(contentsOf: file), named: "a.json")
    #expect(Stage(snapshot).navigation.viewControllers.count == 2)
  }
}

extension ArticleSnippetTests {
  @Test func `the closure of the article moves the card with a pan`() {
    let stage = Stage(iOS: .v18)
    let card = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    let pan = UIPanGestureRecognizer()
    card.addGestureRecognizer(pan)
    stage.window.addSubview(card)

    pan.onAction { pan in
      card.center.x += pan.translation(in: nil).x
      pan.setTranslation(.zero, in: nil)
    }
    stage.drag(.right, from: CGPoint(x: 200, y: 400))

    #expect(card.center.x > 300)
  }
}

/// The screen of the article: a carousel that fills it.
private final class FeedController: UIViewController {
  let carousel = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    carousel.frame = view.bounds
    carousel.contentSize = CGSize(width: 3_900, height: view.bounds.height)
    carousel.contentOffset.x = 1_950
    view.addSubview(carousel)
  }
}

private final class MyScreen: UIViewController {}

private final class Editor: UIViewController, PopIntercepting {
  func allowsPop(by trigger: PopTrigger) -> Bool { true }
}

@MainActor
private final class Zoom {
  var isMagnified = true
}

@MainActor
private final class History {
  var canGoBack = false
}

@MainActor
private final class Selection {
  var isActive = false
}

@MainActor
private final class Rows {
  func isOpen(at location: CGPoint) -> Bool { false }
  func hasLeadingActions(at location: CGPoint) -> Bool { false }
}

/// The test that the article on testing begins with.
@Suite struct StageExampleTests {
  // swift-format-ignore
  @MainActor @Test func aPagerPopsAtItsLeadingEdge() {
    let stage = Stage(iOS: .v26)               // an engine under UIKit's names, on a virtual clock
    let gallery = GalleryViewController()      // your own screen
    stage.push(gallery)
    stage.drag(.right, from: CGPoint(x: 195, y: 422))
    stage.rest()
    #expect(stage.navigation.viewControllers.count == 1)   // popped
  }
}

/// A screen of an app: photos, page by page.
private final class GalleryViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let pager = UIScrollView(frame: view.bounds)
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: view.bounds.width * 5, height: view.bounds.height)
    pager.allowsPopGestureAtLeadingEdge = true
    view.addSubview(pager)
  }
}
#endif
