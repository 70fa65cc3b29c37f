import Foundation
import HeadlessUIKit

/// Scroll traces read from a file, and what could not be read.
///
/// A trace that is wrong costs that trace only.
package struct ScrollTraceFile: Equatable, Sendable {
  /// The scroll view in which all traces of a file were recorded.
  package struct Setup: Equatable, Sendable {
    /// The size of the view, in pt.
    package var viewport: CGSize
    /// The size of what it scrolls, in pt.
    package var contentSize: CGSize
    /// The share of the speed that is left after a millisecond.
    package var decelerationRate: CGFloat
  }

  /// The file, as the caller named it.
  package let name: String
  /// The scroll view.
  package let setup: Setup
  /// The traces in the order of the file.
  package private(set) var traces: [ScrollTrace] = []
  /// One for each trace that could not be read: the first thing wrong with it.
  package private(set) var problems: [DataFileProblem] = []

  /// Reads the file at a path.
  package static func read(path: String) throws(DataFileError) -> ScrollTraceFile {
    try ScrollTraceFile(contents: try DataFile.contents(path: path), name: path)
  }

  /// Reads a file's bytes; the name is for messages.
  package init(contents: Data, name: String) throws(DataFileError) {
    self.name = name
    let entries: [JSONNode]
    do throws(JSONNodeProblem) {
      let root = try JSONNode(parsing: contents)
      setup = Setup(
        viewport: try root.required("viewport").size(),
        contentSize: try root.required("contentSize").size(),
        decelerationRate: try root.required("decelerationRate").rate())
      entries = try root.required("traces").elements().map { JSONNode($0.value) }
    } catch {
      throw .malformed(name: name, problems: [error.located(in: name, place: "whole file")])
    }
    for (index, node) in entries.enumerated() {
      var place = "trace number \(index + 1)"
      do throws(JSONNodeProblem) {
        place = "trace \(try node.required("name").string())"
        traces.append(try ScrollTrace(node))
      } catch {
        problems.append(error.located(in: name, place: place))
      }
    }
  }
}

extension JSONNode {
  /// The value as `[width, height]`, in pt.
  fileprivate func size() throws(JSONNodeProblem) -> CGSize {
    let sides = try elements(atLeast: 2)
    let size = CGSize(width: try sides[0].nonNegative(), height: try sides[1].nonNegative())
    guard size.width > 0, size.height > 0 else {
      throw problem("has no area; write width and height in pt")
    }
    return size
  }

  /// The value as a share of the speed that is left after a millisecond.
  fileprivate func rate() throws(JSONNodeProblem) -> CGFloat {
    let rate = try number()
    guard rate > 0, rate < 1 else {
      throw problem("is \(rate); write a share between 0 and 1, such as 0.998")
    }
    return CGFloat(rate)
  }
}
