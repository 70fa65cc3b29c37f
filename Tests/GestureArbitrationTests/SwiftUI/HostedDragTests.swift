#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Gestures of hosted content beside a driver's pops.
@MainActor @Suite struct HostedDragTests {
  /// Where a full-screen pop is asked for.
  enum Line: CaseIterable { case app, stack, screen }

  nonisolated private static let old: [SystemVersion] = SystemVersion.allCases.filter { $0 < .v18 }
  nonisolated private static let gestures: [HeadlessHostingView.Gesture] =
    [.tap] + [0, 10, 30].map { .drag(minimumDistance: $0) }

  /// Pushes hosted content with a gesture, drags over it, and returns how often the gesture moved.
  private func drag(
    _ gesture: HeadlessHostingView.Gesture?, on stage: Stage, under line: Line,
    from x: CGFloat = 195,
    setUp: (HostedScreen) -> Void = { _ in }
  ) -> Int {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    let screen = HostedScreen()
    switch line {
    case .app: GestureArbiter.defaults.allowsFullScreenPop = true
    case .stack: stage.navigation.allowsFullScreenPop = true
    case .screen: screen.allowsFullScreenPop = true
    }
    stage.push(screen)
    var moves = 0
    if let gesture {
      (screen.view as? HeadlessHostingView)?.addGesture(gesture, onChanged: { _ in moves += 1 })
    }
    setUp(screen)
    stage.swipeRight(from: x)
    return moves
  }

  @Test(arguments: gestures, [Line.app, .stack])
  func `C101: a line that names no screen leaves the drags of hosted content before iOS 18`(
    gesture: HeadlessHostingView.Gesture, line: Line
  ) {
    everywhereWithoutArbiter(Self.old) { stage in
      let plain = Stage(behavior: stage.engine.behavior)
      let screen = HostedScreen()
      plain.push(screen)
      var expected = 0
      (screen.view as? HeadlessHostingView)?.addGesture(gesture, onChanged: { _ in expected += 1 })
      plain.swipeRight()

      let moves = drag(gesture, on: stage, under: line)
      #expect(stage.depth == 2 && moves == expected, "\(moves) of \(expected)\n\(stage.story)")
    }
  }

  @Test func `C101: a drag of hosted content begins before a driver's pan from iOS 18 on`() {
    everywhereWithoutArbiter([.v18]) { stage in
      #expect(drag(.drag(minimumDistance: 10), on: stage, under: .app) > 1, "\(stage.story)")
      #expect(stage.depth == 2, "\(stage.story)")
    }
  }

  @Test(arguments: [SystemVersion.v16, .v18])
  func `a tap of hosted content keeps no pop from iOS 18 on`(version: SystemVersion) {
    everywhereWithoutArbiter([version]) { stage in
      _ = drag(.tap, on: stage, under: .app)
      #expect(stage.depth == (version < .v18 ? 2 : 1), "\(stage.story)")
    }
  }

  @Test(arguments: Line.allCases)
  func `hosted content without gestures is popped`(line: Line) {
    everywhereWithoutArbiter(Self.old) { stage in
      _ = drag(nil, on: stage, under: line)
      #expect(stage.depth == 1, "\(stage.story)")
    }
  }

  @Test func `a line of the screen's own pops hosted content, and an edge swipe does`() {
    everywhereWithoutArbiter(Self.old) { stage in
      _ = drag(.drag(minimumDistance: 10), on: stage, under: .screen)
      #expect(stage.depth == 1, "\(stage.story)")
      _ = drag(.drag(minimumDistance: 10), on: stage, under: .app, from: 6)
      #expect(stage.depth == 1, "\(stage.story)")
    }
  }

  @Test func `a role in hosted content says itself what is popped`() {
    everywhereWithoutArbiter(Self.old) { stage in
      _ = drag(.drag(minimumDistance: 10), on: stage, under: .app) { screen in
        let pager = UIScrollView(frame: screen.view.bounds)
        pager.contentSize.width = 3 * pager.bounds.width
        pager.allowsPopGestureAtLeadingEdge = true
        screen.view.addSubview(pager)
      }
      #expect(stage.depth == 1, "\(stage.story)")
    }
  }

  /// What names hosted content as what is popped.
  enum Name: CaseIterable { case child, transition, ownPan }

  @Test(arguments: Name.allCases)
  func `a line of a child, a transition and a pan of the app's name the screen`(name: Name) {
    everywhereWithoutArbiter(Self.old) { stage in
      let child = HostedScreen()
      _ = drag(nil, on: stage, under: .app, from: 390) { screen in
        (screen.view as? HeadlessHostingView)?.addGesture(.drag(minimumDistance: 10))
        switch name {
        case .child:
          screen.addChild(child)
          screen.view.addSubview(child.view)
          child.didMove(toParent: screen)
          child.allowsFullScreenPop = true
        case .transition: screen.popTransition = .system
        case .ownPan:
          let pan = UIPanGestureRecognizer()
          stage.navigation.view.addGestureRecognizer(pan)
          pan.onAction { [weak stack = stage.navigation] pan in
            if pan.state == .began { stack?.popViewController(animated: false) }
          }
          stage.navigation.gestureArbiter.addPopRecognizer(pan, for: .contentPop)
        }
      }
      #expect(stage.depth == 2, "\(stage.story)")
      GestureArbiter.defaults.allowsFullScreenPop = true
      defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
      stage.swipeRight()
      #expect(stage.depth == 1, "\(name)\n\(stage.story)")
    }
  }

  @Test func `an explanation names the hosted content`() {
    let stage = Stage(behavior: UIKitBehavior(version: .v16))
    _ = drag(.drag(minimumDistance: 10), on: stage, under: .app)
    GestureArbiter.defaults.allowsFullScreenPop = true
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    let text = stage.arbiter.explanation(at: CGPoint(x: 195, y: 422))
    #expect(text.contains("hosted SwiftUI content claims"), "\(text)")
  }
}
#endif
