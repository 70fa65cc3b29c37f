#if HEADLESS
import Foundation
import GestureLab

/// The drag of a report as markup: its path, the states of recognizers, events and decisions.
struct ReportDrag {
  let data: ReportData

  /// When the last state ends, in ms.
  var duration: Double {
    let records = [data.drag.records.before, data.drag.records.after]
    let ends = records.flatMap { record in
      record.samples.map(\.time) + record.moments.map(\.time)
        + record.rows.flatMap { $0.bars.map(\.to) }
    }
    return max(1, ends.max() ?? 1)
  }

  /// The parts of the page that are about the drag, without and with the arbiter.
  var templates: [(id: String, markup: String)] {
    ReportData.Rules.allCases.flatMap { rules in
      let record = data.drag.records[rules]
      return [
        ("stroke-\(rules)", stroke(record)), ("outcome-\(rules)", outcome(record, rules)),
        ("chart-\(rules)", record.rows.map(row).joined()), ("states-\(rules)", states(record)),
        ("moments-\(rules)", record.moments.map(moment).joined()),
        ("rulings-\(rules)", rulings(record, rules)),
      ]
    }
  }

  private func stroke(_ record: DragRecord) -> String {
    let points = record.samples.enumerated().map { index, sample in
      "\(index == 0 ? "M" : "L")\(svgNumber(sample.x)) \(svgNumber(sample.y))"
    }
    return ReportMaps(maps: data.maps).phone(
      "The path of the touch, \(data.drag.way)",
      below: data.wireframe,
      above: [
        .path("trail", points.joined()), .path("way", ""), .circle("touch", .zero, radius: 20),
      ])
  }

  private func outcome(_ record: DragRecord, _ rules: ReportData.Rules) -> String {
    let ends = record.owner == .pop && record.screensPopped == 0
    return "<b>\("\(rules.phrase), \(record.owner.inWords)".capitalizedFirst.escapedForMarkup).</b>"
      + (ends ? " The touch ends too early, and the screen stays." : "")
  }

  private func row(_ row: DragRecord.Row) -> String {
    let bars = row.drawnBars.map { bar in
      let name = bar.name
      let title = (bar.because.map { "\(name): \($0)" } ?? name).escapedForMarkup
      let isThin = (bar.to - bar.from) / duration < Self.thin
      return """
        <div class="bar \(bar.state)\(isThin ? " thin" : "")" title="\(title)" \
        data-from="\(bar.from)" data-to="\(bar.to)">\(name)</div>
        """
    }
    return """
      <div class="row\(row.wins ? " wins" : "")" data-name="\(row.name.escapedForMarkup)">\
      <div class="who"><b>\(row.name.breakable)</b><small></small></div>\
      <div class="track" aria-hidden="true">\(bars.joined())<div class="now"></div></div></div>
      """
  }

  /// The share of the duration in which a bar has no room for its name.
  private static let thin = 0.12

  private func states(_ record: DragRecord) -> String {
    let used = Set(record.rows.flatMap { $0.drawnBars.map(\.state) })
    return DragRecord.Bar.names.filter { used.contains($0.state) }
      .map { "<li><i class=\"\($0.state)\"></i>\($0.name)</li>" }.joined()
  }

  private func moment(_ moment: DragRecord.Moment) -> String {
    """
    <li><button type="button" data-time="\(moment.time)"><time>\(Self.clock(moment.time))</time>\
    <span><b>\(moment.who.breakable)</b> \(moment.what.breakable)</span></button></li>
    """
  }

  private func rulings(_ record: DragRecord, _ rules: ReportData.Rules) -> String {
    if record.rulings.isEmpty {
      return rules == .before
        ? "<p class=\"none\">Without the arbiter the recognizer that begins first owns the drag.</p>"
        : "<p class=\"none\">The arbiter made no decision: no pop was about to begin.</p>"
    }
    return record.rulings.map { ruling in
      let reason =
        ruling.rule == "noObjection"
        ? ": no rule objected" : " by \(ruling.rule)\(ruling.why.map { ": \($0)" } ?? "")"
      return """
        <div class="card ruling"><p><span class="verdict">\(ruling.subject.escapedForMarkup) \
        \(ruling.isAllowed ? "allowed" : "refused")</span>\(reason.escapedForMarkup)</p>\
        <small>\(Self.clock(ruling.time))</small></div>
        """
    }.joined()
  }

  private static func clock(_ time: Double) -> String { "\(Int(time.rounded())) ms" }
}

extension DragRecord.Row {
  /// The states with a duration, and the last one; others are only listed.
  fileprivate var drawnBars: [DragRecord.Bar] {
    bars.enumerated().filter { $0.element.to > $0.element.from || $0.offset == bars.count - 1 }
      .map(\.element)
  }
}

extension DragRecord.Bar {
  /// The states in the order of the legend, with their names on the page.
  static let names: [(state: String, name: String)] = [
    ("possible", "possible"), ("waiting", "waiting"), ("began", "began"), ("changed", "changed"),
    ("ended", "recognized"), ("failed", "failed"), ("cancelled", "cancelled"),
  ]
  fileprivate var name: String { Self.names.first { $0.state == state }?.name ?? state }
}

extension DragOwner {
  /// The owner of a drag as a clause.
  var inWords: String {
    switch self {
    case .pop: "it pops the screen"
    case .push: "it pushes a screen"
    case .unclaimed: "it has no owner"
    case .content(let name): "its owner is \(name)"
    }
  }
}

extension String {
  /// The text with a capital letter at its start.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text as markup that may break after the dots of a name.
  fileprivate var breakable: String { escapedForMarkup.replacing(".", with: ".<wbr>") }
}
#endif
