import Foundation

/// The skeleton of a report's page; its script fills it from the data.
struct ReportPage {
  let data: ReportData
  /// The data as JSON without tags.
  let json: String
  let style: String
  let script: String

  /// The whole page.
  var text: String {
    let map = data.maps.after
    let title = map.title.escapedForMarkup
    let reading = map.reading == .leftToRight ? "left to right" : "right to left"
    let drag = "\(data.drag.direction), from the \(data.drag.place)"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title): who owns a drag</title>
      <link rel="icon" href="data:,">
      <style>\(style)</style>
      </head>
      <body>
      <a class="skip" href="#map">Skip to the map</a>
      <header>
        <p class="eyebrow">Gesture report</p>
        <h1>\(title.prefix(1).uppercased() + title.dropFirst())</h1>
        <p class="facts"><code>\(map.screen.escapedForMarkup)</code> on \(map.version), read \
      \(reading), \(Int(map.grid.size.width)) × \(Int(map.grid.size.height)) pt</p>
      </header>
      <noscript><p class="card">This page draws itself with a script of its own: allow it to see
      the map and the drag.</p></noscript>
      <div class="rules">
        <fieldset class="switch"><legend class="hidden">Rules</legend>
          <label><input type="radio" name="rules" value="before"><span>Plain UIKit</span></label>
          <label><input type="radio" name="rules" value="after" checked><span>With the arbiter\
      </span></label>
        </fieldset>
      </div>
      <main>
      <section aria-labelledby="map-title">
        <h2 id="map-title">Who would own a drag</h2>
        <p class="lead">A drag was played from every \(map.grid.spacing) pt of the screen, in eight
        directions. The colour of a point is the owner of the drag that starts there.</p>
        <div class="columns">
          <div class="phone" id="map" tabindex="0" role="application"
            aria-roledescription="map of start points"
            aria-label="Start points of drags. The arrow keys move the point; with Shift, by five."
            aria-describedby="told"></div>
          <div class="side">
            <p class="printed" id="printed"></p>
            <fieldset class="compass controls"><legend>Direction of the drags</legend>
              <div id="compass"></div>
            </fieldset>
            <h3 id="legend-title">Owners of drags <span id="legend-direction"></span></h3>
            <ul class="legend" id="legend" aria-labelledby="legend-title"></ul>
            <div class="card told" id="told" role="status" aria-live="polite"></div>
          </div>
        </div>
      </section>
      <section aria-labelledby="drag-title">
        <h2 id="drag-title">One drag, moment by moment</h2>
        <p class="lead">A finger goes \(drag.escapedForMarkup). <span id="outcome"></span></p>
        <div class="columns">
          <div class="phone" id="stroke"></div>
          <div class="side">
            <div class="transport controls" role="group" aria-label="Time">
              <button type="button" id="play" aria-label="Play"></button>
              <button type="button" id="previous" aria-label="Previous moment">‹</button>
              <input type="range" id="time" min="0" step="any" aria-label="Time of the drag">
              <button type="button" id="next" aria-label="Next moment">›</button>
              <output id="clock" for="time"></output>
            </div>
            <p class="printed" id="printed-time"></p>
            <h3>Recognizers</h3>
            <div class="chart" id="chart"></div>
            <ul class="states" id="states" aria-label="What the bars mean"></ul>
          </div>
        </div>
        <div class="columns lists">
          <div><h3>What happened</h3><ol class="moments" id="moments"></ol></div>
          <div><h3>Decisions</h3><div id="rulings"></div></div>
        </div>
      </section>
      </main>
      <footer><p>Made by gesture-lab on a headless engine: an answer about rules, not a measurement
      of a device.</p></footer>
      <script type="application/json" id="data">\(json)</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// Nothing from elsewhere, one style and one script by their digests.
  private var policy: String {
    "default-src 'none'; style-src '\(Self.digest(style))'; script-src '\(Self.digest(script))'; "
      + "img-src data:; base-uri 'none'; form-action 'none'"
  }

  private static func digest(_ text: String) -> String {
    "sha256-\(Data(SHA256(text.utf8).bytes).base64EncodedString())"
  }
}
