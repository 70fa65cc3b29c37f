#if HEADLESS
import GestureArbitration
import HeadlessUIKit

/// Content of a screen that may own a drag.
@MainActor
package struct LabContent {
  /// The name by which owners refer to the content.
  package let name: String
  /// The view.
  package let view: UIView
  /// The role with which it is registered with the arbiter; nil if it is not registered.
  package let role: PopGestureRole?
  /// The name by which decisions refer to the content.
  let registeredName: String
  /// What of the view takes a drag.
  package let drag: GestureSnapshot.Content.Drag
  /// The recognizers of a sheet: once it is dismissed they have no view by which to know them.
  private let sheetPans: [UIGestureRecognizer]
  /// Whether a control was tracked to the end of a touch.
  private let tracking: ControlTracking?
  /// What the view needs and does not retain, such as the source of its rows.
  private let companion: AnyObject?

  /// Makes content.
  ///
  /// - Parameters:
  ///   - registeredName: The name for decisions if it is another.
  ///   - companion: An object that lives as long as the content.
  package init(
    name: String, view: UIView, role: PopGestureRole?, registeredAs registeredName: String? = nil,
    drag: GestureSnapshot.Content.Drag = .recognizers, with companion: AnyObject? = nil
  ) {
    self.name = name
    self.view = view
    self.role = role
    self.registeredName = registeredName ?? name
    self.drag = drag
    self.companion = companion
    sheetPans = drag == .sheet ? view.gestureRecognizers ?? [] : []
    tracking = drag == .control ? (view as? UIControl).map(ControlTracking.init) : nil
  }

  /// Whether the content owns the drag, given the recognizers that have begun and the hit view.
  package func owns(_ winners: [UIGestureRecognizer], touching hitView: UIView? = nil) -> Bool {
    switch drag {
    // A gate of the arbiter's on the view begins to hold others.
    case .recognizers: winners.contains { $0.view === view && !$0.isOfArbiter }
    case .scrolling: winners.contains { $0 === pan }
    case .rows: winners.contains { $0.view === view && $0 !== pan && !$0.isOfArbiter }
    case .pages:
      winners.contains { winner in
        (winner.view as? UIScrollView)?.panGestureRecognizer === winner
          && winner.view?.superview === view
      }
    case .touches:
      // A view of an app does not tell, but keeps its touches if no recognizer takes them.
      (view as? RawTouchView)?.wasDragged
        ?? (!winners.contains(where: \.cancelsTouchesInView)
          && hitView?.isDescendant(of: view) ?? false)
    case .control: tracking?.hasEnded ?? false
    case .sheet: winners.contains { sheetPans.contains($0) }
    }
  }

  /// Restores the content after a drag; recognizers and scroll views are reset without it.
  func rewind() {
    (view as? RawTouchView)?.forgetDrag()
    tracking?.rewind()
  }

  private var pan: UIGestureRecognizer? { (view as? UIScrollView)?.panGestureRecognizer }
}

/// Whether a control tracked a touch until it lifted, and the value that it had before.
@MainActor
private final class ControlTracking {
  private(set) var hasEnded = false
  private let restoreValue: @MainActor () -> Void

  init(_ control: UIControl) {
    restoreValue = Self.restoring(control)
    control.addAction(
      UIAction { [weak self] _ in self?.hasEnded = true },
      for: [.touchUpInside, .touchUpOutside])
  }

  func rewind() {
    hasEnded = false
    restoreValue()
  }

  /// Returns what gives a control the value that it has now.
  private static func restoring(_ control: UIControl) -> @MainActor () -> Void {
    switch control {
    case let slider as UISlider:
      let value = slider.value
      return { [weak slider] in slider?.value = value }
    case let toggle as UISwitch:
      let isOn = toggle.isOn
      return { [weak toggle] in toggle?.isOn = isOn }
    case let segments as UISegmentedControl:
      let index = segments.selectedSegmentIndex
      return { [weak segments] in segments?.selectedSegmentIndex = index }
    case let stepper as UIStepper:
      let value = stepper.value
      return { [weak stepper] in stepper?.value = value }
    default: return {}
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer belongs to the arbiter.
  package var isOfArbiter: Bool { name?.hasPrefix(RecognizerNames.prefix) == true }
}
#endif
