import Foundation

extension ScreenScenario {
  /// Reads a scenario with views; the first thing wrong with it is the problem.
  ///
  /// Relations, cues and the optional expectations may be left out. Cues and checkpoints are put in
  /// the order of time.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    views = try Self.views(node.required("views"))
    recognizers = try Self.recognizers(
      node.required("recognizers"), views: Set(views.map(\.id)))
    let viewIDs = Set(views.map(\.id))
    let recognizerIDs = Set(recognizers.map(\.id))
    let customIDs = Set(recognizers.lazy.filter { $0.kind == .custom }.map(\.id))
    for (waiter, blocker) in try Self.pairs(node.optional("requireFailure"), recognizerIDs) {
      requireFailure.append(FailureRequirement(waiter: waiter, blocker: blocker))
    }
    for (owner, other) in try Self.pairs(node.optional("simultaneous"), recognizerIDs) {
      simultaneous.append(SimultaneousAnswer(owner: owner, other: other))
    }
    touches = try Touch.script(node.required("touches"))
    claims = try Self.cues(node.optional("claims"), recognizerIDs, custom: customIDs)
    fails = try Self.cues(node.optional("fails"), recognizerIDs, custom: customIDs)
    runUntil = try node.required("runUntil_ms").milliseconds()
    expect = try Self.counts(node.required("expect"), recognizerIDs)
    states = try Self.logs(node.optional("states"), of: "recognizer", recognizerIDs)
    viewLog = try Self.logs(node.optional("viewLog"), of: "view", viewIDs)
    expectChanged = try Self.counts(node.optional("expectChanged"), recognizerIDs)
    checkpoints = try Self.checkpoints(node.optional("checkpoints"), recognizerIDs)
  }

  private static func views(_ node: JSONNode) throws(JSONNodeProblem) -> [View] {
    var views: [View] = []
    var ids: Set<String> = []
    for element in try node.elements() {
      let view = try View(element)
      _ = try element.optional("parent")?.reference(to: "view", in: ids)
      try element.required("id").checkNew(view.id, of: "view", &ids)
      views.append(view)
    }
    return views
  }

  private static func recognizers(
    _ node: JSONNode, views: Set<String>
  ) throws(JSONNodeProblem) -> [Recognizer] {
    var recognizers: [Recognizer] = []
    var ids: Set<String> = []
    for element in try node.elements() {
      let recognizer = try Recognizer(element)
      try element.required("view").check(recognizer.view, isA: "view", in: views)
      try element.required("id").checkNew(recognizer.id, of: "recognizer", &ids)
      recognizers.append(recognizer)
    }
    return recognizers
  }

  private static func pairs(
    _ node: JSONNode?, _ ids: Set<String>
  ) throws(JSONNodeProblem) -> [(String, String)] {
    var pairs: [(String, String)] = []
    for element in try node?.elements() ?? [] {
      let pair = try element.elements(atLeast: 2)
      pairs.append(
        (
          try pair[0].reference(to: "recognizer", in: ids),
          try pair[1].reference(to: "recognizer", in: ids)
        ))
    }
    return pairs
  }

  private static func cues(
    _ node: JSONNode?, _ ids: Set<String>, custom: Set<String>
  ) throws(JSONNodeProblem) -> [Cue] {
    var cues: [Cue] = []
    for element in try node?.elements() ?? [] {
      let target = try element.required("id")
      let id = try target.reference(to: "recognizer", in: ids)
      guard custom.contains(id) else {
        throw target.problem("names \"\(id)\", which decides for itself; name a custom recognizer")
      }
      let time = try element.required("at_ms").milliseconds()
      cues.insert(Cue(time: time, id: id), at: cues.firstIndex { $0.time > time } ?? cues.endIndex)
    }
    return cues
  }

  private static func counts(
    _ node: JSONNode?, _ ids: Set<String>
  ) throws(JSONNodeProblem) -> [String: ExpectedCount] {
    var counts: [String: ExpectedCount] = [:]
    for (id, member) in try node?.members() ?? [] {
      try member.check(id, isA: "recognizer", in: ids)
      counts[id] = try ExpectedCount(member)
    }
    return counts
  }

  private static func logs(
    _ node: JSONNode?, of what: String, _ ids: Set<String>
  ) throws(JSONNodeProblem) -> [String: [String]] {
    var logs: [String: [String]] = [:]
    for (id, member) in try node?.members() ?? [] {
      try member.check(id, isA: what, in: ids)
      var entries: [String] = []
      for element in try member.elements() {
        entries.append(try element.string())
      }
      logs[id] = entries
    }
    return logs
  }

  private static func checkpoints(
    _ node: JSONNode?, _ ids: Set<String>
  ) throws(JSONNodeProblem) -> [Checkpoint] {
    var checkpoints: [Checkpoint] = []
    for element in try node?.elements() ?? [] {
      let time = try element.required("at_ms").milliseconds()
      let checkpoint = Checkpoint(
        time: time, expect: try counts(element.required("expect"), ids))
      checkpoints.insert(
        checkpoint,
        at: checkpoints.firstIndex { $0.time > time } ?? checkpoints.endIndex)
    }
    return checkpoints
  }
}
