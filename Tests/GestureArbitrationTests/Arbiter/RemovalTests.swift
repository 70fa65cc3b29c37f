#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// `GestureArbiter.remove()` leaves UIKit as it was, at any moment.
@MainActor @Suite struct RemovalTests {
  @Test(arguments: [0, 1, 2, 3, 6, 12, 16], [CGFloat(6), 195])
  func `removing the arbiter during a drag restores recognizers and delegates`(
    frame: Int, x: CGFloat
  ) {
    everywhereWithoutArbiter(under: .each) { stage in
      let screen = UIViewController()
      let pager = UIScrollView(frame: StageMetrics.screen)
      pager.contentSize = CGSize(width: 1950, height: 844)
      screen.view.addSubview(pager)
      stage.push(screen)
      let before = RecognizerSnapshot(stage, pager)
      let arbiter = stage.navigation.gestureArbiter
      pager.allowsPopGestureAtLeadingEdge = true
      arbiter.suspend(.edge, for: screen, because: "test")

      let script = TouchScript.drag(from: CGPoint(x: x, y: 422), by: CGPoint(x: 180, y: 4))
      for (index, step) in script.steps.enumerated() {
        if index == frame { arbiter.remove() }
        stage.engine.send([step.sample], at: step.time)
      }
      stage.rest()

      #expect(RecognizerSnapshot(stage, pager) == before, "\(stage.story)")
      #expect(stage.gates().isEmpty, "\(stage.story)")
      #expect(stage.navigation.transitionCoordinator == nil, "\(stage.story)")
    }
  }

  @Test(arguments: [4, 8, 14])
  func `removing the arbiter cancels the pop that its driver performs`(frame: Int) {
    everywhere([.v16, .v18], under: .each) { phone in
      phone.arbiter.driver = .arbiter
      phone.play(.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 180, y: 4))) { step in
        guard step == frame else { return }
        #expect(phone.stage.navigation.transitionCoordinator != nil, "\(phone.story)")
        phone.arbiter.remove()
      }
      phone.stage.rest()

      #expect(phone.depth == 2, "\(phone.story)")
      #expect(phone.stage.navigation.transitionCoordinator == nil, "\(phone.story)")
      #expect(phone.frame(of: phone.screen.view) == StageMetrics.screen, "\(phone.story)")
    }
  }

  @Test func `after the arbiter is removed UIKit decides as without one`() {
    everywhereWithoutArbiter(under: .each) { stage in
      let plain = Stage(behavior: stage.engine.behavior)
      for each in [stage, plain] {
        for _ in 0..<2 { each.push(UIViewController()) }
      }
      let arbiter = stage.navigation.gestureArbiter
      arbiter.policy = .disabled
      stage.swipeRight(from: 6)
      #expect(stage.depth == 3, "\(stage.story)")
      arbiter.remove()
      arbiter.remove()

      for each in [stage, plain] {
        each.swipeRight()
        each.swipeRight(from: 6)
      }

      #expect(stage.depth == plain.depth, "\(stage.story)")
      #expect(stage.depth < 3)
    }
  }

  @Test func `after the arbiter is removed, what is set on another one counts`() {
    let stage = Stage()
    stage.push(UIViewController())
    stage.navigation.gestureArbiter.policy = .disabled
    stage.navigation.gestureArbiter.remove()

    _ = stage.navigation.gestureArbiter
    stage.navigation.topViewController?.popPolicy = .disabled
    #expect(!stage.hasGates, "reading it has no effect")
    let explanation = stage.navigation.gestureArbiter.explanation(at: CGPoint(x: 195, y: 422))
    #expect(explanation.contains("judges no touch here"), "\(explanation)")
    #expect(stage.navigation.gestureArbiter.diagnose().first?.contains("removed") == true)
    stage.navigation.gestureArbiter.onDecision = nil
    #expect(!stage.hasGates, "taking something back has no effect")
    stage.navigation.topViewController?.popPolicy = nil
    stage.navigation.gestureArbiter.onDecision = { _ in }
    #expect(stage.hasGates)
    stage.swipeRight()

    #expect(stage.depth == 1, "\(stage.story)")
  }

  @Test func `after the arbiter is removed, no way back asks the screen`() {
    let stage = Stage()
    let editor = InterceptingScreen { _ in false }
    stage.push(editor)
    stage.rest()
    #expect(!stage.navigation.gestureArbiter.shouldPop(editor.navigationItem))
    stage.navigation.gestureArbiter.remove()

    #expect(stage.navigation.gestureArbiter.shouldPop(editor.navigationItem))
    #expect(stage.navigation.gestureArbiter.pop(animated: false))
    #expect(stage.depth == 1, "\(stage.story)")
  }

  @Test func `a removed arbiter is deallocated`() {
    let stage = Stage()
    weak var arbiter: GestureArbiter?
    do {
      let made = stage.navigation.gestureArbiter
      made.suspend(for: stage, because: "test")
      stage.swipeRight()
      made.remove()
      arbiter = made
    }
    // The system still holds the last event's touches until the next one.
    stage.swipeRight()

    #expect(arbiter == nil)
  }
}

/// UIKit's recognizers on two views, as an app can see them.
@MainActor
private struct RecognizerSnapshot: @preconcurrency Equatable {
  private struct Recognizer: Equatable {
    let identity: ObjectIdentifier
    let delegate: ObjectIdentifier?
    let isEnabled: Bool
    let state: UIGestureRecognizer.State
  }

  private let recognizers: [Recognizer]
  private let hasDelegate: Bool

  init(_ stage: Stage, _ content: UIView) {
    let views = [stage.navigation.view, content].compactMap { $0 }
    recognizers = views.flatMap { $0.gestureRecognizers ?? [] }.map {
      Recognizer(
        identity: ObjectIdentifier($0), delegate: $0.delegate.map(ObjectIdentifier.init),
        isEnabled: $0.isEnabled, state: $0.state)
    }
    hasDelegate = stage.navigation.delegate != nil
  }
}
#endif
