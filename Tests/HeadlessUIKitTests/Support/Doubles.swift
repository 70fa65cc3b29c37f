import Foundation
import HeadlessUIKit

/// A recognizer that does nothing by itself: tests set its state and give its answers.
@MainActor
final class Probe: UIGestureRecognizer {
  var onTouches: (Probe, UITouch.Phase) -> Void = { _, _ in }
  var onReset: (Probe) -> Void = { _ in }
  var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
  var isPreventedBy: (UIGestureRecognizer) -> Bool = { _ in true }
  var waitsFor: (UIGestureRecognizer) -> Bool = { _ in false }
  var isWaitedForBy: (UIGestureRecognizer) -> Bool = { _ in false }
  private(set) var phases: [UITouch.Phase] = []
  private(set) var lastEvent: UIEvent?
  var onPresses: (Probe, UIPress.Phase, UIPressesEvent) -> Void = { _, _, _ in }
  private(set) var pressPhases: [UIPress.Phase] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { take(.began, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { take(.moved, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { take(.ended, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    take(.cancelled, event)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    takePress(.began, event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    takePress(.changed, event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    takePress(.ended, event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    takePress(.cancelled, event)
  }

  override func reset() { onReset(self) }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventedBy(other) }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { waitsFor(other) }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    isWaitedForBy(other)
  }

  private func take(_ phase: UITouch.Phase, _ event: UIEvent) {
    phases.append(phase)
    lastEvent = event
    onTouches(self, phase)
  }

  private func takePress(_ phase: UIPress.Phase, _ event: UIPressesEvent) {
    pressPhases.append(phase)
    onPresses(self, phase, event)
  }
}

/// A delegate whose answers are closures; left alone, it answers as an absent method would.
@MainActor
final class Answers: NSObject, UIGestureRecognizerDelegate {
  var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var simultaneous: (UIGestureRecognizer) -> Bool = { _ in false }
  var waitsFor: (UIGestureRecognizer) -> Bool = { _ in false }
  var isWaitedForBy: (UIGestureRecognizer) -> Bool = { _ in false }
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
  ) -> Bool { waitsFor(other) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { isWaitedForBy(other) }

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

/// A view that writes its touches into a timeline.
@MainActor
final class TouchedView: UIView {
  var name = "view"
  weak var timeline: Timeline?
  var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var onTouches: (Set<UITouch>, UITouch.Phase) -> Void = { _, _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    take(touches, .began)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    take(touches, .moved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    take(touches, .ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    take(touches, .cancelled)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    shouldBegin(recognizer)
  }

  private func take(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    timeline?.note("\(name) \(phase)", .view)
    onTouches(touches, phase)
  }
}
