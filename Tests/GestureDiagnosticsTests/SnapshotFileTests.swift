import Foundation
import GestureDiagnostics
import SampleAttempts
import Testing

@MainActor @Suite struct SnapshotFileTests {
  /// A pager with a map in it, on a pushed screen.
  static let sample: GestureSnapshot = {
    var pager = GestureSnapshot.View(
      parent: 0, kind: .scrollView, frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    pager.origin = CGPoint(x: 402, y: 0)
    pager.scroll = GestureSnapshot.Scroll(
      contentSize: CGSize(width: 2_010, height: 874), inset: GestureSnapshot.Insets(top: 44))
    pager.role = GestureSnapshot.Registration(name: "pager", role: .pager(keepsEdgeSwipes: false))
    var map = GestureSnapshot.View(
      parent: 1, kind: .view, frame: CGRect(x: 20, y: 40, width: 100, height: 50))
    map.transform = [1, 0, 0, 1, 5, 5]
    map.role = GestureSnapshot.Registration(
      name: "map",
      role: .custom(
        answers: [
          GestureSnapshot.Answers(gesture: .contentPop, rows: [[0, 1]], reasons: ["it is dragged"])
        ]))
    var pan = GestureSnapshot.Recognizer(view: 2, kind: .pan, maker: .app)
    pan.name = "map.pan"
    var screen = GestureSnapshot.Controller(kind: .screen)
    screen.parent = 0
    let policy = StoredPolicy(.standard)
    return GestureSnapshot(
      system: GestureSnapshot.System(name: "iOS", version: "26.1"),
      window: GestureSnapshot.Window(
        size: CGSize(width: 402, height: 874), safeArea: GestureSnapshot.Insets(top: 62),
        layoutDirection: .leftToRight),
      controllers: [.init(kind: .navigation), screen],
      navigation: GestureSnapshot.Navigation(controller: 0, stack: [1]),
      views: [
        GestureSnapshot.View(
          parent: nil, kind: .window, frame: CGRect(x: 0, y: 0, width: 402, height: 874)),
        pager, map,
      ],
      recognizers: [pan, GestureSnapshot.Recognizer(view: 1, kind: .pan, maker: .system)],
      relations: [GestureSnapshot.Relation(0, .simultaneous, 1)],
      contents: [GestureSnapshot.Content(name: "map", view: 2, drag: .recognizers)],
      arbiter: GestureSnapshot.Settings(
        isEnabled: true, driver: "uikitOnly", policy: policy, pushPolicy: policy),
      notes: ["one"])
  }()

  private func error(_ text: String) -> String? {
    do throws(GestureFileError) {
      _ = try GestureSnapshot(json: text.utf8, named: "s.json")
      return nil
    } catch { return error.description }
  }

  /// The sample with one part replaced.
  private func error(replacing old: String, with new: String) throws -> String? {
    #expect(Self.sample.json.contains(old), "\(old)")
    return error(Self.sample.json.replacingOccurrences(of: old, with: new))
  }

  @Test func `a snapshot can be read again`() throws {
    let sample = Self.sample
    #expect(try GestureSnapshot(json: sample.json.utf8, named: "s.json") == sample)
  }

  @Test func `a description counts what was seen and lists the notes`() {
    #expect(
      "\(Self.sample)"
        == "iOS 26.1, 1 screen on the stack: 3 views, 2 recognizers, 2 roles\none")
  }

  @Test func `each view and recognizer has a line of its own`() {
    let lines = Self.sample.json.split(separator: "\n")
    #expect(lines.count { $0.contains(#""kind":"scrollView""#) } == 1)
    #expect(lines.count { $0.contains(#""name":"map.pan""#) } == 1)
  }

  @Test(arguments: [
    (#""stack":[1]"#, #""stack":[0]"#, "navigation.stack[0] is 0, which isn't a screen of the"),
    ("[0,1]]", "[0,-9223372036854775808]]", "names a reason that is not there"),
    (
      "[402,874]", "[402,99999]",
      "window.size isn't a size of a window; write lengths from 1 to 10000"
    ),
    (#""view":2}"#, #""view":2.5}"#, "view"),
    (#""parent":1"#, #""parent":2"#, "views[2].parent is 2, which does not stand before number 2"),
    (#""parent":1"#, #""parent":-1"#, "views[2].parent is -1"),
    (#""parent":0,"#, "", "views[1].parent is missing; only the window has none"),
    (#""kind":"window""#, #""kind":"view""#, "views do not begin with a window"),
    (#"[402,874]"#, #"[402,"nan"]"#, "window.size isn't a size of a window"),
    (
      "[[20,40],[100,50]]", #"[[20,"infinity"],[100,50]]"#,
      "views[2].frame isn't a length of a screen; write numbers from -100000000"
    ),
    ("[[20,40],[100,50]]", "[[20,40]]", "views[2].frame"),
    ("[1,0,0,1,5,5]", "[1,0]", "views[2].transform has 2 numbers; write six"),
    (#""stack":[1]"#, #""stack":[7]"#, "navigation.stack[0] is 7, and there are 2 controllers"),
    (#""stack":[1]"#, #""stack":[1,1]"#, "navigation.stack[1] is 1 twice"),
    (#""view":2}"#, #""view":9}"#, "view is 9, and there are 3 views"),
    (#""second":1"#, #""second":4"#, "relations[0].second is 4, and there are 2 recognizers"),
    (#""version":1,"#, #""version":2,"#, "version is 2, which a newer version of the package"),
    (#""snapshot":"GestureArbiter""#, #""snapshot":"x""#, "snapshot isn't a snapshot of a"),
    (#""kind":"scrollView""#, #""kind":"spaceship""#, "views[1].kind"),
    (#""isEnabled":true"#, #""isEnabled":1"#, "arbiter.isEnabled is not true or false"),
    (
      #""pager":{"keepsEdgeSwipes":false}"#, #""excluded":{"gestures":9}"#,
      "views[1].role has gestures 9; write 1 for the edge pop"
    ),
    (
      #""pager":{"keepsEdgeSwipes":false}"#, #""carousel":{"stripWidth":-5}"#,
      "views[1].role has a width of -5; write 0 or more"
    ),
    (#""arbiter":{"#, #""arbitre":{"#, "arbiter is missing; add it"),
  ])
  func `a damaged value is refused with its place and a remedy`(
    old: String, new: String, message: String
  ) throws {
    let error = try #require(try error(replacing: old, with: new))
    #expect(error.contains(message), "\(error)")
    #expect(error.hasPrefix("s.json: line "))
  }

  @Test func `the line of a damaged view is named`() throws {
    let text = Self.sample.json
    let line = try #require(
      text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
        $0.contains("[[20,40],[100,50]]")
      })
    let error = try error(replacing: "[[20,40],[100,50]]", with: "[[20,40],[100,true]]")
    #expect(error?.hasPrefix("s.json: line \(line + 1): ") == true, "\(error ?? "")")
  }

  @Test func `views that nest too deeply are refused`() throws {
    var snapshot = Self.sample
    snapshot.views = [snapshot.views[0]]
    for parent in 0...DiagnosticMetrics.snapshotDepth {
      snapshot.views.append(GestureSnapshot.View(parent: parent, kind: .view, frame: .zero))
    }
    snapshot.recognizers = []
    snapshot.relations = []
    snapshot.contents = []
    let error = error(snapshot.json)
    #expect(error?.contains("nests views more than 200 deep") == true, "\(error ?? "")")
  }

  @Test func `more views than a screen has are refused`() throws {
    var snapshot = Self.sample
    let view = GestureSnapshot.View(parent: 0, kind: .view, frame: .zero)
    snapshot.views += Array(repeating: view, count: DiagnosticMetrics.snapshotViews)
    let error = error(snapshot.json)
    #expect(error?.contains("views has 10003 entries, and at most 10000") == true, "\(error ?? "")")
    let huge = String(repeating: " ", count: DiagnosticMetrics.snapshotBytes + 1)
    #expect(self.error(huge)?.contains("a snapshot at most 8000000") == true)
  }

  @Test func `more of a kind than a screen has is refused`() {
    let suspension = PopAttempt.Suspension(owner: "a", reason: "b", gestures: .all)
    let many: [(String, (inout GestureSnapshot) -> Void)] = [
      (
        "arbiter.suspensions is number 101 of its kind; the limit is 100",
        { $0.arbiter.suspensions = Array(repeating: suspension, count: 101) }
      ),
      (
        "arbiter.suspensions[0] has gestures 9; write 1 for the edge pop",
        {
          $0.arbiter.suspensions = [
            PopAttempt.Suspension(owner: "a", reason: "b", gestures: .init(rawValue: 9))
          ]
        }
      ),
      (
        "relations is number 5001 of its kind",
        { $0.relations = Array(repeating: $0.relations[0], count: 5_001) }
      ),
      (
        "recognizers[100].view is number 101 of its kind",
        { $0.recognizers = Array(repeating: $0.recognizers[0], count: 101) }
      ),
      (
        "controllers[1].policy is number 201 of its kind",
        {
          let rules = Array(repeating: PopRule.never, count: 201)
          $0.controllers[1].policy = StoredPolicy(PopPolicy(rules: rules))
        }
      ),
      (
        "controllers[1].sheet.detents is number 21 of its kind",
        { $0.controllers[1].sheet = .init(detents: Array(repeating: .custom, count: 21)) }
      ),
    ]
    for (message, change) in many {
      var snapshot = Self.sample
      change(&snapshot)
      let error = error(snapshot.json) ?? ""
      #expect(error.contains(message), "\(error)")
    }
  }

  @Test func `a snapshot with more entries than a file may have is written with fewer`() throws {
    var snapshot = Self.sample
    snapshot.relations = Array(repeating: snapshot.relations[0], count: 5_001)
    snapshot.arbiter.suspensions = Array(
      repeating: PopAttempt.Suspension(owner: "a", reason: "b", gestures: .all), count: 101)
    let limited = snapshot.withinLimits
    #expect(try GestureSnapshot(json: limited.json.utf8, named: "s.json") == limited)
    #expect(limited.notes.last?.hasPrefix("At most 5000 pairs of recognizers") == true)
  }

  @Test(arguments: [-1, 2])
  func `a height that a sheet does not have is refused`(index: Int) throws {
    for key in [\GestureSnapshot.Sheet.selected, \.undimmed] {
      var snapshot = Self.sample
      snapshot.controllers[1].sheet = GestureSnapshot.Sheet(detents: [.medium, .large])
      snapshot.controllers[1].sheet?[keyPath: key] = 1
      #expect(try GestureSnapshot(json: snapshot.json.utf8, named: "s.json") == snapshot)
      snapshot.controllers[1].sheet?[keyPath: key] = index
      let error = error(snapshot.json) ?? ""
      #expect(error.contains("is \(index), and there are 2 detents"), "\(error)")
    }
  }

  @Test func `a file of another kind is named`() {
    let trace = GestureTrace().json
    #expect(
      error(trace) == "s.json: line 1: the text is a trace or a recording; take a snapshot")
    #expect(throws: GestureFileError.self) {
      try GestureTrace(json: Self.sample.json.utf8, named: "t.json")
    }
  }

  @Test func `a cut file is refused at every length`() {
    let text = Array(Self.sample.json.utf8)
    for length in stride(from: 0, to: text.count - 2, by: 7) {
      let cut = String(decoding: text.prefix(length), as: UTF8.self)
      #expect(error(cut) != nil, "\(length)")
    }
  }

  @Test func `a screen with endless lengths is written within the limits, and read again`() throws {
    var snapshot = Self.sample
    snapshot.views[1].scroll?.contentSize = CGSize(width: CGFloat.infinity, height: .nan)
    snapshot.views[1].frame.origin.x = -.greatestFiniteMagnitude
    snapshot.recognizers[0].movement = .greatestFiniteMagnitude
    snapshot.recognizers[0].duration = .infinity
    snapshot.recognizers[0].touches = 0
    snapshot.window.size.width = 1e9
    #expect(throws: GestureFileError.self) {
      try GestureSnapshot(json: snapshot.json.utf8, named: "s.json")
    }
    let limited = snapshot.withinLimits
    #expect(try GestureSnapshot(json: limited.json.utf8, named: "s.json") == limited)
    #expect(Self.sample.withinLimits == Self.sample)
  }

  @Test func `a condition answers at the places where it was evaluated`() {
    let answers = GestureSnapshot.Answers(
      gesture: .contentPop, rows: [[0, 1], [2, 0]], reasons: ["a", "b"])
    let bounds = CGRect(x: 100, y: 0, width: 50, height: 20)
    func reason(_ x: CGFloat, _ y: CGFloat) -> String? {
      answers.reason(at: CGPoint(x: x, y: y), in: bounds)
    }
    #expect(reason(101, 1) == nil)
    #expect(reason(149, 1) == "a")
    #expect(reason(101, 19) == "b")
    #expect(reason(-1e9, 1e9) == "b")
    #expect(reason(.nan, .nan) == nil)
    #expect(answers.reason(at: .zero, in: .zero) == nil)
  }
}
