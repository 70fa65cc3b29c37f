#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// Finds the changes in a recording that an app's code made, not a gesture or the back button.
///
/// An interactive transition during a touch counts as made by a gesture, unless a recognizer that
/// is not played again may have begun it.
extension GestureSnapshot {
  /// Returns the index of the first change of the stack, a presentation or an offset that the app's
  /// code made, such as the action of a button; nil if there is none.
  func codeChange(in events: [TraceEvent]) -> Int? {
    let performers = navigationRecognizers
    let presented = presentedIndices
    let sheetPans = Set(presented.flatMap(sheetPans))
    let presentedViews = Set(
      views.indices.filter { views[$0].controller.map(presented.contains) ?? false })
    let button = frameOfBackButton
    var screens = navigation.stack.count
    var isPresenting = !presented.isEmpty
    var isMoving = false
    /// The gesture in which a recognizer that pops or pushes began, and that in which a touch
    /// lifted on the back button.
    var performed: Int?
    var tapped: Int?
    /// The gesture that may dismiss a sheet: by its pan, or by a tap beside it.
    var dismissing: Int?
    /// The gesture in which a recognizer began whose action may move screens and is not played.
    var foreign: Int?
    var touchesDown = 0
    var resting: Set<String> = []
    var scrolled: Set<String> = []
    for (index, event) in events.enumerated() {
      switch event.kind {
      // A recognizer that is disabled in its action is sampled as cancelled.
      case .recognizer(_, let state) where state != .failed && state != .possible:
        if event.index.map(performers.contains) ?? false { performed = event.gesture }
        if event.index.map(sheetPans.contains) ?? false { dismissing = event.gesture }
        if event.index.map(mayRunCode) ?? true { foreign = event.gesture }
      case .touch(let action, _, let place, _):
        switch action {
        case .began:
          touchesDown += 1
          if !sheetPans.isEmpty, event.outside == .presented, let view = event.index,
            !isView(view, inOneOf: presentedViews)
          {
            dismissing = event.gesture
          }
        case .moved: break
        case .ended:
          touchesDown -= 1
          tapped = button.contains(place) ? event.gesture : nil
        case .cancelled: touchesDown -= 1
        }
      case .scroll(let name, let motion, _) where !(event.index.map(turnsPages) ?? false):
        // If it rests without a drag, or a second time, code moved it.
        if motion == .resting, resting.contains(name) || !scrolled.contains(name) { return index }
        scrolled.insert(name)
        if motion == .resting { resting.insert(name) } else { resting.remove(name) }
      case .navigation(let state):
        let begins = !isMoving && (state.screens != screens || state.transition != nil)
        let isBackButton =
          tapped == event.gesture && (screens - 1...screens).contains(state.screens)
        let presents = (state.isPresenting ?? false) && !isPresenting
        let dismisses = !(state.isPresenting ?? false) && isPresenting
        let followsTouch =
          state.transition == .interactive && touchesDown > 0 && foreign != event.gesture
        if presents || (dismisses && dismissing != event.gesture)
          || (begins && performed != event.gesture && !isBackButton && !followsTouch)
        {
          return index
        }
        screens = state.screens
        isMoving = state.transition != nil
        isPresenting = state.isPresenting ?? false
        // A change after the end of a transition has another cause.
        if !isMoving { (performed, tapped) = (nil, nil) }
      default: break
      }
    }
    return nil
  }

  /// Whether a scroll view, by the index of its pan, belongs to a page controller, which may move
  /// it at any time.
  func turnsPages(_ pan: Int) -> Bool {
    views[recognizers[pan].view].parent.map { views[$0].kind == .pages } ?? false
  }

  /// Whether the actions of a recognizer are the app's or unknown.
  package func mayRunCode(_ index: Int) -> Bool {
    let recognizer = recognizers[index]
    return recognizer.maker == .app || (recognizer.maker == .system && recognizer.kind == .other)
  }

  /// The names of the arbiter's recognizers that move screens.
  private static let driven = Set(
    NavigationGesture.allCases.map(RecognizerNames.pan) + [RecognizerNames.interruption])

  /// The indices of the recognizers that pop and push.
  var navigationRecognizers: Set<Int> {
    let registered = arbiter.pops.map(\.recognizer)
    let own = recognizers.indices.filter {
      recognizers[$0].pop != nil
        || (recognizers[$0].maker == .arbiter && Self.driven.contains(recognizers[$0].name ?? ""))
    }
    return Set(registered + own)
  }

  /// The area of UIKit's back button in the navigation controller's view, in pt: the leading half
  /// of the bar. Empty if there is no bar, or another item replaces the button.
  private var frameOfBackButton: CGRect {
    guard let view = navigationView, let top = navigation.stack.last,
      !(controllers[top].hidesBackButton ?? false), !(controllers[top].replacesBackButton ?? false),
      let bar = views.indices.first(where: {
        views[$0].kind == .navigationBar && isView($0, inOneOf: [view])
      })
    else { return .null }
    let origin = originOfNavigation
    let frame = frameInWindow(ofView: bar).offsetBy(dx: -origin.x, dy: -origin.y)
    let isMirrored = window.layoutDirection == .rightToLeft
    return frame.divided(atDistance: frame.width / 2, from: isMirrored ? .maxXEdge : .minXEdge)
      .slice
  }

  private func isView(_ index: Int, inOneOf ancestors: Set<Int>) -> Bool {
    var current: Int? = index
    while let view = current {
      if ancestors.contains(view) { return true }
      current = views[view].parent
    }
    return false
  }

  private var navigationView: Int? {
    views.firstIndex { $0.controller == navigation.controller }
  }

  /// The origin of the navigation controller's view in the window, in pt.
  var originOfNavigation: CGPoint {
    navigationView.map { frameInWindow(ofView: $0).origin } ?? .zero
  }
}
#endif
