import Foundation
import UIKitShim

/// Judges swipes with two fingers on a trackpad, which carry no touches (C132, C254), and moves the
/// screen with them where only a driver pops.
///
/// A ``PopGate`` is fed by touches and never sees such a swipe. This pan accepts nothing else. Pops
/// that follow the trackpad wait for it: it fails to let them begin, and begins to refuse them, or
/// to pop itself. A swipe counts as a content pop wherever the pointer is; pushes do not follow it.
@MainActor
final class TrackpadGate: UIPanGestureRecognizer, DriverPan, UIGestureRecognizerDelegate {
  let gesture = NavigationGesture.contentPop
  var session: GestureSession?
  var popController: InteractivePopController? { arbiter?.popController }
  private weak var arbiter: GestureArbiter?
  /// UIKit's and the app's recognizers that follow the swipe.
  private var pops: [WeakRecognizer] = []
  /// Whether the pan pops, instead of keeping others from it.
  private var isPopping = false

  init(arbiter: GestureArbiter) {
    self.arbiter = arbiter
    super.init(target: nil, action: nil)
    name = "\(RecognizerNames.prefix)trackpadGate"
    allowedScrollTypesMask = .continuous
    allowedTouchTypes = []
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    delegate = self
    ActionObserver.observe(self) { [weak self] in
      if let self, isPopping { popController?.handle(self) }
    }
  }

  /// Called before any recognizer receives the swipe.
  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard event.type == .scroll, let arbiter, super.shouldReceive(event) else { return false }
    pops = arbiter.trackpadPops.map { WeakRecognizer($0) }
    return !pops.isEmpty || arbiter.drivesTrackpad
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let arbiter, let view = arbiter.navigationController?.viewIfLoaded else { return false }
    let pointer = location(in: view)
    let session = GestureSession(
      arbiter, pointer: pointer, over: view.hitTest(pointer, with: nil),
      pop: pops.first?.recognizer, driverPop: arbiter.drivesTrackpad ? self : nil)
    self.session = session
    var action = session.swiped(by: way, at: velocity(in: nil))
    // Once it agrees there is nothing left to ask about.
    if case .askScreen = action { action = session.askScreen(about: gesture) }
    switch action {
    case .allow(let decision):
      isPopping = session.driverPop(for: gesture) === self && !session.systemPopWouldBegin(gesture)
      report(decision, in: session)
      return isPopping
    case .refuse(let decision):
      report(decision, in: session)
      return true
    case .giveUp: return false
    case .wait, .hold, .askScreen: return true
    }
  }

  override func reset() {
    super.reset()
    popController?.recognizerWasReset(self)
    session = nil
    pops = []
    isPopping = false
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    holds(otherGestureRecognizer)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    isPopping
      ? super.canPrevent(preventedGestureRecognizer) : holds(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    isPopping && super.canBePrevented(by: preventingGestureRecognizer)
  }

  private func holds(_ other: UIGestureRecognizer) -> Bool {
    pops.contains { $0.recognizer === other }
  }

  /// Where the swipe leads: UIKit may reset the translation when a pan begins (C105).
  private var way: CGPoint {
    let translation = translation(in: nil)
    return translation == .zero ? velocity(in: nil) : translation
  }

  private func report(_ decision: PopDecision, in session: GestureSession) {
    arbiter?.tracer?.conclude(decision, in: session)
    arbiter?.report(decision)
  }
}

// MARK: - Moving a driver's transition

extension TrackpadGate {
  var dragTranslation: CGPoint { translation(in: nil) }
  var dragTranslationBefore: CGPoint { .zero }
  var liftVelocity: CGPoint { velocity(in: nil) }
}

extension GestureArbiter {
  /// UIKit's and the app's recognizers that follow a trackpad.
  var trackpadPops: [UIGestureRecognizer] {
    let system = [.edgePop, .contentPop].compactMap { systemRecognizer(for: $0) }
    return (system + appPops.compactMap(\.recognizer.recognizer)).filter { pop in
      guard let pan = pop as? UIPanGestureRecognizer else { return false }
      return pan.isEnabled && pan.allowedScrollTypesMask.contains(.continuous)
    }
  }

  /// Whether a driver pops with a trackpad.
  var drivesTrackpad: Bool {
    drives(.contentPop) && popController.map { !$0.replacesTransition } ?? false
  }
}
