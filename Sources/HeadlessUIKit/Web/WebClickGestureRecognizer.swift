import Foundation

/// Hears the clicks of a page, which recognizers around the web view may hold back (C103).
///
/// One that delays touches blocks a click until it has failed. Whether a web view reads that anew, or
/// goes by what it read as the finger landed, is open (``UIKitBehavior/webBlocking``).
@MainActor
final class WebClickGestureRecognizer: UITapGestureRecognizer {
  weak var webView: HeadlessWebView?
  private var wasBlocked = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard questions.webBlocking == .readOnceASequence else { return }
    for touch in touches {
      for other in touch.gestureRecognizers ?? [] where isBlocking(other) { wasBlocked = true }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if wasBlocked { state = .failed } else { super.touchesEnded(touches, with: event) }
  }

  override func reset() {
    super.reset()
    wasBlocked = false
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { isBlocking(other) }

  /// Whether a recognizer belongs to somebody else and delays touches.
  private func isBlocking(_ other: UIGestureRecognizer) -> Bool {
    guard other.delaysTouchesBegan, !(other is TouchDelayRecognizer), let webView,
      let view = other.view
    else { return false }
    return view === webView || !view.isDescendant(of: webView)
  }
}
