#if HEADLESS
import Foundation
import GestureLab

/// Views with recognizers, the touches they receive, and the expected outcome.
package struct ScreenScenario: Equatable, Sendable {
  /// The views in a window, and what happens.
  package let labCase: LabCase
  /// The outcome in UIKit.
  package let expectation: ScenarioExpectation
}

extension ScreenScenario: Decodable {
  private enum CodingKeys: String, CodingKey {
    case views, recognizers, requireFailure, simultaneous, touches, claims, fails
    case runUntil = "runUntil_ms"
  }

  /// Decodes a scenario with views; throws for the first value that cannot be used.
  ///
  /// Relations, cues and the optional expectations may be missing.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let ids = try ScenarioIDs(
      views: values.decode([View].self, forKey: .views),
      recognizers: values.decode([Recognizer].self, forKey: .recognizers), at: values.codingPath)
    var made = CaseViews()
    made.views = ids.views.map(\.view)
    made.recognizers = ids.recognizers.map(\.recognizer)
    let kinds: [(CodingKeys, CaseViews.RelationKind)] = [
      (.requireFailure, .requires), (.simultaneous, .allows),
    ]
    for (key, kind) in kinds {
      let pairs = try values.decodeIfPresent([Pair].self, forKey: key) ?? []
      for (index, pair) in pairs.enumerated() {
        for (side, id) in [pair.first, pair.second].enumerated() {
          let place: [any CodingKey] = [key, DataKey(intValue: index), DataKey(intValue: side)]
          try ids.check(id, isA: .recognizer, at: values.codingPath + place)
        }
        made.relations.append(
          CaseViews.Relation(
            name: "\(kind.rawValue) \(index + 1)", kind: kind, one: pair.first, other: pair.second))
      }
    }

    let touches = try values.decode([Touch].self, forKey: .touches)
    try touches.checkOrder(at: values.codingPath + [CodingKeys.touches])
    let cues =
      try Self.cues(values, .claims, .began, ids) + Self.cues(values, .fails, .failed, ids)
    let end = try values.decode(Milliseconds.self, forKey: .runUntil).seconds
    expectation = try ScenarioExpectation(
      from: decoder, ids: ids, end: max(end, touches.last?.time ?? 0))
    labCase = LabCase(
      views: made, Self.steps(touches, cues, until: expectation.end))
  }

  private static func cues(
    _ values: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys, _ state: CaseState,
    _ ids: ScenarioIDs
  ) throws -> [(time: TimeInterval, act: ViewAct)] {
    let cues = try values.decodeIfPresent([TimedID].self, forKey: key) ?? []
    return try cues.enumerated().map { index, cue in
      let place =
        values.codingPath + [key, DataKey(intValue: index), DataKey("id")] as [any CodingKey]
      try ids.check(cue.id, isA: .recognizer, at: place)
      guard ids.scripted.contains(cue.id) else {
        throw InvalidValue(
          "names \"\(cue.id)\", which is not scripted; name a custom recognizer", at: place)
      }
      return (cue.time.seconds, .set(cue.id, state))
    }
  }

  /// The cues, whose timers are the first of their time, and the touches.
  private static func steps(
    _ touches: [Touch], _ cues: [(time: TimeInterval, act: ViewAct)], until end: TimeInterval
  ) -> [CaseStep] {
    var actions = cues.filter { $0.time <= end }
      .map { CaseStep.Action.act(.later($0.time, .views($0.act))) }
    var now: TimeInterval = 0
    for event in touches.together {
      actions.append(.contacts(event.contacts, after: event.time - now))
      now = event.time
    }
    actions.append(.wait(max(0, end - now)))
    // Nothing comes to rest before its time.
    return actions.map { CaseStep($0, isFollowedAtOnce: true) }
  }
}

extension LabCase {
  /// Makes a case of views in a window.
  init(views: CaseViews, _ steps: [CaseStep]) {
    var screen = CaseScreen("behind")
    screen.views = views
    self.init([CaseWindow(showing: .screen(screen))], steps)
  }
}

/// The ids that a scenario may name.
struct ScenarioIDs {
  enum Noun: String { case view, recognizer }

  fileprivate let views: [ScreenScenario.View]
  fileprivate let recognizers: [ScreenScenario.Recognizer]
  private var known: [Noun: Set<String>] = [.view: [], .recognizer: []]

  /// Throws for an id that is used twice, a parent that is not listed before its child, and a
  /// recognizer on a view that is not listed.
  fileprivate init(
    views: [ScreenScenario.View], recognizers: [ScreenScenario.Recognizer],
    at path: [any CodingKey]
  ) throws(InvalidValue) {
    (self.views, self.recognizers) = (views, recognizers)
    for (index, view) in views.enumerated() {
      let place: [any CodingKey] = path + [DataKey("views"), DataKey(intValue: index)]
      if let parent = view.parent {
        try check(parent, isA: .view, at: place + [DataKey("parent")])
      }
      try add(view.id, .view, at: place + [DataKey("id")])
    }
    for (index, recognizer) in recognizers.enumerated() {
      let place: [any CodingKey] = path + [DataKey("recognizers"), DataKey(intValue: index)]
      try check(recognizer.view, isA: .view, at: place + [DataKey("view")])
      try add(recognizer.recognizer.name, .recognizer, at: place + [DataKey("id")])
    }
  }

  /// The recognizers whose state cues set.
  fileprivate var scripted: [String] {
    recognizers.map(\.recognizer).filter { $0.kind == .scripted }.map(\.name)
  }

  /// The views and the recognizers in the order of the file.
  var all: (views: [String], recognizers: [String]) {
    (views.map(\.id), recognizers.map(\.recognizer.name))
  }

  /// Throws unless an id is listed.
  func check(_ id: String, isA noun: Noun, at path: [any CodingKey]) throws(InvalidValue) {
    guard known[noun]?.contains(id) == true else {
      throw InvalidValue(
        "names \(noun) \"\(id)\", which is not known here; add it before this, or correct the id",
        at: path)
    }
  }

  private mutating func add(
    _ id: String, _ noun: Noun, at path: [any CodingKey]
  ) throws(InvalidValue) {
    guard known[noun]?.insert(id).inserted == true else {
      throw InvalidValue(
        "is \"\(id)\", which another \(noun) has already; choose another id", at: path)
    }
  }
}

extension ScreenScenario {
  /// A view of a file.
  fileprivate struct View: Decodable {
    let id: String
    let parent: String?
    private let frame: Frame

    /// A view of an id may have the name of something else on the stage.
    var view: CaseViews.View {
      CaseViews.View(
        name: ScenarioOutcome.name(ofView: id),
        parent: parent.map(ScenarioOutcome.name) ?? CaseViews.window, frame: frame.rectangle,
        takesSeveralTouches: true)
    }
  }

  /// A rectangle that a file gives as `[x, y, width, height]`.
  private struct Frame: Decodable {
    let rectangle: CGRect

    init(from decoder: any Decoder) throws {
      var sides = try decoder.list(atLeast: 4)
      rectangle = CGRect(
        x: try sides.decode(Points.self).value, y: try sides.decode(Points.self).value,
        width: try sides.decode(NonNegative.self).value,
        height: try sides.decode(NonNegative.self).value)
    }
  }

  /// A recognizer of a file.
  fileprivate struct Recognizer: Decodable {
    /// The class, by the name that files have for it.
    private enum Kind: String, DataFileChoice { case tap, longPress, pan, swipe, pinch, custom }
    private enum Axis: String, DataFileChoice { case h, v }
    private enum CodingKeys: String, CodingKey {
      case id, kind, view, taps, touches, minDuration = "minDuration_ms", allowableMovement, axis
      case isEnabled = "enabled"
      case cancelsTouchesInView
    }

    let view: String
    private(set) var recognizer: CaseViews.Recognizer

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let id = try values.decode(String.self, forKey: .id)
      let kind = try values.decode(Kind.self, forKey: .kind)
      view = try values.decode(String.self, forKey: .view)
      recognizer = CaseViews.Recognizer(
        name: id, kind: Self.kinds[kind] ?? .scripted, view: ScenarioOutcome.name(ofView: view))
      recognizer.taps = try values.decodeIfPresent(PositiveCount.self, forKey: .taps)?.value ?? 1
      recognizer.touches =
        try values.decodeIfPresent(PositiveCount.self, forKey: .touches)?.value ?? 1
      recognizer.duration =
        try values.decodeIfPresent(Milliseconds.self, forKey: .minDuration)?.seconds
      recognizer.allowableMovement =
        try values.decodeIfPresent(NonNegative.self, forKey: .allowableMovement)
        .map { CGFloat($0.value) }
      let axis = try values.decodeIfPresent(Axis.self, forKey: .axis)
      recognizer.axis = axis.map { $0 == .h ? .horizontal : .vertical }
      recognizer.isEnabled = try values.decodeIfPresent(Bool.self, forKey: .isEnabled) ?? true
      recognizer.cancelsTouchesInView =
        try values.decodeIfPresent(Bool.self, forKey: .cancelsTouchesInView) ?? true
    }

    private static let kinds: [Kind: CaseViews.Kind] = [
      .tap: .tap, .longPress: .press, .pan: .pan, .swipe: .swipe, .pinch: .pinch,
    ]
  }

  /// A change of one touch that a file gives as `[t_ms, phase, number, x, y]`.
  fileprivate struct Touch: Decodable {
    let time: TimeInterval
    let contact: CaseContact

    init(from decoder: any Decoder) throws {
      var fields = try decoder.list(atLeast: 5)
      time = try fields.decode(Milliseconds.self).seconds
      let phase = try fields.decode(CaseContact.Phase.self)
      let number = try fields.decode(WholeNumber.self).value
      contact = CaseContact(
        touch: number, phase: phase,
        point: CGPoint(
          x: try fields.decode(Points.self).value, y: try fields.decode(Points.self).value))
    }
  }

  /// Two ids that a file gives as a list.
  private struct Pair: Decodable {
    let first: String
    let second: String

    init(from decoder: any Decoder) throws {
      var ids = try decoder.list(atLeast: 2)
      first = try ids.decode(String.self)
      second = try ids.decode(String.self)
    }
  }

  /// An entry of `claims` and `fails`.
  private struct TimedID: Decodable {
    let time: Milliseconds
    let id: String

    enum CodingKeys: String, CodingKey { case time = "at_ms", id }
  }
}

extension [ScreenScenario.Touch] {
  /// Throws for the first touch that cannot follow the ones before it.
  fileprivate func checkOrder(at path: [any CodingKey]) throws(InvalidValue) {
    var down: Set<Int> = []
    for (index, touch) in enumerated() {
      let place = path + [DataKey(intValue: index)]
      if index > 0, touch.time < self[index - 1].time {
        throw InvalidValue(
          "is earlier than the touch before it; put the touches in order", at: place)
      }
      let contact = touch.contact
      switch contact.phase {
      case .began where !down.insert(contact.touch).inserted:
        throw InvalidValue(
          "has touch \(contact.touch) begin while it is down; end it first", at: place)
      case .moved where !down.contains(contact.touch),
        .ended where down.remove(contact.touch) == nil,
        .cancelled where down.remove(contact.touch) == nil:
        throw InvalidValue(
          "has touch \(contact.touch) \(contact.phase.rawValue) before it began; begin it first",
          at: place)
      case .began, .moved, .ended, .cancelled: break
      }
    }
  }

  /// The touches that change in one event (C017), each once.
  fileprivate var together: [(time: TimeInterval, contacts: [CaseContact])] {
    reduce(into: []) { events, touch in
      let last = events.indices.last
      if let last, events[last].time == touch.time,
        !events[last].contacts.contains(where: { $0.touch == touch.contact.touch })
      {
        events[last].contacts.append(touch.contact)
      } else {
        events.append((touch.time, [touch.contact]))
      }
    }
  }
}
#endif
