import Foundation

extension IndexPath {
  /// Makes the path of a row in a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section; a path of none is in the first.
  public var section: Int { isEmpty ? 0 : self[0] }

  /// The row in its section; a path of none is of the first.
  public var row: Int { count > 1 ? self[1] : 0 }
}
