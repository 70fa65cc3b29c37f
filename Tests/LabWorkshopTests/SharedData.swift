#if HEADLESS
import Foundation
import Testing

/// The data beside the checkout, in the folder `../shared`; it may be missing.
enum SharedData {
  static let strokes = path("strokes/strokes-permissive.jsonl")
  static let multiTouchStrokes = path("strokes/multitouch-permissive.jsonl")
  static let onsetModel = path("strokes/onset-model.json")
  static let scenarios = path("scenarios/arbitration.json")

  private static func path(_ relative: String) -> String {
    var checkout = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { checkout.deleteLastPathComponent() }
    return checkout.deletingLastPathComponent().appendingPathComponent("shared")
      .appendingPathComponent(relative).path
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, and prints which file is missing.
  static func needs(_ path: String) -> Self {
    .enabled(
      if: FileManager.default.fileExists(atPath: path),
      "This test reads \(path), which is missing.")
  }
}
#endif
