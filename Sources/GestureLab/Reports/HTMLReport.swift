import Foundation

/// A screen's conflict map and one drag on it, as a page in one file: it asks for nothing else, and
/// runs no other script than its own.
package struct HTMLReport {
  /// The page.
  package let html: String

  /// Writes a page; throws only if the data holds numbers that JSON has no word for.
  package init(_ data: ReportData) throws {
    html =
      ReportPage(
        data: data, json: try data.json(), style: ReportStyle.text, script: ReportScript.text
      ).text
  }
}
