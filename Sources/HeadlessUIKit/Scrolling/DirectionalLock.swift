import Foundation

/// Keeps a drag that begins along one axis to that axis (C144).
struct DirectionalLock {
  /// How far a movement along an axis may stray from it, as a share of its length along it (C145).
  let slope: CGFloat

  /// The axis that a movement locks, or nil if it is diagonal.
  func lockedAxis(of travel: CGPoint) -> ScrollAxis? {
    let (across, along) = (abs(travel.x), abs(travel.y))
    if across <= along * slope { return .horizontal }
    if along <= across * slope { return .vertical }
    return nil
  }
}
