#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// A report in a browser, and its data.
final class ReportPageUnderTest {
  let browser: Browser
  let data: ReportData
  private let folder: URL

  /// Writes a report on a screen and opens it in a window that shows the whole page.
  init(
    _ screen: LabScreen, _ direction: SwipeDirection = .right, from place: StrokePlace = .middle,
    spacing: Int = 30
  ) async throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gesture-lab-report-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("report.html")
    try await HTMLReport(Self.data(screen, direction, place, spacing)).html
      .write(to: file, atomically: true, encoding: .utf8)
    browser = try Browser()
    try browser.resize(width: 1200, height: 3000)
    try browser.open(file)
    let json: String = try browser.evaluate("document.getElementById('data').textContent")
    data = try JSONDecoder().decode(ReportData.self, from: Data(json.utf8))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @MainActor
  private static func data(
    _ screen: LabScreen, _ direction: SwipeDirection, _ place: StrokePlace, _ spacing: Int
  ) -> ReportData {
    var generator = StrokeGenerator(seed: 1)
    let start = place.start(for: direction, height: screen.strokeHeight, reading: screen.reading)
    let stroke = generator.next(direction).placed(startingAt: start, within: StageMetrics.screen)
    let grid = MapGrid(spacing: spacing)
    return ReportData(
      maps: .init(
        before: .playing(screen, withArbiter: false, grid: grid),
        after: .playing(screen, withArbiter: true, grid: grid)),
      direction: direction, place: place,
      records: .init(
        before: DragRecord(stroke, on: screen, withArbiter: false),
        after: DragRecord(stroke, on: screen, withArbiter: true)))
  }

  /// Selects the rules with a click.
  func choose(rules: String) throws { try browser.click("input[name=rules][value=\(rules)]") }

  /// Selects a direction with a click.
  func choose(_ direction: MapDirection) throws {
    try browser.click("input[name=direction][value=\(direction.rawValue)]")
  }

  func map(_ rules: String) -> ConflictMap {
    rules == "before" ? data.maps.before : data.maps.after
  }

  func record(_ rules: String) -> DragRecord {
    rules == "before" ? data.drag.records.before : data.drag.records.after
  }

  /// The owners painted at the centers of all cells, row by row.
  func paintedOwners() throws -> [[String]] {
    let grid = data.maps.after.grid
    return try browser.evaluate(
      """
      (() => {
        const glass = document.querySelector('#map .glass').getBoundingClientRect();
        const at = (index, spacing, extent, length) => {
          const low = index * spacing;
          return (low + Math.min(low + spacing, extent)) / 2 / extent * length;
        };
        return [...Array(\(grid.rows)).keys()].map((row) =>
          [...Array(\(grid.columns)).keys()].map((column) => {
            const x = glass.left + at(column, \(grid.spacing), 390, glass.width);
            const y = glass.top + at(row, \(grid.spacing), 844, glass.height);
            const hit = document.elementsFromPoint(x, y).find((each) => each.dataset.owner);
            return hit ? hit.dataset.owner : '';
          }));
      })()
      """)
  }

  /// The states of the chart, by row.
  func shownStates() throws -> [String] {
    try browser.evaluate(
      "[...document.querySelectorAll('#chart .row')].map((row) => row.dataset.state)")
  }

  /// The states of the data at a time in ms.
  func states(_ rules: String, at time: Double) -> [String] {
    record(rules).rows.map { row in
      row.bars.last { $0.from <= time + 0.0005 && time <= $0.to + 0.0005 }?.state ?? "reset"
    }
  }

  /// A text of the page.
  func text(_ selector: String) throws -> String {
    try browser.evaluate("document.querySelector('\(selector)').innerText")
  }
}
#endif
