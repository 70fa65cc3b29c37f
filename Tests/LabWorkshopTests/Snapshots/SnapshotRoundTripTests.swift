#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

@MainActor
struct SnapshotRoundTripTests {
  private static let screens = LabScreen.all + LabScreen.flawed

  /// Writes a screen as a file, reads it, and builds it again.
  private static func rebuilt(_ screen: LabScreen) throws -> LabScreen {
    try SnapshotRoundTrip(screen, behavior: UIKitBehavior()).copy
  }

  @Test func `the snapshot of a screen can be read again`() throws {
    for screen in Self.screens {
      let snapshot = screen.snapshot()
      let read = try GestureSnapshot(json: snapshot.json.utf8, named: "screen.json")
      #expect(read == snapshot)
      #expect(read.json == snapshot.json)
    }
  }

  /// A sample; `gesture-lab check snapshots` plays whole maps on every release.
  @Test func `drags on the copy of a built-in screen have the same owners and reasons`() async {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      let slice = try #require(MapSlice(5, of: 9))
      for (index, screen) in SnapshotRoundTrip.screens.enumerated() {
        let versions = SystemVersion.allCases
        let directions: [MapDirection] = [.right, .left, .downRight]
        let trip = try SnapshotRoundTrip(
          screen, behavior: UIKitBehavior(version: versions[index % versions.count]))
        let differences = trip.mapDifferences(
          grid: MapGrid(spacing: 97), slice: slice,
          directions: [directions[index / versions.count % directions.count]])
        #expect(differences == [])
      }
    }
  }

  /// Every third screen; `gesture-lab check snapshots` plays all.
  @Test func `strokes on the copy of a built-in screen have the same timelines`() async {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      for (index, screen) in SnapshotRoundTrip.screens.enumerated()
      where index.isMultiple(of: 3) {
        let trip = try SnapshotRoundTrip(
          screen, behavior: UIKitBehavior(version: index.isMultiple(of: 2) ? .v26 : .v18))
        #expect(trip.timelineDifferences(seed: UInt64(index)) == [])
      }
    }
  }

  @Test func `the notes of a snapshot and of its screen list what is missing from it`() throws {
    func notes(_ name: String) throws -> [String] {
      let screen = try #require(Self.screens.first { $0.name == name })
      return try Self.rebuilt(screen).notes
    }
    #expect(try notes("flawed-policy").contains { $0.contains(#".refuse("always")"#) })
    #expect(try notes("flawed-rules").contains { $0.contains(#".refuse("landing")"#) })
    #expect(try notes("rows").contains { $0.contains("The condition of row was asked") })
    #expect(try notes("pages-first").contains { $0.contains("Where pages is among its pages") })
    #expect(try notes("flawed-circle").contains { $0.contains("The class of first.pan") })
    #expect(try notes("plain").count == 1)
  }

  @Test func `a stage with a copy is deallocated once it is released`() throws {
    for screen in [LabScreen.rows, .sheet, .backAction, .plain] {
      let copy = try Self.rebuilt(screen)
      weak var navigation: UINavigationController?
      weak var window: UIWindow?
      do {
        let stage = copy.stage()
        copy.show(on: stage)
        stage.rest()
        navigation = stage.navigation
        window = stage.window
      }
      #expect(navigation == nil, "\(screen.name)")
      #expect(window == nil, "\(screen.name)")
    }
  }

  @Test func `an app's delegate of UIKit's pop is replaced by one that agrees`()
    throws
  {
    final class Permissive: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }
    let permissive = Permissive()
    let stage = Stage(behavior: UIKitBehavior(version: .v18))
    stage.push(UIViewController())
    stage.navigation.isNavigationBarHidden = true
    stage.navigation.interactivePopGestureRecognizer?.delegate = permissive
    let copy = Stage(stage.arbiter.snapshot())
    for stage in [stage, copy] {
      stage.play(
        TouchScript().down(at: CGPoint(x: 4, y: 400))
          .move(to: CGPoint(x: 300, y: 400), over: 0.3).up())
      stage.rest()
      #expect(stage.navigation.viewControllers.count == 1)
    }
    #expect(withExtendedLifetime(permissive) { stage.arbiter.snapshot() }.notes.count > 1)
  }

  @Test func `a pan that waits for UIKit's pop waits for it in the copy`() throws {
    final class Waiting: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { otherGestureRecognizer.name == "UINavigationController.edgeSwipe" }
    }
    let waiting = Waiting()
    let stage = Stage()
    let screen = UIViewController()
    let pan = UIPanGestureRecognizer()
    pan.name = "own.pan"
    pan.delegate = waiting
    screen.view.addGestureRecognizer(pan)
    stage.push(screen)
    let snapshot = withExtendedLifetime(waiting) { stage.arbiter.snapshot() }
    #expect(snapshot.relations.contains { $0.answer == .waits })
    let copy = Stage(snapshot)
    copy.play(
      TouchScript().down(at: CGPoint(x: 4, y: 400))
        .move(to: CGPoint(x: 60, y: 400), over: 0.1).hold(for: 0.05).cancel())
    #expect(
      copy.timeline.lines.contains {
        $0.contains("own.pan") && $0.contains("waits for UINavigationController.edgeSwipe")
      }, "\(copy.timeline.lines.joined(separator: "\n"))")
  }

  /// A stack with a pager on its pushed screen, presented over another screen.
  private static func presentedStack(
    _ style: UIModalPresentationStyle
  ) -> (stage: Stage, pager: UIScrollView) {
    let stage = Stage()
    let presenter = UIViewController()
    stage.window.rootViewController = presenter
    let screen = UIViewController()
    let pager = UIScrollView(frame: stage.window.bounds)
    pager.contentSize = CGSize(width: 3 * stage.window.bounds.width, height: 844)
    pager.panGestureRecognizer.name = "feed.pan"
    pager.allowsPopGestureAtLeadingEdge = true
    screen.view.addSubview(pager)
    stage.push(screen)
    stage.navigation.modalPresentationStyle = style
    presenter.present(stage.navigation, animated: false)
    stage.rest()
    return (stage, pager)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .custom])
  func `a stack that is presented is presented in the copy, and built once`(
    style: UIModalPresentationStyle
  ) throws {
    let (stage, pager) = Self.presentedStack(style)
    let snapshot = withExtendedLifetime(pager) { stage.arbiter.snapshot() }
    let copy = Stage(try GestureSnapshot(json: snapshot.json.utf8, named: "modal.json"))

    #expect(copy.navigation.presentingViewController === copy.window.rootViewController)
    #expect(copy.arbiter.snapshot().views.count { $0.scroll != nil } == 1)
    #expect(copy.notes.allSatisfy { !$0.hasPrefix("Built elsewhere") }, "\(copy.notes)")
    copy.drag(.right, from: CGPoint(x: 195, y: 500))
    copy.rest()
    #expect(copy.navigation.viewControllers.count == 1, "\(copy.timeline.lines)")
    #expect(copy.timeline.lines.count { $0.contains("feed.pan") } <= 1)
  }

  @Test func `the bar of the copy lies below the safe area of the window`() throws {
    let stage = Stage()
    stage.engine.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    stage.push(UIViewController())
    stage.rest()
    let copy = Stage(stage.arbiter.snapshot())

    #expect(copy.window.safeAreaInsets.top == 59)
    #expect(copy.navigation.navigationBar.frame.minY == 59)
    #expect(copy.notes.allSatisfy { !$0.hasPrefix("Built elsewhere") }, "\(copy.notes)")
    try copy.tapBackButton()
    copy.rest()
    #expect(copy.navigation.viewControllers.count == 1)
  }

  /// UIKit pushes the detail's stack onto the primary's when it collapses a split view (C260).
  @Test func `a stack that is a screen of another is read, and built as a screen`() throws {
    let stage = Stage()
    let detail = UIViewController()
    let inner = UIViewController()
    detail.addChild(inner)
    detail.view.addSubview(inner.view)
    inner.didMove(toParent: detail)
    stage.push(detail)
    var snapshot = stage.arbiter.snapshot()
    for index in snapshot.controllers.indices
    where snapshot.controllers[index].parent == snapshot.navigation.controller {
      #expect(snapshot.controllers[index].kind == .screen)
    }
    snapshot.controllers[snapshot.navigation.controller].type = "Primary"

    let copy = Stage(try GestureSnapshot(json: snapshot.json.utf8, named: "collapsed.json"))
    #expect(copy.navigation.viewControllers.count == 2)
  }

  @Test func `a view without the recognizers that the system gave it is noted`() throws {
    var snapshot = LabScreen.pannedMap.snapshot()
    let pan = try #require(snapshot.recognizers.firstIndex { $0.name == "map.pan" })
    snapshot.recognizers[pan].maker = .system
    #expect(
      LabScreen(snapshot, named: "s").notes.contains(
        "Without the recognizers that the system gives it: map."))
  }

  @Test func `views that are built elsewhere, or not at all, are noted`() throws {
    var snapshot = LabScreen.rows.snapshot()
    let cell = try #require(snapshot.views.firstIndex { $0.kind == .cell })
    snapshot.views[cell].role = GestureSnapshot.Registration(name: "first", role: .simultaneous)
    // The first cell that is visible lies at the top of the screen.
    snapshot.views[cell].frame.origin.y += 90
    #expect(
      LabScreen(snapshot, named: "s").notes.contains {
        $0 == "Built elsewhere: first from (0, 90) to (0, 0)."
      }, "\(LabScreen(snapshot, named: "s").notes)")
  }

  @Test func `a screen without class names has the same owners`() throws {
    for screen in [LabScreen.nestedMiddlePage, .map, .slider, .rows] {
      let snapshot = screen.snapshot(includingClassNames: false)
      #expect(snapshot.views.allSatisfy { $0.type == nil })
      #expect(snapshot.recognizers.allSatisfy { $0.type == nil })
      #expect(!snapshot.json.contains("UIViewController"))
      let copy = LabScreen(snapshot, named: screen.name)
      let script = TouchScript().down(at: CGPoint(x: 195, y: screen.strokeHeight))
        .move(to: CGPoint(x: 320, y: screen.strokeHeight), over: 0.2).up()
      #expect(
        Trial(script, on: copy, withArbiter: true).owner
          == Trial(script, on: screen, withArbiter: true).owner)
    }
  }

  /// Every third screen.
  @Test func `the diagnosis of a screen is the same after a round trip`() async {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      for (index, screen) in SnapshotRoundTrip.screens.enumerated() where index % 3 == 1 {
        let controllers = screen.snapshot().controllers
        let issues = [screen, try Self.rebuilt(screen)].map { screen in
          let stage = screen.stage()
          screen.show(on: stage)
          return stage.navigation.gestureArbiter.diagnose().map { issue in
            // Classes of the app are not rebuilt.
            controllers.flatMap { [$0.type, $0.interceptor] }.compactMap { $0 }
              .reduce("\(issue)") { $0.replacingOccurrences(of: $1, with: "a class") }
              .replacingOccurrences(of: "SnapshotController", with: "a class")
              .replacingOccurrences(of: "RebuiltInterceptor", with: "a class")
          }
        }
        #expect(issues[0] == issues[1], "\(screen.name)")
      }
    }
  }
}
#endif
