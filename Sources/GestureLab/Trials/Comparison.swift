import Foundation
import GestureArbitration
import HeadlessUIKit

/// Strokes on screens, each tried under plain UIKit rules and with the arbiter.
@MainActor
package struct Comparison {
  /// All strokes of one direction from one place of one screen.
  package struct Cell {
    /// Where the strokes go.
    package let direction: SwipeDirection
    /// Where they start.
    package let place: StrokePlace
    /// How many there are.
    package fileprivate(set) var strokes = 0
    /// Who owned them without the arbiter.
    package fileprivate(set) var without = Tally<Owner>()
    /// Who owned them with it.
    package fileprivate(set) var with = Tally<Owner>()
    /// The rules that decided.
    package fileprivate(set) var rules = Tally<String>()
    /// Whether some strokes were settled by UIKit while a rule was still undecided.
    fileprivate var hasUndecided = false
    /// Why, in the case of the first stroke that was refused a pop.
    package fileprivate(set) var why: String?
  }

  /// A stroke that popped where its screen promises that it does not, or the other way round.
  package struct Finding: Equatable, Sendable, CustomStringConvertible {
    /// The stroke's id, its direction and place, and the screen.
    package let stroke: String
    /// What the screen promises.
    package let expected: Owner
    /// Who owned the stroke.
    package let actual: Owner

    /// The stroke, what was promised and what happened.
    package var description: String { "\(stroke): promised \(expected), got \(actual)" }
  }

  /// What stands for a rule where UIKit settled the drag before any was sure.
  package nonisolated static let uikitAlone = "UIKit alone"

  /// The screens with their cells.
  package private(set) var screens: [(screen: LabScreen, cells: [Cell])] = []
  /// Pops that were promised and did not come, or came and were not promised.
  package private(set) var findings: [Finding] = []
  /// Strokes whose owner the arbiter changed.
  package private(set) var changed = 0
  /// Vertical strokes that popped with the arbiter.
  package private(set) var verticalPops = 0
  /// Strokes that content owned without the arbiter and nobody owns with it, as sentences.
  package private(set) var orphans: [String] = []
  /// Strokes tried, each without and with the arbiter.
  package private(set) var tried = 0

  /// Tries every stroke at every place of every screen.
  ///
  /// - Parameters:
  ///   - strokes: Those that go right, left, up or down are used.
  ///   - progress: Called before each screen.
  package init(
    _ strokes: [Stroke], on screens: [LabScreen] = LabScreen.compared,
    behavior: UIKitBehavior = UIKitBehavior(), progress: (LabScreen) -> Void = { _ in }
  ) {
    let byDirection = Dictionary(grouping: strokes, by: \.direction)
    for screen in screens {
      progress(screen)
      var cells: [Cell] = []
      for direction in SwipeDirection.allCases {
        let group = byDirection[direction.strokeDirection] ?? []
        for place in StrokePlace.allCases where !group.isEmpty {
          cells.append(
            compare(group, direction, place, on: screen, behavior: behavior))
        }
      }
      self.screens.append((screen, cells))
    }
  }

  private mutating func compare(
    _ strokes: [Stroke], _ direction: SwipeDirection, _ place: StrokePlace,
    on screen: LabScreen, behavior: UIKitBehavior
  ) -> Cell {
    var cell = Cell(direction: direction, place: place)
    let promise = screen.promise(direction, from: place, on: behavior.version)
    let start = place.start(
      for: direction, height: screen.strokeHeight, reading: screen.reading)
    for stroke in strokes {
      let script = TouchScript(stroke.placed(startingAt: start, within: StageMetrics.screen))
      let plain = Trial(script, on: screen, withArbiter: false, behavior: behavior)
      let arbitrated = Trial(script, on: screen, withArbiter: true, behavior: behavior)
      cell.strokes += 1
      cell.without.add(plain.owner)
      cell.with.add(arbitrated.owner)
      // Undecided to the end: UIKit's recognizer gave up, or content began, before a rule was sure.
      let gaveUp = arbitrated.decision?.refusal == .recognizerGaveUp
      let decision = gaveUp ? nil : arbitrated.decision
      cell.rules.add(decision.map(\.ruleAsRead) ?? Self.uikitAlone)
      if gaveUp { cell.hasUndecided = true }
      if cell.why == nil { cell.why = decision?.why }
      tried += 1
      if plain.owner != arbitrated.owner { changed += 1 }
      let name = "\(stroke.id), \(direction) from \(place) on \(screen.name)"
      if case .content = plain.owner, arbitrated.owner == .nobody {
        orphans.append("\(name): \(plain.owner) without the arbiter, nobody with it")
      }
      if direction == .up || direction == .down, arbitrated.owner == .pop { verticalPops += 1 }
      // Which content owns a wandering stroke is UIKit's affair; whether it pops is ours.
      if (arbitrated.owner == .pop) != (promise == .pop) {
        findings.append(
          Finding(
            stroke: name, expected: promise, actual: arbitrated.owner))
      }
    }
    cell.why = cell.why ?? cell.whyUIKitAlone
    return cell
  }
}

extension Comparison.Cell {
  /// Why no rule decided, where none did in the whole cell; a pop needs no reason.
  fileprivate var whyUIKitAlone: String? {
    guard rules.values == [Comparison.uikitAlone] else { return nil }
    return hasUndecided
      ? "UIKit's pop gave up before a rule was sure" : "no pop of UIKit's takes part"
  }
}

extension Decision {
  /// The rule's name, or that there was no objection.
  fileprivate var ruleAsRead: String { rule == Decision.noObjection ? "no rule objects" : rule }
}
