import GestureRules

extension TraceEvent.Outside {
  /// Where the touch landed, as a part of a sentence.
  var clause: String {
    switch self {
    case .presented: " on what is presented over the stack"
    case .window: " outside the navigation controller's view"
    }
  }
}

extension GestureTrace {
  /// How many gestures began outside the navigation controller's view, and on what, as a sentence;
  /// nil if there are none.
  package var outsideNote: String? {
    var counts: [String: Int] = [:]
    for gesture in gestures {
      if let surface = surface(of: gesture) { counts[surface, default: 0] += 1 }
    }
    guard !counts.isEmpty else { return nil }
    let count = counts.values.reduce(0, +)
    let surfaces = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) on \($0.key)" }.joined(separator: ", ")
    return "\(counted(count, "gesture")) began outside the navigation controller's view, where the "
      + "arbiter decides nothing: \(surfaces)."
  }

  /// What the first touch of a gesture landed on outside the navigation controller's view, such as
  /// "a sheet"; nil if it landed inside.
  package func surface(of gesture: Int) -> String? {
    let landing = events.first { event in
      guard event.gesture == gesture, case .touch(.began, _, _, _) = event.kind else {
        return false
      }
      return true
    }
    switch landing?.outside {
    case nil: return nil
    case .window: return "another part of the window"
    case .presented:
      let screen = screens.last { $0.gesture <= gesture }?.snapshot
      return screen?.presentedOverStack.last?.presentation?.surface ?? "what is presented"
    }
  }
}

extension GestureSnapshot {
  /// The controllers that are presented over the stack, the outermost last.
  ///
  /// Those through which the stack itself is presented are not among them.
  package var presentedOverStack: [Controller] { presentedIndices.map { controllers[$0] } }

  /// The indices of ``presentedOverStack``.
  package var presentedIndices: [Int] {
    var around: Set<Int> = []
    var next: Int? = navigation.controller
    while let index = next, controllers.indices.contains(index), around.insert(index).inserted {
      next = controllers[index].parent ?? controllers[index].presenter
    }
    return controllers.indices.filter { controllers[$0].presenter != nil && !around.contains($0) }
  }
}

extension GestureSnapshot.Controller.Presentation {
  /// The name of what is presented so.
  fileprivate var surface: String {
    switch self {
    case .fullScreen: "a full-screen presentation"
    case .sheet: "a sheet"
    case .over: "a presentation over the full screen"
    case .popover: "a popover"
    case .custom: "a custom presentation"
    }
  }
}
