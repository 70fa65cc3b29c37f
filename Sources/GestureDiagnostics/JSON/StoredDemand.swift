import Foundation
import GestureRules

/// What content asks of a gesture, as files store it: an object whose one key names the form.
package enum StoredDemand: Codable {
  case defersAtEdge(distance: CGFloat, keepsEdgeSwipes: Bool = false)
  case defersInStrip(width: CGFloat)
  case defersAtBoundary(isAtBoundary: Bool)
  case claims(NavigationGestures)
  case claimsVertically
  case excludes(NavigationGestures)
  case claimsBecause(String)

  package init(_ demand: PopAttempt.Content.Demand) {
    self =
      switch demand {
      case .defersAtEdge(let distance, let keepsEdgeSwipes):
        .defersAtEdge(distance: distance, keepsEdgeSwipes: keepsEdgeSwipes)
      case .defersInStrip(let width): .defersInStrip(width: width)
      case .defersAtBoundary(let isAtBoundary): .defersAtBoundary(isAtBoundary: isAtBoundary)
      case .claims(let gestures): .claims(gestures)
      case .claimsVertically: .claimsVertically
      case .excludes(let gestures): .excludes(gestures)
      case .claimsBecause(let reason): .claimsBecause(reason)
      }
  }

  /// The demand.
  package var demand: PopAttempt.Content.Demand {
    switch self {
    case .defersAtEdge(let distance, let keepsEdgeSwipes):
      .defersAtEdge(distance: distance, keepsEdgeSwipes: keepsEdgeSwipes)
    case .defersInStrip(let width): .defersInStrip(width: width)
    case .defersAtBoundary(let isAtBoundary): .defersAtBoundary(isAtBoundary: isAtBoundary)
    case .claims(let gestures): .claims(gestures)
    case .claimsVertically: .claimsVertically
    case .excludes(let gestures): .excludes(gestures)
    case .claimsBecause(let reason): .claimsBecause(reason)
    }
  }
}
