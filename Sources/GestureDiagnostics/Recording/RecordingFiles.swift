import Foundation

/// Files of recordings.
package enum RecordingFiles {
  /// Writes recordings as JSON, each under a name, and returns the URLs of the files.
  ///
  /// Replaces files of the same name. Leaves out recordings that cannot be written, such as on a
  /// full device.
  @discardableResult
  package static func write(
    _ recordings: [(name: String, trace: GestureTrace)],
    to folder: URL = FileManager.default.temporaryDirectory
  ) -> [URL] {
    recordings.compactMap { recording in
      let url = folder.appendingPathComponent(recording.name)
      do {
        try recording.trace.json.write(to: url, atomically: true, encoding: .utf8)
        return url
      } catch {
        return nil
      }
    }
  }
}
