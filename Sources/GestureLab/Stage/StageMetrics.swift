import Foundation

/// The sizes of the lab's screens.
package enum StageMetrics {
  /// The screen of a current phone, in pt.
  package static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
}
