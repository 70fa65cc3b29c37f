#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// A case as a file in JSON: the same case, whatever becomes of the generator that made it.
extension LabCase {
  /// The version of the format.
  private static let format = 1
  /// A snapshot may be in it.
  private static let mostBytes = 10_000_000

  /// Reads the file at a path.
  package static func read(path: String) throws(DataFileError) -> LabCase {
    let contents = try DataFile.contents(path: path, limit: mostBytes)
    guard contents.count <= mostBytes else {
      throw .malformed(
        name: path,
        problems: [
          DataFileProblem(
            file: path, place: "whole file",
            message: "has more than \(mostBytes) bytes; take a file that gesture-lab wrote")
        ])
    }
    return try DataFile.decode(LabCase.self, from: contents, name: path)
  }

  /// The text of the file, with a line for each window and step.
  package var json: String {
    let answers = behavior.unlikelyAnswers().map { "\"\($0.question)\":\"\($0.name)\"" }
    return """
      {"version":\(Self.format),"ios":\(behavior.version.rawValue),"seed":\(seed),\
      "mirrored":\(isMirrored),"behavior":{\(answers.joined(separator: ","))},
      "windows":[
      \(Self.lines(of: windows))],
      "steps":[
      \(Self.lines(of: steps))]\(expected.isEmpty ? "" : ",\n\"expected\":[\n\(Self.lines(of: expected))]")}

      """
  }

  private static func lines(of parts: [some Encodable]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A case has no value that JSON has not.
    return parts.compactMap { try? String(decoding: encoder.encode($0), as: UTF8.self) }
      .joined(separator: ",\n")
  }
}

extension LabCase: Decodable {
  private enum CodingKeys: CodingKey, CaseIterable {
    case version, ios, behavior, seed, mirrored, windows, steps, expected
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Before others: a key that is missing may be misspelt.
    let known = Set(CodingKeys.allCases.map(\.stringValue))
    for key in try decoder.container(keyedBy: DataKey.self).allKeys.map(\.stringValue).sorted()
    where !known.contains(key) {
      throw InvalidValue("isn't a key of a case; correct or remove it", at: [DataKey(key)])
    }
    let format = try container.decode(Int.self, forKey: .version)
    guard format == Self.format else {
      throw InvalidValue(
        "is \(format); write \(Self.format), or update the package", at: [CodingKeys.version])
    }
    self.init(
      try container.decode([CaseWindow].self, forKey: .windows),
      try container.decode([CaseStep].self, forKey: .steps),
      behavior: UIKitBehavior(version: try container.decode(Release.self, forKey: .ios).version),
      seed: try container.decodeIfPresent(Count.self, forKey: .seed).map { UInt64($0.value) } ?? 1)
    isMirrored = try container.decodeIfPresent(Bool.self, forKey: .mirrored) ?? false
    expected = try container.decodeIfPresent([String].self, forKey: .expected) ?? []
    if let index = expected.firstIndex(where: { !Diagram.canRead($0) }) {
      throw InvalidValue(
        "isn't a line of a diagram; write a name, spaces and marks, or let play write it",
        at: [CodingKeys.expected, DataKey(intValue: index)])
    }
    if windows.isEmpty { throw InvalidValue("has no window; add one", at: [CodingKeys.windows]) }
    var names: Set<String> = []
    for name in stackNames + screenNames where !names.insert(name).inserted {
      throw InvalidValue("has two stacks or screens \(name); rename one", at: [])
    }
    let subjects = (stacks: Set(stackNames), screens: Set(screenNames))
    for (index, step) in steps.enumerated() {
      if let problem = step.problem(knowing: subjects) {
        throw InvalidValue(problem, at: [CodingKeys.steps, DataKey(intValue: index)])
      }
    }
    if containers.contains(where: { $0.contains(\.isEmpty) }) {
      throw InvalidValue("has a container with nothing in it; add a screen", at: [])
    }
    let snapshots = containers.filter {
      $0.contains { if case .snapshot = $0 { true } else { false } }
    }
    if snapshots.count > (snapshot == nil ? 0 : 1) {
      throw InvalidValue("has a snapshot inside; show it in the first window", at: [])
    }
    if views.count > 1 {
      throw InvalidValue("has views on several screens; leave those of one", at: [])
    }
    if let problem = views.first?.problem { throw InvalidValue(problem, at: []) }
    let answers = try container.decodeIfPresent([String: String].self, forKey: .behavior) ?? [:]
    // Sorted, so that the same one of several problems is reported each time.
    for (name, answer) in answers.sorted(by: { $0.key < $1.key }) {
      let path: [any CodingKey] = [CodingKeys.behavior, DataKey(name)]
      let known = behavior.answers(to: try UIKitBehavior.Question(named: name, at: path))
      guard let given = known.first(where: { $0.name == answer }) else {
        throw InvalidValue("takes one of \(known.map(\.name).joined(separator: ", "))", at: path)
      }
      behavior = given.behavior
    }
    let written = try JSONDecoder().decode(JSONTree.self, from: Data(json.utf8))
    if let key = try JSONTree(from: decoder).unknownKey(besides: written) {
      throw InvalidValue("isn't a key there; correct or remove it", at: key)
    }
  }
}

extension JSONTree {
  /// Returns the path to a key that a text does not have although it has all that was read.
  ///
  /// - Parameter place: The key of the object, or of the list that it is in.
  fileprivate func unknownKey(besides written: JSONTree, in place: String = "") -> [any CodingKey]?
  {
    switch (self, written) {
    case (.object(let keys), .object(let known)):
      // Sorted, so that the same one of several is reported each time.
      for (key, tree) in keys.sorted(by: { $0.key < $1.key }) {
        // Its keys are names of questions.
        if place.isEmpty, key == "behavior" { continue }
        // A snapshot has a reader.
        if place == "shows", key == "snapshot" { continue }
        guard let other = known[key] else {
          if Self.omitted[place]?.contains(key) == true { continue }
          return [DataKey(key)]
        }
        if let rest = tree.unknownKey(besides: other, in: key) { return [DataKey(key)] + rest }
      }
    case (.list(let trees), .list(let others)):
      for (index, pair) in zip(trees, others).enumerated() {
        if let rest = pair.0.unknownKey(besides: pair.1, in: place) {
          return [DataKey(intValue: index)] + rest
        }
      }
    default: break
    }
    return nil
  }

  /// What is not written where it would have no value, or the usual one, by its place.
  private static let omitted = [
    "": ["expected"], "windows": ["kind"], "steps": ["thenAtOnce"], "screens": screen,
    "screen": screen, "next": screen, "views": ["content", "turn"], "content": ["verticalPosition"],
    "recognizers": ["duration", "allowableMovement", "axis"], "drive": ["stack"], "give": ["role"],
    "touches": ["edges"],
  ]
  private static let screen = ["content", "inside", "orphan", "views"]
}

extension CaseWindow: Codable {
  private enum CodingKeys: CodingKey { case kind, shows }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decodeIfPresent(Kind.self, forKey: .kind) ?? .ordinary,
      showing: try container.decode(CaseContainer.self, forKey: .shows))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if kind != .ordinary { try container.encode(kind, forKey: .kind) }
    try container.encode(root, forKey: .shows)
  }
}

extension CaseScreen: Codable {
  private enum CodingKeys: CodingKey { case name, content, inside, orphan, views }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .name),
      try container.decodeIfPresent(Content.self, forKey: .content) ?? .nothing,
      inside: try container.decodeIfPresent(CaseContainer.self, forKey: .inside))
    isOrphan = try container.decodeIfPresent(Bool.self, forKey: .orphan) ?? false
    views = try container.decodeIfPresent(CaseViews.self, forKey: .views)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    if content != .nothing { try container.encode(content, forKey: .content) }
    try container.encodeIfPresent(inside, forKey: .inside)
    if isOrphan { try container.encode(true, forKey: .orphan) }
    try container.encodeIfPresent(views, forKey: .views)
  }
}

extension CaseStep: Codable {
  private enum CodingKeys: CodingKey { case does, thenAtOnce }
  private static let touches = [
    "drag", "pull", "swipeOnTrackpad", "tap", "land", "move", "lift", "contacts", "wait",
  ]

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let keys = try container.nestedContainer(keyedBy: DataKey.self, forKey: .does).allKeys
    guard keys.count == 1 else {
      throw InvalidValue(
        "does \(keys.count) things; write one step for each",
        at: container.codingPath + [CodingKeys.does])
    }
    do {
      action =
        Self.touches.contains(keys[0].stringValue)
        ? try container.decode(Action.self, forKey: .does)
        : .act(try container.decode(CaseAct.self, forKey: .does))
    } catch DecodingError.typeMismatch(let type, let context) where type == CaseAct.self {
      throw InvalidValue(
        "isn't one known step; write one, such as drag or push", at: context.codingPath)
    }
    isFollowedAtOnce = try container.decodeIfPresent(Bool.self, forKey: .thenAtOnce) ?? false
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if let act {
      try container.encode(act, forKey: .does)
    } else {
      try container.encode(action, forKey: .does)
    }
    if isFollowedAtOnce { try container.encode(true, forKey: .thenAtOnce) }
  }
}

/// The names of a case's stacks and screens.
private typealias KnownNames = (stacks: Set<String>, screens: Set<String>)

extension CaseStep {
  /// What makes a step of a file useless; nil if it can be played.
  fileprivate func problem(knowing names: KnownNames) -> String? {
    if case .wait(let seconds) = action, !(0...Milliseconds.day ~= seconds) {
      return "waits \(seconds) s; write seconds from 0 to \(Int(Milliseconds.day)), a day"
    }
    var touches: [Int] = []
    switch action {
    case .contacts(_, let seconds) where !(0...Milliseconds.day ~= seconds):
      return "comes after \(seconds) s; write seconds from 0 to \(Int(Milliseconds.day)), a day"
    case .contacts(let contacts, _): touches = contacts.map(\.touch)
    case .land(let touch, _), .move(let touch, _), .lift(let touch, _): touches = [touch]
    default: break
    }
    if let touch = touches.first(where: { !(0..<50 ~= $0) }) {
      return "is about touch \(touch); write a number from 0 to 49"
    }
    return act?.problem(knowing: names)
  }
}

extension CaseAct {
  fileprivate func problem(knowing names: KnownNames) -> String? {
    switch self {
    case .select(let number), .show(_, let number):
      return 0..<100 ~= number ? nil : "is about number \(number); write one from 0 to 99"
    case .upon(_, let name, let act) where names.screens.contains(name):
      return act.problem(knowing: names)
    case .later(let seconds, _) where !(0...Milliseconds.day ~= seconds):
      return "is \(seconds) s later; write seconds from 0 to \(Int(Milliseconds.day)), a day"
    case .inAction(_, _, let act), .later(_, let act): return act.problem(knowing: names)
    case .views(.scroll(_, let share, _)) where !(-1...2 ~= share):
      return "scrolls to \(share); write a share from 0 to 1"
    case .push(let screen, _, _), .insert(let screen, _), .replace(let screen, _),
      .offer(let screen, _):
      if screen.views != nil {
        return "makes a screen with views; only one that is there at the start has some"
      }
      return unknownSubject(besides: names)
    default:
      return unknownSubject(besides: names)
    }
  }

  private func unknownSubject(besides names: KnownNames) -> String? {
    let stack = subjects.stacks.first { !names.stacks.contains($0) }
    let screen = subjects.screens.first { !names.screens.contains($0) }
    return stack.map { "is about \($0), which is no stack of a window or step; correct the name" }
      ?? screen.map { "is about \($0), which is no screen of a window or step; correct the name" }
  }

  /// The names of the stacks and of the screens that the act is about, besides those that it makes.
  private var subjects: (stacks: [String], screens: [String]) {
    switch self {
    case .ask(let name), .trace(let name), .drive(.some(let name), _), .follow(_, .stack(let name)),
      .addPan(let name), .remove(let name), .push(_, let name, _), .pop(let name, _),
      .keepTop(let name), .insert(_, let name), .replace(_, let name), .present(_, let name, _),
      .dismiss(let name), .hideBar(let name, _), .tamper(let name), .escape(let name),
      .tapBack(let name), .suspend(let name), .resume(let name, _), .popToRoot(let name, _):
      ([name], [])
    case .follow(_, .screen(let name)), .intercept(let name, _), .answer(let name, _),
      .give(let name, _), .animate(let name, _), .offer(_, let name), .upon(_, let name, _):
      ([], [name])
    case .carry(let name, let other): ([name, other], [])
    case .inAction(_, _, let act), .later(_, let act): act.subjects
    case .drive(nil, _), .follow(_, .app), .select, .show, .exchangeWindows, .rotate,
      .clearWindows, .views:
      ([], [])
    }
  }
}

extension SwipeDirection: Codable {
  /// Decodes a direction from its name.
  public init(from decoder: any Decoder) throws { self = try decoder.choice() }
}

extension Log.Callback: DataFileChoice, Encodable {}

// MARK: - The names of values without a label

extension CaseContainer {
  enum ScreenCodingKeys: String, CodingKey { case _0 = "screen" }
  enum SnapshotCodingKeys: String, CodingKey { case _0 = "of" }
  enum TabsCodingKeys: String, CodingKey { case _0 = "parts" }
  enum ColumnsCodingKeys: String, CodingKey { case _0 = "parts" }
  enum SurroundedCodingKeys: String, CodingKey { case by, _1 = "part" }
}

extension CaseStep.Action {
  enum DragCodingKeys: String, CodingKey { case _0 = "direction", from }
  enum ContactsCodingKeys: String, CodingKey { case _0 = "touches", after }
  enum WaitCodingKeys: String, CodingKey { case _0 = "seconds" }
}

extension CaseAct {
  enum FollowCodingKeys: String, CodingKey { case _0 = "policy", _1 = "place" }
  enum GiveCodingKeys: String, CodingKey { case screen, _1 = "role" }
  enum OfferCodingKeys: String, CodingKey { case _0 = "next", screen }
  enum PushCodingKeys: String, CodingKey { case _0 = "screen", stack, animated }
  enum InsertCodingKeys: String, CodingKey { case _0 = "screen", stack }
  enum ReplaceCodingKeys: String, CodingKey { case _0 = "screen", stack }
  enum PresentCodingKeys: String, CodingKey { case _0 = "container", stack, isSheet }
  enum ShowCodingKeys: String, CodingKey { case _0 = "container", window }
  enum UponCodingKeys: String, CodingKey { case _0 = "callback", screen, _2 = "act" }
  enum ViewsCodingKeys: String, CodingKey { case _0 = "act" }
  enum InActionCodingKeys: String, CodingKey { case of, _1 = "state", _2 = "act" }
  enum LaterCodingKeys: String, CodingKey { case _0 = "seconds", _1 = "act" }
}

extension ViewAct {
  enum SetCodingKeys: String, CodingKey { case _0 = "recognizer", _1 = "state" }
  enum EnableCodingKeys: String, CodingKey { case _0 = "recognizer", _1 = "isOn" }
  enum DetachCodingKeys: String, CodingKey { case _0 = "recognizer" }
  enum AttachCodingKeys: String, CodingKey { case _0 = "recognizer", to }
  enum TurnCodingKeys: String, CodingKey { case _0 = "recognizer", _1 = "property", _2 = "isOn" }
  enum RequireCodingKeys: String, CodingKey { case _0 = "recognizer", toFail }
  enum AllowBeginCodingKeys: String, CodingKey { case _0 = "recognizer", _1 = "isOn" }
  enum RemoveCodingKeys: String, CodingKey { case _0 = "view" }
  enum AddCodingKeys: String, CodingKey { case _0 = "view", to }
  enum HideCodingKeys: String, CodingKey { case _0 = "view", _1 = "isHidden" }
  enum InteractCodingKeys: String, CodingKey { case _0 = "view", _1 = "isOn" }
  enum EnableScrollingCodingKeys: String, CodingKey { case _0 = "view", _1 = "isOn" }
  enum ScrollCodingKeys: String, CodingKey { case _0 = "view", to, animated }
  enum BounceCodingKeys: String, CodingKey { case _0 = "view", _1 = "isOn" }
  enum PageCodingKeys: String, CodingKey { case _0 = "view", _1 = "isOn" }
  enum GiveCodingKeys: String, CodingKey { case _0 = "view", _1 = "role" }
}

extension CasePlace {
  enum StackCodingKeys: String, CodingKey { case _0 = "name" }
  enum ScreenCodingKeys: String, CodingKey { case _0 = "name" }
}
#endif
