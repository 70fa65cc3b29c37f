#if HEADLESS
import Foundation
import GestureLab

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

extension PreventionTable {
  /// The case in which the active recognizer is added first, or last.
  func labCase(isActiveFirst: Bool) -> LabCase {
    var (active, possible) = (
      CaseViews.Recognizer(name: "active", kind: .eager, view: CaseViews.window),
      CaseViews.Recognizer(name: Self.possible, kind: .silent, view: CaseViews.window)
    )
    active.prevents = activeCanPrevent
    possible.isPreventable = possibleCanBePrevented
    var views = CaseViews()
    views.recognizers = isActiveFirst ? [active, possible] : [possible, active]
    let answers = [
      (activeAllowsSimultaneous, active, possible), (possibleAllowsSimultaneous, possible, active),
    ]
    views.relations = answers.filter { $0.0 == true }.map { _, one, other in
      CaseViews.Relation(
        name: "\(one.name) allows", kind: .allows, one: one.name, other: other.name)
    }
    let touch = CaseContact(touch: 0, phase: .began, point: CGPoint(x: 50, y: 50))
    return LabCase(views: views, [CaseStep(.contacts([touch], after: 0), isFollowedAtOnce: true)])
  }

  /// Whether the recognizer that is still possible was prevented.
  ///
  /// Its state does not show it for long: a failed recognizer may be reset at once (C062).
  func isPrevented(in log: Log) -> Bool {
    log.events.contains { event in
      guard case .state(let subject, .failed, because: .prevented) = event.kind else {
        return false
      }
      return subject.name == Self.possible
    }
  }

  private static let possible = "possible"
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
