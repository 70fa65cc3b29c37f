#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// Strokes on screens, each played under plain UIKit rules and with the arbiter.
@MainActor
package struct Comparison {
  /// The strokes of one direction from one place of one screen.
  package struct Cell {
    /// The direction of the strokes.
    package let direction: SwipeDirection
    /// The place of the start.
    package let place: StrokePlace
    /// The number of strokes.
    package fileprivate(set) var strokes = 0
    /// The owners without the arbiter.
    package fileprivate(set) var without = Tally<DragOwner>()
    /// The owners with the arbiter.
    package fileprivate(set) var with = Tally<DragOwner>()
    /// The rules that decided.
    package fileprivate(set) var rules = Tally<String>()
    /// Whether UIKit settled some strokes while a rule was undecided.
    fileprivate var hasUndecided = false
    /// The reason of the first refusal.
    package fileprivate(set) var why: String?
  }

  /// A stroke that breaks a promise: it pops and should not, or the reverse.
  package struct Finding: Equatable, Sendable, CustomStringConvertible {
    /// The stroke's id, direction and place, and the screen.
    package let stroke: String
    /// Whether a stroke up or down pops.
    package let isVerticalPop: Bool
    /// The promised owner.
    package let expected: DragOwner
    /// The actual owner.
    package let actual: DragOwner

    /// The stroke, the promised owner and the actual one.
    package var description: String { "\(stroke): promised \(expected), got \(actual)" }
  }

  /// The share of vertical strokes that may pop.
  ///
  /// Few people's scrolls set out to the right: 0.04 % of recorded ones pop, which is one of
  /// 272 in a smaller collection, on each screen that has nothing else to offer.
  package nonisolated static let acceptableVerticalShare = 0.005

  /// Stands for a rule where UIKit settled the drag before any rule decided.
  package nonisolated static let uikitAlone = "UIKit alone"

  /// The screens with their cells.
  package private(set) var screens: [(screen: LabScreen, cells: [Cell])] = []
  /// Promised pops that did not begin, and other pops that did.
  package private(set) var findings: [Finding] = []
  /// The number of strokes whose owner the arbiter changed.
  package private(set) var changed = 0
  /// The vertical strokes that popped with the arbiter and did not without it.
  package var verticalPops: Share { Share(findings.count(where: \.isVerticalPop), of: verticals) }
  private var verticals = 0
  /// Whether no pop was lost, none began that was not promised, and almost no vertical stroke
  /// popped.
  package var keepsPromises: Bool {
    findings.allSatisfy(\.isVerticalPop) && verticalPops.part <= Self.acceptableVerticalShare
  }
  /// Strokes owned by content without the arbiter and without an owner with it, as sentences.
  package private(set) var orphans: [String] = []
  /// The number of strokes, each played without and with the arbiter.
  package private(set) var tried = 0

  /// Plays every stroke at every place of every screen.
  ///
  /// - Parameters:
  ///   - strokes: Only strokes to the right, left, up and down are used.
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
      for: direction, height: screen.strokeHeight, layoutDirection: screen.layoutDirection)
    for stroke in strokes {
      let script = TouchScript(stroke.placed(startingAt: start, within: StageMetrics.screen))
      let plain = Trial(script, on: screen, withArbiter: false, behavior: behavior)
      let arbitrated = Trial(script, on: screen, withArbiter: true, behavior: behavior)
      cell.strokes += 1
      cell.without.add(plain.owner)
      cell.with.add(arbitrated.owner)
      // Undecided to the end: UIKit's recognizer failed, or content began, before a rule decided.
      let recognizerFailed = arbitrated.decision?.refusal?.code == PopReason.recognizerFailed.code
      let decision = recognizerFailed ? nil : arbitrated.decision
      cell.rules.add(decision.map(\.ruleAsRead) ?? Self.uikitAlone)
      if recognizerFailed { cell.hasUndecided = true }
      if cell.why == nil { cell.why = decision?.reasonText }
      tried += 1
      if plain.owner != arbitrated.owner { changed += 1 }
      let name = "\(stroke.id), \(direction) from \(place) on \(screen.name)"
      if case .content = plain.owner, arbitrated.owner == .unclaimed {
        orphans.append("\(name): \(plain.owner) without the arbiter, no owner with it")
      }
      let isVertical = direction == .up || direction == .down
      if isVertical { verticals += 1 }
      // UIKit determines which content owns a stroke, and the arbiter only whether it pops; a
      // stroke that pops without it is UIKit's own choice.
      let isPerformedBySystem = arbitrated.owner == .pop && plain.owner == .pop
      if (arbitrated.owner == .pop) != (promise == .pop), !isPerformedBySystem {
        findings.append(
          Finding(
            stroke: name, isVerticalPop: isVertical && arbitrated.owner == .pop, expected: promise,
            actual: arbitrated.owner))
      }
    }
    cell.why = cell.why ?? cell.whyUIKitAlone
    return cell
  }
}

extension Comparison.Cell {
  /// The reason why no rule decided in the whole cell; a pop needs none.
  fileprivate var whyUIKitAlone: String? {
    guard rules.values == [Comparison.uikitAlone] else { return nil }
    return hasUndecided
      ? "UIKit's pop gave up before a rule was sure" : "no pop of UIKit's takes part"
  }
}

extension PopDecision {
  /// The rule's name, or that no rule objected.
  fileprivate var ruleAsRead: String { rule == PopDecision.noObjection ? "no rule objected" : rule }
}

/// The number of occurrences of each value.
package struct Tally<Value: Hashable & Sendable & CustomStringConvertible>: Equatable, Sendable {
  /// The counts.
  package private(set) var counts: [Value: Int] = [:]

  /// Makes an empty tally.
  package init() {}

  /// Counts a value.
  package mutating func add(_ value: Value) { counts[value, default: 0] += 1 }

  /// The values by frequency, the most frequent first; equally frequent ones by name.
  package var ranked: [(value: Value, count: Int)] {
    counts.map { (value: $0.key, count: $0.value) }.sorted {
      $0.count != $1.count
        ? $0.count > $1.count : $0.value.description < $1.value.description
    }
  }

  /// The values that occurred.
  package var values: Set<Value> { Set(counts.keys) }
}

extension Tally: CustomStringConvertible {
  /// The only value, or each value with its count.
  package var description: String {
    if counts.count == 1, let only = counts.first { return only.key.description }
    return ranked.map { "\($0.value) \($0.count)" }.joined(separator: ", ")
  }
}
#endif
