#if HEADLESS
import Foundation
import GestureLab

/// The markup of a report's page, which its script fills with the data.
struct ReportPage {
  let data: ReportData
  /// The data as JSON without tags.
  let json: String
  let style: String
  let script: String

  /// The differences between the rebuilt screen and the original, as a list that opens; empty if
  /// there are none.
  private var notes: String {
    guard !data.notes.isEmpty else { return "" }
    let items = data.notes.map { "<li>\($0.onOneLine.escapedForMarkup)</li>" }.joined()
    return """

        <details class="card"><summary>Differences from the original screen</summary>\
      <ul>\(items)</ul></details>
      """
  }

  private var maps: ReportMaps { ReportMaps(maps: data.maps) }
  private var report: ReportDrag { ReportDrag(data: data) }

  /// What the script shows one of.
  private var templates: [String] {
    (maps.templates + report.templates).map {
      "<template id=\"\($0.id)\">\($0.markup)</template>"
    }
  }

  /// The text of the page.
  var text: String {
    let map = data.maps.after
    let title = map.title.escapedForMarkup
    let layout = map.layoutDirection == .leftToRight ? "left to right" : "right to left"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title): owners of drags</title>
      <link rel="icon" href="data:,">
      <style>\(style)</style>
      </head>
      <body>
      <a class="skip" href="#map">Skip to the map</a>
      <header>
        <p class="eyebrow">Gesture report</p>
        <h1>\(title.prefix(1).uppercased() + title.dropFirst())</h1>
        <p class="facts"><code>\(map.screen.escapedForMarkup)</code> on \(map.version), \
      \(layout), \(Int(map.grid.size.width)) × \(Int(map.grid.size.height)) pt</p>\(notes)
      </header>
      <noscript><p class="card">This page needs its script to show the map and the drag.</p>\
      </noscript>
      <div class="rules">
        <fieldset class="switch"><legend class="hidden">Rules</legend>
          <label><input type="radio" name="rules" value="before"><span>Plain UIKit</span></label>
          <label><input type="radio" name="rules" value="after" checked><span>With the arbiter\
      </span></label>
        </fieldset>
      </div>
      <main>
      <section aria-labelledby="map-title">
        <h2 id="map-title">Owners of drags</h2>
        <p class="lead">A drag was played from every \(map.grid.spacing) pt of the screen, in eight
        directions. The color of a point shows the owner of the drag that starts there.</p>
        <div class="columns maps">
          <div>
            <h3 id="map-rules"></h3>
            <div class="phone" id="map" tabindex="0" role="application"
              aria-roledescription="map of start points"
              aria-label="Start points of drags. The arrow keys move the point, with Shift by five."
              aria-describedby="summary"></div>
          </div>
          <div class="other">
            <h3 id="other-rules"></h3>
            <button type="button" class="phone" id="other"></button>
          </div>
          <div class="side">
            <div class="card summary" id="summary" role="status" aria-live="polite"></div>
            <p class="printed" id="printed"></p>
            <fieldset class="compass controls"><legend>Direction of the drags</legend>
              <div id="compass">\(maps.compass)</div>
            </fieldset>
            <h3 id="legend-title">Owners of drags <span id="legend-direction"></span></h3>
            <ul class="legend" id="legend" aria-labelledby="legend-title"></ul>
          </div>
        </div>
      </section>
      <section aria-labelledby="drag-title">
        <h2 id="drag-title">One drag, step by step</h2>
        <p class="lead">A touch moves \(data.drag.way.escapedForMarkup). <span id="outcome"></span></p>
        <div class="columns">
          <div class="phone" id="stroke"></div>
          <div class="side">
            <div class="transport controls" role="group" aria-label="Time">
              <button type="button" id="play" aria-label="Play"><svg viewBox="0 0 18 18" \
      aria-hidden="true"><path/></svg></button>
              <button type="button" id="previous" aria-label="Previous moment">‹</button>
              <input type="range" id="time" min="0" max="\(report.duration)" step="any" \
      aria-label="Time of the drag">
              <button type="button" id="next" aria-label="Next moment">›</button>
              <output id="clock" for="time"></output>
            </div>
            <p class="printed" id="printed-time"></p>
            <h3>Recognizers</h3>
            <div class="chart" id="chart"></div>
            <ul class="states" id="states" aria-label="Meaning of the bars"></ul>
          </div>
        </div>
        <div class="columns lists">
          <div><h3>Events</h3><ol class="moments" id="moments"></ol></div>
          <div><h3>Decisions</h3><div id="rulings"></div></div>
        </div>
      </section>
      </main>
      <footer><p>Made by gesture-lab with a headless engine, not measured on a device.</p></footer>
      \(maps.definitions)
      \(templates.joined(separator: "\n"))
      <script type="application/json" id="data">\(json)</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// The content security policy: no external resources; one style and one script by their digests.
  private var policy: String {
    "default-src 'none'; style-src '\(Self.digest(style))'; script-src '\(Self.digest(script))'; "
      + "img-src data:; base-uri 'none'; form-action 'none'"
  }

  private static func digest(_ text: String) -> String {
    "sha256-\(Data(SHA256(text.utf8).bytes).base64EncodedString())"
  }
}

/// A screen's conflict map and one drag on it, as an HTML page in one file.
///
/// The page loads nothing else and runs only its own script.
package struct HTMLReport {
  /// The text of the page.
  package let html: String

  /// Makes a page; throws only if the data contains numbers that JSON cannot express.
  package init(_ data: ReportData) throws {
    html =
      ReportPage(
        data: data, json: try data.json(), style: ReportStyle.text, script: ReportScript.text
      ).text
  }
}
#endif
