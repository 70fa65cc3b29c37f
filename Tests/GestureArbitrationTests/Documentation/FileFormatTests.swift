#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import LabWorkshop
import Testing

/// The article about files has the keys that the package writes, and examples that it reads.
@MainActor @Suite struct FileFormatTests {
  private let article: DocumentedSources.Article

  init() throws { article = try #require(DocumentedSources.article("file-formats")) }

  /// The keys in the table of a section, by what they are in.
  private func documented(in section: String) -> [String: Set<String>] {
    let text = article.text.components(separatedBy: "### \(section)\n").dropFirst().first?
      .components(separatedBy: "\n### ").first
    let part = DocumentedSources.Article(name: "", module: "", text: text ?? "")
    return part.rows.reduce(into: [:]) { keys, row in
      keys[row[0], default: []].formUnion(
        row[1].matches(of: /`([\w]+)`/).map { String($0.1) })
    }
  }

  // MARK: Traces

  /// A recording in which no key is left out.
  private var recording: GestureTrace {
    var trace = GestureTrace.ofEverything
    var attempt = PopAttempt(hasMoved: true, start: .zero, time: 0)
    attempt.verticalExtent = 30
    attempt.performer = .uikit
    let (time, gesture) = (12.3, 4)
    trace.events += [
      TraceEvent(
        time: time, gesture: gesture,
        kind: .judged(
          PopDecision(attempt: attempt, verdict: .allow, rule: "noObjection"), policy: 0)),
      TraceEvent(
        time: time, gesture: gesture, kind: .touch(.ended, number: 1, at: .zero, type: .pencil),
        index: 0, earlierTouchEvents: 1),
      TraceEvent(
        time: time, gesture: gesture, kind: .scroll("pager.pan", .dragging, offset: .zero)),
      TraceEvent(
        time: time, gesture: gesture,
        kind: .navigation(NavigationState(screens: 2, transition: .running, isPresenting: true))),
    ]
    trace.screens = [RecordedScreen(gesture: 1, snapshot: Stage().arbiter.snapshot())]
    trace.end = 13
    return trace
  }

  @Test func `a recording has the keys of the article, each in its place`() throws {
    let file = try #require(
      try JSONSerialization.jsonObject(with: Data(recording.json.utf8)) as? [String: Any])
    var keys: [String: Set<String>] = ["file": Set(file.keys)]
    add(file["events"], as: "event", to: &keys)
    add(file["policies"], as: "policy", to: &keys)
    add(file["screens"], as: "screen", to: &keys)

    #expect(keys == documented(in: "Traces and recordings"))
  }

  /// Adds the keys of an object, or of several, and of those inside.
  private func add(_ value: Any?, as name: String, to keys: inout [String: Set<String>]) {
    for object in value as? [[String: Any]] ?? [value as? [String: Any] ?? [:]] {
      keys[name, default: []].formUnion(object.keys)
      guard name != "screen" else { continue }
      for (key, place) in [
        "judged": "decision", "decided": "decision", "navigation": "navigation",
        "attempt": "attempt", "reason": "reason", "contents": "content",
        "suspensions": "suspension", "rules": "rule",
      ] where object[key] is [String: Any] || object[key] is [Any] {
        add(object[key], as: place, to: &keys)
      }
    }
  }

  // MARK: Snapshots

  @Test func `a snapshot has the keys of the article, each in its place`() throws {
    var snapshot = Stage().arbiter.snapshot()
    snapshot.contents = []
    snapshot.strokeHeight = 400
    let file = try #require(
      try JSONSerialization.jsonObject(with: Data(snapshot.json.utf8)) as? [String: Any])
    let role = GestureSnapshot.Role.simultaneous
    let objects: [String: Any] = [
      "system": snapshot.system, "window": snapshot.window, "insets": GestureSnapshot.Insets(),
      "controller": GestureSnapshot.Controller(kind: .screen),
      "sheet": GestureSnapshot.Sheet(detents: []),
      "navigation": GestureSnapshot.Navigation(controller: 0, stack: []),
      "view": GestureSnapshot.View(parent: nil, kind: .view, frame: .zero),
      "registration": GestureSnapshot.Registration(name: "", role: role),
      "answers": GestureSnapshot.Answers(gesture: .edgePop, rows: [], reasons: []),
      "scroll": GestureSnapshot.Scroll(contentSize: .zero, inset: GestureSnapshot.Insets()),
      "rows": GestureSnapshot.Rows(count: 0, height: 0, leading: [], trailing: []),
      "recognizer": GestureSnapshot.Recognizer(view: 0, kind: .pan, maker: .app),
      "relation": GestureSnapshot.Relation(0, .waits, 1),
      "content": GestureSnapshot.Content(name: "", view: 0, drag: .touches),
      "arbiter": snapshot.arbiter,
      "pop": GestureSnapshot.Settings.Pop(gesture: .edgePop, recognizer: 0),
    ]
    // The keys are the names of the properties, also of those without a value.
    var keys = objects.mapValues { Set(Mirror(reflecting: $0).children.compactMap(\.label)) }
    keys["file"] = Set(file.keys)

    #expect(keys == documented(in: "Snapshots"))
  }

  @Test func `every form of a value is in the article`() throws {
    let areas: [StoredStartArea] = [
      .edge, .leading(1), .leadingFraction(1, atLeast: 0, atMost: 1),
      .box(start: 0, end: 1, top: 0, bottom: 1), .anywhere,
    ]
    let policy = PopPolicy(
      rules: [
        .notAtRoot, .refuse("editing") { _ in true }, .outside(.zero, named: "knob"),
        .leastEdgeTravel,
        .movesTowardsTrailing(
          decisionTravel: 1, settledTravel: 2, backwardsTravel: 3, turningTravel: 4, clearRatio: 5,
          axisRatio: 6),
      ])
    let demands: [PopAttempt.Content.Demand] = [
      .defersAtEdge(distance: 0), .defersInStrip(width: 1), .defersAtBoundary(isAtBoundary: true),
      .claims(.all), .claimsVertically, .excludes(.all), .claimsBecause(""),
    ]
    let roles: [GestureSnapshot.Role] = [
      .pager(keepsEdgeSwipes: false), .carousel(stripWidth: 44),
      .pages(isAtFirst: true, isAtLast: false),
      .claims(horizontalOnly: false, verticalOnly: true, drags: 5, gestures: .all),
      .claimsWhere(answers: [], drags: 5, gestures: .all), .excluded(gestures: .all),
      .simultaneous,
      .custom(answers: []),
    ]
    let found = [
      "start area": try Self.keys(of: areas),
      "demand": try Self.keys(of: demands.map(StoredDemand.init)),
      "role": try Self.keys(of: roles),
      "recipe": try Self.keys(of: StoredPolicy(policy), in: "recipe"),
    ]

    #expect(found == documented(in: "Values with several forms"))
  }

  /// Every key of a value at any depth, or of those that a key has; `_0` isn't a name.
  private static func keys(
    of value: some Encodable, in container: String? = nil
  ) throws -> Set<String> {
    func all(in value: Any, _ isInside: Bool) -> Set<String> {
      if let list = value as? [Any] {
        return list.reduce(into: []) { $0.formUnion(all(in: $1, isInside)) }
      }
      return (value as? [String: Any] ?? [:]).reduce(into: []) { keys, entry in
        if isInside, entry.key != "_0" { keys.insert(entry.key) }
        keys.formUnion(all(in: entry.value, isInside || entry.key == container))
      }
    }
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    return all(in: json, container == nil)
  }

  // MARK: Files of the lab

  @Test func `the lab reads the examples of its files`() throws {
    let examples = article.blocks(of: "json")
    try #require(examples.count == 5)

    let answers = try AnswersFile(contents: Data(examples[0].utf8), name: "answers.json")
    #expect(answers.version == .v26 && answers.json == examples[0] + "\n")

    let strokes = try StrokeFile(contents: examples[1], name: "strokes.jsonl")
    #expect(strokes.problems.isEmpty && strokes.strokes.map(\.id) == ["a1"])
    #expect(strokes.strokes.first?.screen == CGSize(width: 390, height: 844))

    let scenarios = try ScenarioFile(contents: examples[2], name: "scenarios.json")
    #expect(scenarios.problems.isEmpty && scenarios.scenarios.count == 1)
    for scenario in scenarios.scenarios { #expect(ScenarioRun(scenario).differences == []) }

    let life = try DataFile.decode(LabCase.self, from: Data(examples[3].utf8), name: "life.json")
    #expect(life.json == examples[3] + "\n")

    let scrolls = try ScrollTraceFile(contents: Data(examples[4].utf8), name: "scrolls.json")
    #expect(scrolls.problems.isEmpty && scrolls.traces.map(\.name) == ["slow"])
    for trace in scrolls.traces {
      #expect(ScrollReplay(trace, in: scrolls.setup).excesses == [])
    }
  }

  @Test func `a map has the keys of the article`() throws {
    let map = StagedScreen("plain") { $0.push(UIViewController()) }.conflictMap(
      [.right], every: 200)
    var data = try JSONSerialization.jsonObject(with: JSONEncoder().encode(map)) as? [String: Any]
    let direction = (data?.removeValue(forKey: "directions") as? [[String: Any]])?.first
    let keys = Set(data?.keys.map(\.self) ?? []).union(direction?.keys.map(\.self) ?? [])
    let documented = documented(in: "Maps").reduce(into: Set<String>()) { keys, row in
      keys.formUnion(row.key.matches(of: /`(\w+)`/).map { String($0.1) })
      if row.key == "`directions`" { keys.formUnion(row.value) }
    }

    // The notes are those of a rebuilt screen.
    #expect(keys.union(["directions", "notes"]) == documented)
  }
}
#endif
