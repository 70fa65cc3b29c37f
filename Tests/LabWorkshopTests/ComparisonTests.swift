#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

@MainActor @Suite
struct ComparisonTests {
  @Test(arguments: SystemVersion.allCases)
  func `generated strokes have the owners that their screens promise`(version: SystemVersion) {
    var generator = StrokeGenerator(seed: 21)

    let comparison = Comparison(
      generator.strokes(perDirection: 2), behavior: UIKitBehavior(version: version))

    #expect(comparison.findings == [])
    #expect(comparison.verticalPops.count == 0)
    #expect(comparison.orphans.isEmpty)
    #expect(comparison.changed > 0)
    #expect(comparison.changed < comparison.tried)
  }

  @Test func `every stroke is counted once in its cell`() {
    var generator = StrokeGenerator(seed: 4)
    let strokes = generator.strokes(perDirection: 3)

    let comparison = Comparison(strokes, on: [.plain, .carousel, .list])

    #expect(comparison.screens.map(\.screen.name) == ["plain", "carousel", "list"])
    for (screen, cells) in comparison.screens {
      #expect(
        cells.map { "\($0.direction) \($0.place)" } == [
          "right edge", "right middle", "left edge", "left middle", "up edge", "up middle",
          "down edge", "down middle",
        ], "\(screen.name)")
      for cell in cells {
        #expect(cell.strokes == 3)
        for total in [cell.without.total, cell.with.total, cell.rules.total] {
          #expect(total == cell.strokes, "\(screen.name), \(cell.direction) from \(cell.place)")
        }
      }
    }
    let cells = comparison.screens.flatMap(\.cells)
    #expect(comparison.tried == cells.map(\.strokes).reduce(0, +))
    #expect(comparison.tried == 3 * 4 * 2 * strokes.count / 4)
    let unchanged = cells.filter { $0.with == $0.without }.map(\.strokes).reduce(0, +)
    #expect(comparison.changed == comparison.tried - unchanged)
  }

  @Test func `strokes along no axis are omitted, and so are their cells`() {
    let stroke = Stroke.line("s", .diagonal, by: CGPoint(x: 100, y: 100))

    let comparison = Comparison(
      [stroke, .line("t", .right, by: CGPoint(x: 150, y: 0))], on: [.plain])

    #expect(comparison.tried == 2)
    #expect(comparison.screens.first?.cells.map(\.direction) == [.right, .right])
  }

  @Test func `a broken promise is a finding with a description`() {
    let astray = Stroke.line("astray", .right, by: CGPoint(x: 0, y: 200))

    let comparison = Comparison([astray], on: [.plain])

    #expect(
      comparison.findings.map(\.description) == [
        "astray, right from edge on plain: promised pop, got unclaimed",
        "astray, right from middle on plain: promised pop, got unclaimed",
      ])
    #expect(comparison.findings.first?.expected == .pop)
    #expect(comparison.findings.first?.actual == .unclaimed)
  }

  @Test func `a vertical stroke that pops is counted and is a finding`() {
    let astray = Stroke.line("astray", .down, by: CGPoint(x: 150, y: 0))

    // On the plain screen it pops without the arbiter too.
    let comparison = Comparison([astray], on: [.plain, .pagerFirstPage])

    #expect(comparison.verticalPops.count == 2)
    #expect(comparison.findings.map(\.actual) == [.pop, .pop])
    #expect(comparison.findings.map(\.expected) == [.unclaimed, .unclaimed])
  }

  @Test func `progress is reported before each screen`() {
    var reported: [String] = []

    _ = Comparison([], on: [.map, .root]) { reported.append($0.name) }

    #expect(reported == ["map", "root"])
  }

  @Test func `strokes with the same outcome share a line of the table`() {
    let comparison = Comparison(Self.straight, on: [.plain, .pagerFirstPage])

    let table = ComparisonTable(comparison)

    #expect(
      table.lines == [
        "  strokes   UIKit      arbiter    decided by: because",
        "plain pushed screen",
        "  right     pop        pop        no rule objected",
        "  left      unclaimed  unclaimed  no rule objected: the touch ended before the rules decided",
        "  up, down  unclaimed  unclaimed  UIKit alone: UIKit's pop gave up before a rule was sure",
        "pager, first page",
        "* right     pager      pop        no rule objected",
        "  left      pager      pager      UIKit alone: UIKit's pop gave up before a rule was sure",
        "  up, down  unclaimed  unclaimed  UIKit alone: UIKit's pop gave up before a rule was sure",
      ], "\n\(table.lines.joined(separator: "\n"))")
  }

  @Test func `places with different outcomes are named, and mixed owners have counts`() {
    // The second stroke to the right ends before any recognizer begins.
    let strokes = Self.straight.prefix(2) + [.line("short", .right, by: CGPoint(x: 8, y: 0))]

    let table = ComparisonTable(Comparison(Array(strokes), on: [.map]))

    #expect(
      table.lines == [
        "  strokes            UIKit        arbiter      decided by: because",
        "map",
        "  right from edge    pop 1,       pop 1,       contentAtLeadingEdge 1, no rule objected 1: map",
        "                     unclaimed 1  unclaimed 1  claims the drags that start in it",
        "* right from middle  pop 1,       map 1,       contentAtLeadingEdge: map claims the drags that start",
        "                     unclaimed 1  unclaimed 1  in it",
        "  left               map          map          contentAtLeadingEdge: map claims the drags that start",
        "                                               in it",
      ], "\n\(table.lines.joined(separator: "\n"))")
  }

  @Test func `an empty table has its header and the screens`() {
    let table = ComparisonTable(Comparison([], on: [.map]))

    #expect(table.lines == ["  strokes  UIKit  arbiter  decided by: because", "map"])
  }

  private static let straight: [Stroke] = [
    .line("r", .right, by: CGPoint(x: 150, y: 0)), .line("l", .left, by: CGPoint(x: -150, y: 0)),
    .line("u", .up, by: CGPoint(x: 0, y: -150)), .line("d", .down, by: CGPoint(x: 0, y: 150)),
  ]
}

extension Tally {
  fileprivate var total: Int { counts.values.reduce(0, +) }
}

extension Stroke {
  /// Returns a straight stroke of ten samples in 150 ms with any declared direction.
  fileprivate static func line(
    _ id: String, _ direction: StrokeDirection, by translation: CGPoint
  ) -> Stroke {
    let samples = (0...10).map { index in
      StrokeSample(
        time: Double(index) * 0.015,
        location: CGPoint(
          x: translation.x * CGFloat(index) / 10, y: translation.y * CGFloat(index) / 10))
    }
    return Stroke(id: id, source: "test", screen: nil, direction: direction, samples: samples)
  }
}
#endif
