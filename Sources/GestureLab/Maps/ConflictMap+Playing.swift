#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

extension ConflictMap {
  /// Plays the drags of a part of a map.
  ///
  /// - Parameters:
  ///   - directions: The directions of the drags; the others stay empty.
  ///   - progress: Called after each row with the number of rows done and of all rows.
  @MainActor
  package static func playing(
    _ screen: LabScreen, withArbiter: Bool, behavior: UIKitBehavior = UIKitBehavior(),
    grid: MapGrid? = nil, slice: MapSlice = .whole,
    directions: [MapDirection] = MapDirection.allCases,
    progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) -> ConflictMap {
    let grid = grid ?? MapGrid(size: screen.size)
    let stage = MapStage(screen, withArbiter: withArbiter, behavior: behavior)
    var map = ConflictMap(
      screen: screen.name, title: screen.title, layoutDirection: screen.layoutDirection,
      version: behavior.version, withArbiter: withArbiter, grid: grid,
      contents: stage.frames.map { Content(name: $0.name, frame: $0.frame) }, notes: screen.notes)
    let rows = (0..<grid.rows).filter(slice.contains)
    for (done, row) in rows.enumerated() {
      for direction in directions {
        for column in 0..<grid.columns {
          let script = TouchScript(
            mapDragFrom: grid.start(column: column, row: row), direction)
          map.add(stage.play(script), row: row, direction)
        }
      }
      progress(done + 1, rows.count)
    }
    return map
  }
}

extension ConflictMap {
  /// Whether this is a part of a map: it has the same drags on the same screen.
  package func belongs(to map: ConflictMap) -> Bool {
    screen == map.screen && version == map.version && withArbiter == map.withArbiter
      && grid == map.grid && contents == map.contents
  }
}
#endif
