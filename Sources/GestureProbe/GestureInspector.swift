import Foundation
import GestureArbitration
import UIKitShim

/// Shows an arbiter's decisions over an app while they fall, and shares what led to them.
///
/// ```swift
/// #if DEBUG
/// import GestureProbe
/// GestureInspector.show(on: navigationController)
/// #endif
/// ```
///
/// It is for debug builds: an app that does not link `GestureProbe` has nothing of it. The overlay
/// lies in the window, takes no touch, and VoiceOver passes it. It shows the latest decisions, and
/// outlines the views with a role under the touch that was decided about. While it is shown,
/// ``GestureArbiter/isRecording`` is on. As the overlay has no button, the app calls ``share()``
/// from a place of its own: a debug menu, a shake (`motionEnded(_:with:)`), or the debugger.
@MainActor
public final class GestureInspector {
  /// The navigation controller whose arbiter is inspected; nil once it is deallocated.
  public private(set) weak var navigationController: UINavigationController?
  /// The latest decisions, the latest last; as many as the overlay shows.
  public private(set) var decisions: [PopDecision] = []

  /// What was recorded since the inspector was shown.
  ///
  /// Its `json` is what ``share()`` shares. Empty once the navigation controller is deallocated.
  public var recording: GestureTrace { arbiter?.trace ?? GestureTrace() }

  /// The arbiter that was found: none is created when it has been removed.
  private weak var arbiter: GestureArbiter?
  private let overlay = InspectorOverlay()
  /// It retains the inspector, for as long as it lies in the navigation controller's view.
  private weak var anchor: InspectorAnchor?
  /// What the app had set, and gets back.
  private let onDecision: (@MainActor (PopDecision) -> Void)?
  private let wasRecording: Bool
  private let traceCapacity: Int

  /// The decisions that the overlay has room for.
  private static let shownDecisions = 4

  /// Shows an inspector for a navigation controller; if there is one, returns it.
  ///
  /// It loads the controller's view, which retains the inspector; the overlay follows that view
  /// into its window. ``GestureArbiter/onDecision`` calls the closure that was set before, too. Set
  /// yours before: one that is set while the inspector is shown keeps it from seeing decisions, and
  /// ``hide()`` replaces it by the earlier one.
  @discardableResult
  public static func show(on navigationController: UINavigationController) -> GestureInspector {
    inspector(of: navigationController) ?? GestureInspector(navigationController)
  }

  /// Hides the inspector of a navigation controller, if there is one.
  public static func hide(on navigationController: UINavigationController) {
    inspector(of: navigationController)?.hide()
  }

  private static func inspector(
    of navigationController: UINavigationController
  ) -> GestureInspector? {
    let anchors = navigationController.viewIfLoaded?.subviews.lazy.compactMap {
      $0 as? InspectorAnchor
    }
    return anchors?.first?.inspector
  }

  private init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    let arbiter = navigationController.gestureArbiter
    self.arbiter = arbiter
    onDecision = arbiter.onDecision
    wasRecording = arbiter.isRecording
    traceCapacity = arbiter.traceCapacity
    arbiter.isRecording = true
    let anchor = InspectorAnchor(overlay)
    anchor.inspector = self
    self.anchor = anchor
    arbiter.onDecision = { [weak self, onDecision] decision in
      onDecision?(decision)
      self?.show(decision)
    }
    navigationController.view.addSubview(anchor)
  }

  /// Removes the overlay, and gives the arbiter back what it had: its closure, and its trace's
  /// settings. A trace that only the inspector asked for is gone then.
  public func hide() {
    guard let anchor else { return }
    self.anchor = nil
    if let arbiter {
      arbiter.onDecision = onDecision
      arbiter.isRecording = wasRecording
      arbiter.traceCapacity = traceCapacity
    }
    anchor.removeFromSuperview()
    overlay.removeFromSuperview()
    anchor.inspector = nil
  }

  /// Presents the system's sheet with a file of what was recorded, over what is presented.
  ///
  /// The file holds no text of the app, but names of classes, recognizers and roles. Does nothing
  /// outside a window, and on the engine.
  public func share() {
    guard let navigationController, let view = navigationController.viewIfLoaded,
      view.window != nil
    else { return }
    let files = RecordingFiles.write([(Self.fileName, recording)])
    ShareSheet.present(files, over: navigationController, from: view)
  }

  /// The name of the file that is shared.
  private static let fileName = "gestures.json"

  private func show(_ decision: PopDecision) {
    decisions = (decisions + [decision]).suffix(Self.shownDecisions)
    guard let container = navigationController?.viewIfLoaded else { return }
    overlay.show(
      decisions.map(\.description), contents: contents(at: decision.attempt.start, in: container))
  }

  /// The views with a role under a point, innermost first.
  private func contents(
    at point: CGPoint, in container: UIView
  ) -> [InspectorOverlay.Content] {
    let space = container.window ?? container
    let hit = space.hitTest(container.convert(point, to: space), with: nil)
    return (hit?.ancestors(through: container) ?? []).compactMap { view in
      view.popGestureDescription.map {
        InspectorOverlay.Content(name: $0, frame: view.convert(view.bounds, to: space))
      }
    }
  }
}

/// Ties an inspector to the view of a navigation controller, and its overlay to that view's window.
@MainActor
private final class InspectorAnchor: UIView {
  var inspector: GestureInspector?
  private weak var overlay: InspectorOverlay?

  init(_ overlay: InspectorOverlay) {
    self.overlay = overlay
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let overlay else { return }
    guard let window else { return overlay.removeFromSuperview() }
    overlay.frame = window.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(overlay)
  }
}
