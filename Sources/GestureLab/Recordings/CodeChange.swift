#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// What a recording shows of an app's code: a change that no gesture and no back button made.
extension GestureSnapshot {
  /// Returns the index of the first event of a change of the stack or of what is presented that code
  /// of the app made, such as the action of a button; nil if there is none.
  func codeChange(in events: [TraceEvent]) -> Int? {
    let performers = navigationRecognizers
    let bar = frameOfBar
    var screens = navigation.stack.count
    var isPresenting = controllers.contains { $0.presenter != nil }
    var isMoving = false
    /// The gesture in which something that performs pops and pushes began, and that in which a touch
    /// landed on the bar.
    var performed: Int?
    var barTouched: Int?
    for (index, event) in events.enumerated() {
      switch event.kind {
      // One that is disabled in its action is found cancelled.
      case .recognizer(_, let state) where state != .failed && state != .possible:
        if event.index.map(performers.contains) ?? false { performed = event.gesture }
      case .touch(.began, _, let place, _):
        if bar.contains(place) { barTouched = event.gesture }
      case .navigation(let state):
        let begins = !isMoving && (state.screens != screens || state.transition != nil)
        let isBackButton = barTouched == event.gesture && state.screens <= screens
        let presents = (state.isPresenting ?? false) && !isPresenting
        if presents || (begins && performed != event.gesture && !isBackButton) { return index }
        screens = state.screens
        isMoving = state.transition != nil
        isPresenting = state.isPresenting ?? false
      default: break
      }
    }
    return nil
  }

  /// The names of the arbiter's recognizers that move screens.
  private static let driven: Set<String> = [
    "GestureArbiter.edgePan", "GestureArbiter.contentPan", "GestureArbiter.pushPan",
    "GestureArbiter.interruption",
  ]

  /// The indices of the recognizers that pop and push.
  private var navigationRecognizers: Set<Int> {
    let registered = arbiter.pops.map(\.recognizer)
    let own = recognizers.indices.filter {
      recognizers[$0].pop != nil
        || (recognizers[$0].maker == .arbiter && Self.driven.contains(recognizers[$0].name ?? ""))
    }
    return Set(registered + own)
  }

  /// The frame of the bar, in pt of the navigation controller's view; empty if there is none.
  private var frameOfBar: CGRect {
    guard let view = navigationView,
      let bar = views.first(where: { $0.kind == .navigationBar && $0.parent == view })
    else { return .null }
    return bar.frame
  }

  private var navigationView: Int? {
    views.firstIndex { $0.controller == navigation.controller }
  }

  /// The origin of the navigation controller's view in the window, in pt.
  var originOfNavigation: CGPoint {
    var origin = CGPoint.zero
    var index = navigationView
    while let current = index {
      let view = views[current]
      guard let parent = view.parent else { break }
      let bounds = views[parent].origin ?? .zero
      origin.x += view.frame.minX - bounds.x
      origin.y += view.frame.minY - bounds.y
      index = parent
    }
    return origin
  }
}
#endif
