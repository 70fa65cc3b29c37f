import Foundation

/// The data that lies beside the checkout, in a folder of its own; absent where nobody put it.
enum SharedData {
  static let strokes = path("strokes/strokes-permissive.jsonl")
  static let multiFingerStrokes = path("strokes/multitouch-permissive.jsonl")
  static let onsetModel = path("strokes/onset-model.json")
  static let scenarios = path("scenarios/arbitration.json")

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private static func path(_ relative: String) -> String {
    var checkout = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { checkout.deleteLastPathComponent() }
    return checkout.deletingLastPathComponent().appendingPathComponent("shared")
      .appendingPathComponent(relative).path
  }
}
