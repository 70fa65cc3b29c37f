#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// A report in a browser, and its data.
@WaitingActor
final class ReportPageUnderTest {
  let browser: Browser
  let data: ReportData
  private let folder: URL

  /// Opens the report that the program writes about a built-in screen.
  ///
  convenience init(_ words: String..., spacing: Int = 60) throws {
    try self.init { file in
      _ = try LabProgram.output(
        ["show", "report"] + words + [
          "--spacing", "\(spacing)", "--jobs", "1", "--output", file.path,
        ])
    }
  }

  /// Opens a report.
  convenience init(_ report: ReportData) throws {
    try self.init { file in
      try HTMLReport(report).html.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// Opens the report that a function writes into a file, in a window that shows the whole page.
  private init(_ write: (URL) throws -> Void) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gesture-lab-report-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("report.html")
    try write(file)
    browser = try Browser()
    try browser.resize(width: 1200, height: 3000)
    try browser.open(file)
    let json: String = try browser.evaluate("document.getElementById('data').textContent")
    data = try JSONDecoder().decode(ReportData.self, from: Data(json.utf8))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

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

  /// The owners painted at the centers of all cells of a phone, row by row.
  func paintedOwners(in phone: String = "#map") throws -> [[String]] {
    let grid = data.maps.after.grid
    return try browser.evaluate(
      """
      (() => {
        const glass = document.querySelector('\(phone) .glass').getBoundingClientRect();
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
