import Foundation

/// A view that behaves under fingers as one that hosts SwiftUI content. Not UIKit's: there is no SwiftUI
/// here, and this stands for what UIKit sees of it (C101).
///
/// Since iOS 18 its gestures take part in UIKit's requirements and exclusions, each as a recognizer of a
/// private class that has the gesture's name. Before, UIKit's recognizers know nothing of them: they
/// follow the touches that the view gets.
@preconcurrency @MainActor
open class HeadlessHostingView: UIView {
  /// A gesture of the content.
  public enum Gesture: Sendable, Equatable {
    /// A finger lands and lifts.
    case tap
    /// A finger drags at least so far, in pt.
    case drag(minimumDistance: CGFloat)
  }

  private var gestures: [HostedGestureRecognizer] = []
  /// The gesture that has recognized the view's touch, where UIKit's recognizers know nothing of it.
  private var winner: HostedGestureRecognizer?

  /// Gives the content a gesture, as SwiftUI's `gesture(_:name:isEnabled:)` does.
  ///
  /// - Parameters:
  ///   - name: What UIKit's delegates know the gesture by: the ``UIGestureRecognizer/name``.
  ///   - onChanged: Told of each change, with the way of the finger since it landed, in pt.
  ///   - onEnded: Told of the end, with that way; not of a gesture that is cancelled.
  open func addGesture(
    _ gesture: Gesture, name: String? = nil,
    onChanged: @escaping @MainActor (_ translation: CGPoint) -> Void = { _ in },
    onEnded: @escaping @MainActor (_ translation: CGPoint) -> Void = { _ in }
  ) {
    let recognizer = HostedGestureRecognizer(gesture, onChanged: onChanged, onEnded: onEnded)
    recognizer.name = name
    gestures.append(recognizer)
    addGestureRecognizer(recognizer)
  }

  /// Lets the gestures follow the touch where UIKit's recognizers know nothing of them.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    followAlone(touches) { $0.land(at: $1) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    followAlone(touches) { $0.move(to: $1) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    followAlone(touches) { gesture, _ in gesture.lift() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    followAlone(touches) { gesture, _ in gesture.cancel() }
  }

  /// Whether the gestures are part of UIKit's environment (C101).
  var sharesEnvironment: Bool {
    (window?.headlessEngine?.questions.version ?? .iOS26) >= .iOS18
  }

  private func followAlone(
    _ touches: Set<UITouch>, _ step: (inout HostedGesture, CGPoint) -> HostedGesture.Step
  ) {
    guard !sharesEnvironment, let touch = touches.foremost else { return }
    if touch.phase == .began { winner = nil }
    // Among themselves gestures of the content exclude each other all the same.
    for gesture in gestures where winner == nil || winner === gesture {
      if gesture.followAlone({ step(&$0, touch.point) }) { winner = gesture }
    }
  }
}
