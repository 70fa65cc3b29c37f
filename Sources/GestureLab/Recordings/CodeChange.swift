#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// What a recording shows of an app's code: a change that no gesture and no back button made.
extension GestureSnapshot {
  /// Returns the index of the first event of a change of the stack or of what is presented that
  /// code of the app made, such as the action of a button; nil if there is none.
  func codeChange(in events: [TraceEvent]) -> Int? {
    let performers = navigationRecognizers
    let button = frameOfBackButton
    var screens = navigation.stack.count
    var isPresenting = controllers.contains { $0.presenter != nil }
    var isMoving = false
    /// The gesture in which something that performs pops and pushes began, and that in which a
    /// touch lifted on the back button.
    var performed: Int?
    var tapped: Int?
    for (index, event) in events.enumerated() {
      switch event.kind {
      // One that is disabled in its action is found cancelled.
      case .recognizer(_, let state) where state != .failed && state != .possible:
        if event.index.map(performers.contains) ?? false { performed = event.gesture }
      case .touch(.ended, _, let place, _):
        tapped = button.contains(place) ? event.gesture : nil
      case .navigation(let state):
        let begins = !isMoving && (state.screens != screens || state.transition != nil)
        let isBackButton =
          tapped == event.gesture && (screens - 1...screens).contains(state.screens)
        let presents = (state.isPresenting ?? false) && !isPresenting
        if presents || (begins && performed != event.gesture && !isBackButton) { return index }
        screens = state.screens
        isMoving = state.transition != nil
        isPresenting = state.isPresenting ?? false
        // What comes after its end has another cause.
        if !isMoving { (performed, tapped) = (nil, nil) }
      default: break
      }
    }
    return nil
  }

  /// The names of the arbiter's recognizers that move screens.
  private static let driven = Set(
    NavigationGesture.allCases.map(RecognizerNames.pan) + [RecognizerNames.interruption])

  /// The indices of the recognizers that pop and push.
  private var navigationRecognizers: Set<Int> {
    let registered = arbiter.pops.map(\.recognizer)
    let own = recognizers.indices.filter {
      recognizers[$0].pop != nil
        || (recognizers[$0].maker == .arbiter && Self.driven.contains(recognizers[$0].name ?? ""))
    }
    return Set(registered + own)
  }

  /// Where UIKit's back button is, in pt of the navigation controller's view: the leading half of
  /// the bar; empty if there is no bar, or something else is in its place.
  private var frameOfBackButton: CGRect {
    guard let view = navigationView, let top = navigation.stack.last,
      !(controllers[top].hidesBackButton ?? false), !(controllers[top].replacesBackButton ?? false),
      let bar = views.indices.first(where: {
        views[$0].kind == .navigationBar && isView($0, in: view)
      })
    else { return .null }
    var frame = views[bar].frame
    frame.origin = origin(ofView: bar)
    frame.origin.x -= originOfNavigation.x
    frame.origin.y -= originOfNavigation.y
    let isMirrored = window.layoutDirection == .rightToLeft
    return frame.divided(atDistance: frame.width / 2, from: isMirrored ? .maxXEdge : .minXEdge)
      .slice
  }

  private func isView(_ index: Int, in ancestor: Int) -> Bool {
    var current: Int? = index
    while let view = current {
      if view == ancestor { return true }
      current = views[view].parent
    }
    return false
  }

  private var navigationView: Int? {
    views.firstIndex { $0.controller == navigation.controller }
  }

  /// The origin of the navigation controller's view in the window, in pt.
  var originOfNavigation: CGPoint { navigationView.map(origin) ?? .zero }

  /// The origin of a view in the window, in pt, without transforms.
  private func origin(ofView index: Int) -> CGPoint {
    var origin = CGPoint.zero
    var index = index
    while let parent = views[index].parent {
      let bounds = views[parent].origin ?? .zero
      origin.x += views[index].frame.minX - bounds.x
      origin.y += views[index].frame.minY - bounds.y
      index = parent
    }
    return origin
  }
}
#endif
