#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

@MainActor @Suite struct ConflictMapTests {
  @Test(arguments: await [LabScreen.list, .carousel, .rightToLeftRows, .sheet, .candidate])
  func `a map is unchanged when it is encoded and decoded`(screen: LabScreen) throws {
    let map = ConflictMap.playing(screen, withArbiter: true, grid: MapGrid(spacing: 90))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys

    let data = try encoder.encode(map)
    let read = try JSONDecoder().decode(ConflictMap.self, from: data)

    #expect(read == map)
    #expect(try encoder.encode(read) == data)
  }

  @Test(
    arguments: [
      (#""version":1"#, #""version":2"#), (#""columns":4"#, #""columns":5"#),
      (#""ios":26"#, #""ios":17"#), (#""leftToRight""#, #""upwards""#), ("[4,0,", "[3,0,"),
      ("[4,0,", "[4,9,"), ("[4,0,", "[0,0,"), (#""kind":"pop""#, #""kind":"cop""#),
      (#""spacing":100"#, #""spacing":50"#),
    ])
  func `an inconsistent map is refused`(good: String, bad: String) throws {
    let map = ConflictMap.playing(.plain, withArbiter: false, grid: MapGrid(spacing: 100))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(map), as: UTF8.self)
    try #require(text.contains(good), "\(text)")

    let data = Data(text.replacingOccurrences(of: good, with: bad).utf8)

    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ConflictMap.self, from: data)
    }
  }

  @Test(arguments: [2, 3, 7, 10, 30, 99, 100])
  func `a drag starts inside every cell, and the cells cover the screen`(spacing: Int) {
    let grid = MapGrid(spacing: spacing)
    let screen = StageMetrics.screen

    for column in 0..<grid.columns {
      let x = grid.start(column: column, row: 0).x
      #expect(screen.minX < x && x < screen.maxX)
      #expect(Int(x) / spacing == column)
    }
    #expect(CGFloat(grid.columns * spacing) >= screen.width)
    #expect(CGFloat(grid.rows * spacing) >= screen.height)
    #expect(CGFloat((grid.rows - 1) * spacing) < grid.start(column: 0, row: grid.rows - 1).y)
  }

  @Test func `the map of a whole screen is 39 by 85 points, 10 pt apart`() {
    #expect(MapGrid().columns == 39)
    #expect(MapGrid().rows == 85)
    #expect(MapGrid().start(column: 38, row: 83) == CGPoint(x: 385, y: 835))
    #expect(MapGrid(spacing: -4).spacing == 2)
    #expect(MapGrid(spacing: .max).spacing == 100)
  }

  @Test func `the shares of a direction are those of its cells`() {
    let map = ConflictMap.playing(.carousel, withArbiter: true, grid: MapGrid(spacing: 50))

    for direction in MapDirection.allCases {
      let shares = map.shares(direction)
      var counts: [DragOwner: Int] = [:]
      for row in 0..<map.grid.rows {
        for column in 0..<map.grid.columns {
          if let owner = map.cell(column: column, row: row, direction)?.owner {
            counts[owner, default: 0] += 1
          }
        }
      }
      let total = Double(map.grid.rows * map.grid.columns)
      #expect(shares.count == counts.count)
      for (owner, share) in shares {
        #expect(abs(share - Double(counts[owner] ?? 0) / total) < 1e-12)
      }
      #expect(shares.map(\.share) == shares.map(\.share).sorted(by: >))
    }
  }

  @Test func `outside the grid there is no cell`() {
    let map = ConflictMap.playing(.plain, withArbiter: true, grid: MapGrid(spacing: 100))

    #expect(map.cell(column: 0, row: 0, .up) != nil)
    for (column, row) in [(-1, 0), (0, -1), (4, 0), (0, 9), (.max, .max)] {
      #expect(map.cell(column: column, row: row, .up) == nil)
    }
  }

  @Test(arguments: MapDirection.allCases)
  func `a drag exceeds every threshold, and a diagonal one is at exactly 45°`(
    direction: MapDirection
  ) {
    for start in [CGPoint(x: 5, y: 842), CGPoint(x: 385, y: 3.5)] {
      let script = TouchScript(mapDragFrom: start, direction)
      let points = script.steps.map(\.sample.location)
      let end = points[points.count - 1]
      let (x, y) = (abs(end.x - start.x), abs(end.y - start.y))

      #expect(hypot(x, y) > EngineMetrics.swipeDistance)
      #expect(script.time < EngineMetrics.contentTouchDelay)
      for point in points {
        let (x, y) = (abs(point.x - start.x), abs(point.y - start.y))
        #expect(x == 0 || y == 0 || x == y)
      }
    }
  }
}
#endif
