#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// The scroll traces of a file, and the problems with it.
///
/// A trace that is wrong costs only itself.
package struct ScrollTraceFile: Equatable, Sendable {
  /// The scroll view in which the traces of a file were recorded.
  package struct Setup: Equatable, Sendable {
    /// The size of the scroll view, in pt.
    package var viewport: CGSize
    /// The size of its content, in pt.
    package var contentSize: CGSize
    /// The share of the velocity that is left after a millisecond.
    package var decelerationRate: CGFloat
  }

  /// The file, as the caller named it.
  package let name: String
  /// The scroll view.
  package let setup: Setup
  /// The traces in the order of the file.
  package private(set) var traces: [ScrollTrace] = []
  /// The first problem of each trace that could not be read.
  package private(set) var problems: [DataFileProblem] = []

  /// Reads the file at a path.
  package static func read(path: String) throws(DataFileError) -> ScrollTraceFile {
    try ScrollTraceFile(contents: try DataFile.contents(path: path), name: path)
  }

  /// Reads the bytes of a file; messages use the name.
  package init(contents: Data, name: String) throws(DataFileError) {
    self.name = name
    let file = try DataFile.decode(Contents.self, from: contents, name: name)
    setup = file.setup
    for (index, entry) in file.traces.enumerated() {
      switch entry.content {
      case .success(let trace): traces.append(trace)
      case .failure(let value):
        let place = entry.name.map { "trace \($0)" } ?? "trace number \(index + 1)"
        problems.append(DataFileProblem(value, in: name, entry: place))
      }
    }
  }

  private struct Contents: Decodable {
    let setup: Setup
    let traces: [ListEntry<ScrollTrace>]

    enum CodingKeys: CodingKey { case traces }

    init(from decoder: any Decoder) throws {
      setup = try Setup(from: decoder)
      traces = try decoder.container(keyedBy: CodingKeys.self)
        .decode([ListEntry<ScrollTrace>].self, forKey: .traces)
    }
  }
}

extension ScrollTraceFile.Setup: Decodable {
  private enum CodingKeys: CodingKey { case viewport, contentSize, decelerationRate }

  /// Decodes the keys that stand beside the traces.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    viewport = try values.decode(Size.self, forKey: .viewport).size
    contentSize = try values.decode(Size.self, forKey: .contentSize).size
    decelerationRate = CGFloat(
      try values.decode(Number.self, forKey: .decelerationRate).value)
    guard decelerationRate > 0, decelerationRate < 1 else {
      throw values.invalid(
        .decelerationRate,
        "is \(decelerationRate); write a share between 0 and 1, such as 0.998")
    }
  }

  /// A size that a file gives as `[width, height]`, in pt.
  private struct Size: Decodable {
    let size: CGSize

    init(from decoder: any Decoder) throws {
      var sides = try decoder.list(atLeast: 2)
      size = CGSize(
        width: try sides.decode(NonNegative.self).value,
        height: try sides.decode(NonNegative.self).value)
      guard size.width > 0, size.height > 0 else {
        throw decoder.invalid("has no area; write width and height in pt")
      }
    }
  }
}
#endif
