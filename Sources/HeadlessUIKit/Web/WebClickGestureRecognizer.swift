#if HEADLESS
import Foundation

/// Recognizes the clicks of a page, which recognizers outside the page may block (C103).
///
/// A recognizer that delays touches blocks clicks until it fails. Whether a web view evaluates this
/// anew or caches what it found when the touch began is open (``UIKitBehavior/webBlocking``).
@MainActor
final class WebClickGestureRecognizer: UITapGestureRecognizer {
  weak var webView: HeadlessWebView?
  private var isBlocked = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard questions.webBlocking == .readOncePerSequence else { return }
    for touch in touches {
      for other in touch.gestureRecognizers ?? [] where isBlocking(other) { isBlocked = true }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isBlocked { state = .failed } else { super.touchesEnded(touches, with: event) }
  }

  override func reset() {
    super.reset()
    isBlocked = false
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { isBlocking(other) }

  /// Whether a recognizer is outside the page and delays touches.
  private func isBlocking(_ other: UIGestureRecognizer) -> Bool {
    guard other.delaysTouchesBegan, !(other is TouchDelayRecognizer), let webView,
      let view = other.view
    else { return false }
    return view === webView || !view.isDescendant(of: webView)
  }
}
#endif
