#if HEADLESS
/// Whether an active recognizer A prevents a recognizer B on the same view that is still possible.
///
/// A begins on touch-down. The outcome is the same for both orders of addition.
package struct PreventionTable: Equatable, Sendable {
  /// What `canPrevent(_:)` of A returns.
  package let activeCanPrevent: Bool

  /// What `canBePrevented(by:)` of B returns.
  package let possibleCanBePrevented: Bool

  /// What A's delegate returns for simultaneous recognition; nil without a delegate.
  package let activeAllowsSimultaneous: Bool?

  /// What B's delegate returns for simultaneous recognition; nil without a delegate.
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

extension PreventionTable: Decodable {
  private enum CodingKeys: CodingKey { case table, expect }
  private enum TableKey: String, CodingKey {
    case activeCanPrevent = "active_canPrevent"
    case possibleCanBePrevented = "possible_canBePrevented"
    case activeAllowsSimultaneous = "active_delegate_simultaneous"
    case possibleAllowsSimultaneous = "possible_delegate_simultaneous"
  }
  private enum ExpectationKey: String, CodingKey { case isPrevented = "possible_prevented" }

  /// Decodes the table of a scenario and its expectation.
  package init(from decoder: any Decoder) throws {
    let scenario = try decoder.container(keyedBy: CodingKeys.self)
    let table = try scenario.nestedContainer(keyedBy: TableKey.self, forKey: .table)
    let expectation = try scenario.nestedContainer(keyedBy: ExpectationKey.self, forKey: .expect)
    self.init(
      activeCanPrevent: try table.decode(Bool.self, forKey: .activeCanPrevent),
      possibleCanBePrevented: try table.decode(Bool.self, forKey: .possibleCanBePrevented),
      activeAllowsSimultaneous: try table.decodeIfPresent(
        Bool.self, forKey: .activeAllowsSimultaneous),
      possibleAllowsSimultaneous: try table.decodeIfPresent(
        Bool.self, forKey: .possibleAllowsSimultaneous),
      expectsPrevented: try expectation.decode(Bool.self, forKey: .isPrevented))
  }
}
#endif
