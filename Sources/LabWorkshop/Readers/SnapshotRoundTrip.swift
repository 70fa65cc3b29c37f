#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A screen and its copy: written as a file, read, and built again.
@MainActor
package struct SnapshotRoundTrip {
  /// The screen.
  package let screen: LabScreen
  /// Its copy.
  package let copy: LabScreen
  private let behavior: UIKitBehavior

  /// Makes the copy of a screen; throws if what is written cannot be read.
  package init(_ screen: LabScreen, behavior: UIKitBehavior) throws(GestureFileError) {
    self.behavior = behavior
    self.screen = screen
    let json = screen.snapshot(behavior: behavior).json
    copy = LabScreen(try GestureSnapshot(json: json.utf8, named: screen.name), named: screen.name)
  }

  /// Plays drags from every start point of a grid on both, and returns where the owner or its
  /// reason differs, as sentences.
  package func mapDifferences(
    grid: MapGrid, slice: MapSlice = .whole,
    directions: [MapDirection] = MapDirection.allCases
  ) -> [String] {
    [false, true].flatMap { withArbiter -> [String] in
      let maps = [screen, copy].map { screen in
        ConflictMap.playing(
          screen, withArbiter: withArbiter, behavior: behavior, grid: grid, slice: slice,
          directions: directions)
      }
      if maps[0].contents != maps[1].contents { return ["\(title(withArbiter)): its contents"] }
      return directions.flatMap { direction in
        (0..<grid.rows).flatMap { row in
          (0..<grid.columns).compactMap { column -> String? in
            let cells = maps.map { $0.cell(column: column, row: row, direction) }
            guard cells[0] != cells[1] else { return nil }
            let point = grid.start(column: column, row: row)
            return "\(title(withArbiter)), \(direction) from \(coordinates(point)): "
              + cells.map { $0.map { "\($0.owner), \($0.reason)" } ?? "nothing" }
              .joined(separator: " is now ")
          }
        }
      }
    }
  }

  /// Plays a generated stroke in each direction on both, and returns which timelines differ.
  package func timelineDifferences(seed: UInt64) -> [String] {
    var strokes = StrokeGenerator(seed: seed)
    return SwipeDirection.allCases.flatMap { direction in
      let stroke = strokes.next(direction)
      return StrokePlace.allCases.flatMap { place in
        [false, true].compactMap { withArbiter -> String? in
          let script = TouchScript(
            stroke.placed(
              startingAt: place.start(for: direction, on: screen), within: screen.bounds))
          let lines = [screen, copy].map {
            Trial(script, on: $0, withArbiter: withArbiter, behavior: behavior).timeline.lines
          }
          guard lines[0] != lines[1] else { return nil }
          return "\(title(withArbiter)), \(direction) from \(place): its timeline"
        }
      }
    }
  }

  private func title(_ withArbiter: Bool) -> String {
    "\(screen.name), \(behavior.version), \(withArbiter ? "with the arbiter" : "plain UIKit rules")"
  }

  /// The screens of which a snapshot cannot hold everything: a rule or a refusal, which are
  /// functions of the app's, UIKit's own pans for the rows of a list layout and for the columns of a
  /// split view, or the arbiter of another stack.
  package static let incompleteScreens = [
    "refusing", "zoom-refusing", "flawed-policy", "flawed-rules", "list-rows", "split-detail",
    "split-collapsed",
    "split-collapsed-detail", "nested-stack", "split-pager", "driven-stacks", "driven-inside",
  ]

  /// The built-in screens whose copies are the same.
  package static let screens = (LabScreen.all + LabScreen.flawed).filter {
    !incompleteScreens.contains($0.name)
  }
}
#endif
