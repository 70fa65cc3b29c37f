/// Whether an active recognizer A prevents a recognizer B on the same view that is still possible.
///
/// A begins on touch-down; the case holds for either order in which the two were added.
package struct PreventionTable: Equatable, Sendable {
  /// What A answers to `canPrevent(_:)`.
  package let activeCanPrevent: Bool

  /// What B answers to `canBePrevented(by:)`.
  package let possibleCanBePrevented: Bool

  /// What A's delegate answers about recognizing at the same time; nil without a delegate.
  package let activeAllowsSimultaneous: Bool?

  /// What B's delegate answers about recognizing at the same time; nil without a delegate.
  package let possibleAllowsSimultaneous: Bool?

  /// Whether B is prevented in UIKit.
  package let expectsPrevented: Bool

  /// Makes a table.
  package init(
    activeCanPrevent: Bool, possibleCanBePrevented: Bool, activeAllowsSimultaneous: Bool?,
    possibleAllowsSimultaneous: Bool?, expectsPrevented: Bool
  ) {
    self.activeCanPrevent = activeCanPrevent
    self.possibleCanBePrevented = possibleCanBePrevented
    self.activeAllowsSimultaneous = activeAllowsSimultaneous
    self.possibleAllowsSimultaneous = possibleAllowsSimultaneous
    self.expectsPrevented = expectsPrevented
  }
}

extension PreventionTable {
  /// Reads a table and the expectation that stands beside it.
  init(_ table: JSONNode, expect: JSONNode) throws(JSONNodeProblem) {
    self.init(
      activeCanPrevent: try table.required("active_canPrevent").boolean(),
      possibleCanBePrevented: try table.required("possible_canBePrevented").boolean(),
      activeAllowsSimultaneous: try table.optional("active_delegate_simultaneous")?.boolean(),
      possibleAllowsSimultaneous: try table.optional("possible_delegate_simultaneous")?.boolean(),
      expectsPrevented: try expect.required("possible_prevented").boolean())
  }
}
