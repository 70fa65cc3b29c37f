import Foundation
import GestureArbitration
import UIKitShim

/// Overlays the arbiter's decisions on the app as they are made.
///
/// ```swift
/// #if DEBUG
/// import GestureDiagnostics
/// GestureInspector.show(on: navigationController)
/// #endif
/// ```
///
/// It is meant for debug builds; an app that does not link `GestureDiagnostics` contains none of it. The
/// overlay lies in the window, receives no touches, and is hidden from VoiceOver. It shows the
/// latest decisions, and outlines the views with a role under the touch of the last one. A touch
/// outside the navigation controller's view, such as on a sheet, has a line of its own, because
/// nothing is decided there. While it is shown, `GestureArbiter.isRecording` is on. The overlay
/// has no button, so the app calls ``share()`` itself: from a debug menu, a shake
/// (`motionEnded(_:with:)`), or the debugger.
@MainActor
public final class GestureInspector {
  /// The navigation controller whose arbiter is inspected; nil once it is deallocated.
  public private(set) weak var navigationController: UINavigationController?
  /// The latest four decisions, the latest last.
  public private(set) var decisions: [PopDecision] = []

  /// The recording since the inspector was shown.
  ///
  /// ``share()`` shares its `json`. Empty once the navigation controller is deallocated.
  public var recording: GestureTrace { arbiter?.trace ?? GestureTrace() }

  /// The inspected arbiter. The navigation controller would create another one after a removal.
  private weak var arbiter: GestureArbiter?
  /// The lines that the overlay shows, the latest last: decisions, and touches elsewhere.
  private var lines: [String] = []
  private let overlay = InspectorOverlay()
  /// The view that retains the inspector while it is in the navigation controller's view.
  private weak var anchor: InspectorAnchor?
  /// The app's settings, which ``hide()`` restores.
  private let onDecision: (@MainActor (PopDecision) -> Void)?
  private let wasRecording: Bool
  private let traceCapacity: Int

  /// The number of lines that the overlay shows.
  private static let shownLines = 4

  /// Shows the inspector of a navigation controller, or returns the one that is shown.
  ///
  /// It loads the controller's view, which retains the inspector; the overlay moves with that view
  /// into its window. `GestureArbiter.onDecision` also calls the closure that was set before. Set
  /// yours before showing the inspector: a closure that is set later keeps the inspector from
  /// receiving decisions, and ``hide()`` replaces it with the earlier one.
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
    arbiter.observeTouchesOutside { [weak self] outside, point in
      self?.showTouch(outside, at: point)
    }
    navigationController.view.addSubview(anchor)
  }

  /// Removes the overlay, and restores the closure and the trace settings of the arbiter. A trace
  /// that only the inspector requested is discarded.
  public func hide() {
    guard let anchor else { return }
    self.anchor = nil
    if let arbiter {
      arbiter.onDecision = onDecision
      arbiter.observeTouchesOutside(nil)
      arbiter.isRecording = wasRecording
      arbiter.traceCapacity = traceCapacity
    }
    anchor.removeFromSuperview()
    overlay.removeFromSuperview()
    anchor.inspector = nil
  }

  /// Presents the system's share sheet with a file of the recording, over any presentation.
  ///
  /// The file contains no text of the app, but names of classes, recognizers and roles. Does
  /// nothing outside a window, and on the engine.
  public func share() {
    guard let navigationController, let view = navigationController.viewOnScreen else { return }
    let files = RecordingFiles.write([(Self.fileName, recording)])
    ShareSheet.present(files, over: navigationController, from: view)
  }

  /// The name of the shared file.
  private static let fileName = "gestures.json"

  private func show(_ decision: PopDecision) {
    decisions = (decisions + [decision]).suffix(Self.shownLines)
    guard let container = navigationController?.viewIfLoaded else { return }
    show(decision.description, contents: contents(at: decision.attempt.start, in: container))
  }

  private func showTouch(_ outside: TraceEvent.Outside, at point: CGPoint) {
    let presented = navigationController?.presentedControllers.last
    let place =
      switch outside {
      case .presented:
        "on \(presented.map { "\(type(of: $0))" } ?? "what is"), presented over the stack"
      case .window: "outside the navigation controller's view"
      }
    show("touch at \(coordinates(point)) \(place): no rule is asked", contents: [])
  }

  private func show(_ line: String, contents: [InspectorOverlay.Content]) {
    lines = (lines + [line]).suffix(Self.shownLines)
    // A full-screen presentation takes the navigation controller's view out of the window, and the
    // overlay with it.
    if overlay.superview == nil, navigationController?.viewIfLoaded?.window == nil,
      let view = navigationController?.viewOnScreen
    {
      overlay.frame = view.bounds
      view.addSubview(overlay)
    }
    overlay.show(lines, contents: contents)
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

extension UINavigationController {
  /// The view; while a full-screen presentation has taken it out of its window, that of what is
  /// presented. Nil outside a window.
  fileprivate var viewOnScreen: UIView? {
    if let view = viewIfLoaded, view.window != nil { return view }
    return presentedControllers.last { $0.viewIfLoaded?.window != nil }?.viewIfLoaded
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

extension UIView {
  /// The name of the view in decisions, with that of its role if it is another; nil without a role.
  fileprivate var popGestureDescription: String? {
    RoleLookup().role(of: self).map {
      $0.name == $0.role.name ? $0.name : "\($0.name), \($0.role.name)"
    }
  }
}
