#if HEADLESS
/// A view that responds to touches like one that hosts SwiftUI content; not part of UIKit.
///
/// SwiftUI is not available to the engine. The view models what UIKit observes of it (C101).
///
/// From iOS 18 its gestures take part in UIKit's failure requirements and exclusion, each as a
/// recognizer of a private class that has the gesture's name. Before iOS 18 they are independent of
/// UIKit's recognizers and track the touches that the view receives.
@preconcurrency @MainActor
open class HeadlessHostingView: UIView {
  /// A gesture of the content.
  public enum Gesture: Sendable, Equatable {
    /// A touch begins and ends without moving away.
    case tap
    /// A touch moves at least the given distance, in pt.
    case drag(minimumDistance: CGFloat)
  }

  private var gestures: [HostedGestureRecognizer] = []
  /// The gesture that recognized the view's touch, where gestures are independent of UIKit's.
  private var recognizedGesture: HostedGestureRecognizer?

  /// Adds a gesture to the content, as `gesture(_:name:isEnabled:)` does in SwiftUI.
  ///
  /// - Parameters:
  ///   - gesture: The kind of gesture.
  ///   - name: The ``UIGestureRecognizer/name`` by which UIKit's delegates identify the gesture.
  ///   - onChanged: Called for each change with the translation since the touch began, in pt.
  ///   - onEnded: Called with that translation when the gesture ends, but not when it is cancelled.
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

  /// Passes the touch to gestures that are independent of UIKit's recognizers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    trackIndependently(touches) { $0.touchBegan(at: $1) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    trackIndependently(touches) { $0.touchMoved(to: $1) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    trackIndependently(touches) { gesture, _ in gesture.touchEnded() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    trackIndependently(touches) { gesture, _ in gesture.touchCancelled() }
  }

  /// Whether the gestures take part in UIKit's gesture environment (C101).
  var sharesGestureEnvironment: Bool { (window?.headlessEngine?.questions.version ?? .v26) >= .v18 }

  private func trackIndependently(
    _ touches: Set<UITouch>, _ update: (inout HostedGesture, CGPoint) -> HostedGesture.Effect
  ) {
    guard !sharesGestureEnvironment, let touch = touches.foremost else { return }
    if touch.phase == .began { recognizedGesture = nil }
    // Gestures of the content exclude each other even when they are independent of UIKit's.
    for gesture in gestures where recognizedGesture == nil || recognizedGesture === gesture {
      if gesture.trackIndependently({ update(&$0, touch.point) }) { recognizedGesture = gesture }
    }
  }
}
#endif
