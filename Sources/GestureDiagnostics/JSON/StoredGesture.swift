import GestureRules

/// A navigation gesture as files store it.
package enum StoredGesture: String, Sendable, Codable {
  case edgePop, contentPop, push, zoom

  package init(_ gesture: NavigationGesture) {
    self =
      switch gesture {
      case .edgePop: .edgePop
      case .contentPop: .contentPop
      case .push: .push
      case .zoom: .zoom
      }
  }

  /// The gesture.
  package var gesture: NavigationGesture {
    switch self {
    case .edgePop: .edgePop
    case .contentPop: .contentPop
    case .push: .push
    case .zoom: .zoom
    }
  }
}

/// A layout direction as files store it.
package enum StoredLayoutDirection: String, Sendable, Codable {
  case leftToRight, rightToLeft

  package init(_ direction: PopAttempt.LayoutDirection) {
    self = direction == .leftToRight ? .leftToRight : .rightToLeft
  }

  /// The layout direction.
  package var direction: PopAttempt.LayoutDirection {
    self == .leftToRight ? .leftToRight : .rightToLeft
  }
}
