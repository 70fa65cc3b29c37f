#if HEADLESS
import Foundation
import HeadlessUIKit

/// A recognizer without logic: tests set its state and the answers of its overrides.
@MainActor
final class Probe: UIGestureRecognizer {
  var onTouches: (Probe, UITouch.Phase) -> Void = { _, _ in }
  var onReset: (Probe) -> Void = { _ in }
  var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
  var canBePreventedBy: (UIGestureRecognizer) -> Bool = { _ in true }
  var requiresFailureOf: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequiredToFailBy: (UIGestureRecognizer) -> Bool = { _ in false }
  var onPresses: (Probe, UIPress.Phase, UIPressesEvent) -> Void = { _, _, _ in }
  private(set) var phases: [UITouch.Phase] = []
  private(set) var lastEvent: UIEvent?
  private(set) var pressPhases: [UIPress.Phase] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { record(.began, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { record(.moved, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { record(.ended, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    record(.cancelled, event)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    recordPress(.began, event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    recordPress(.changed, event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    recordPress(.ended, event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    recordPress(.cancelled, event)
  }

  override func reset() { onReset(self) }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { canBePreventedBy(other) }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    requiresFailureOf(other)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    isRequiredToFailBy(other)
  }

  private func record(_ phase: UITouch.Phase, _ event: UIEvent) {
    phases.append(phase)
    lastEvent = event
    onTouches(self, phase)
  }

  private func recordPress(_ phase: UIPress.Phase, _ event: UIPressesEvent) {
    pressPhases.append(phase)
    onPresses(self, phase, event)
  }
}

/// A recognizer delegate made of closures, whose defaults match unimplemented methods.
@MainActor
final class DelegateStub: NSObject, UIGestureRecognizerDelegate {
  var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var simultaneous: (UIGestureRecognizer) -> Bool = { _ in false }
  var requiresFailureOf: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequiredToFailBy: (UIGestureRecognizer) -> Bool = { _ in false }
  var receivesTouch: (UITouch) -> Bool = { _ in true }
  var receivesEvent: (UIEvent) -> Bool = { _ in true }
  var receivesPress: (UIPress) -> Bool = { _ in true }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { simultaneous(other) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { requiresFailureOf(other) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { isRequiredToFailBy(other) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receivesTouch(touch) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { receivesEvent(event) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { receivesPress(press) }
}

/// A view that records its touches in a timeline.
@MainActor
final class TouchRecordingView: UIView {
  var name = "view"
  weak var timeline: Timeline?
  var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var onTouches: (Set<UITouch>, UITouch.Phase) -> Void = { _, _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    record(touches, .began)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    record(touches, .moved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    record(touches, .ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    record(touches, .cancelled)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    shouldBegin(recognizer)
  }

  private func record(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    timeline?.note("\(name) \(phase)", .view)
    onTouches(touches, phase)
  }
}
#endif
