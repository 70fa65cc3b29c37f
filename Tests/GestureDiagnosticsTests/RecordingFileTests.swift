import Foundation
import GestureDiagnostics
import SampleAttempts
import Testing

/// The files of recordings; traces have tests of their own.
@MainActor @Suite struct RecordingFileTests {
  private static let sample = GestureTrace(
    events: [
      TraceEvent(
        time: 1, gesture: 1,
        kind: .touch(.began, number: 1, at: CGPoint(x: 10, y: 20), type: .pencil), outside: .window),
      TraceEvent(
        time: 1.1, gesture: 1, kind: .touch(.moved, number: 1, at: CGPoint(x: 30, y: 20))),
      TraceEvent(time: 1.1, gesture: 1, kind: .recognizer("map.pan", .began), index: 0),
      TraceEvent(
        time: 1.2, gesture: 1, kind: .scroll("pager.pan", .dragging, offset: CGPoint(x: 4, y: 0)),
        index: 1),
      TraceEvent(
        time: 1.3, gesture: 1,
        kind: .navigation(
          NavigationState(screens: 2, transition: .interactive, isPresenting: true))),
    ],
    screens: [RecordedScreen(gesture: 1, snapshot: SnapshotFileTests.sample)], end: 9)

  private func error(replacing old: String, with new: String) throws -> String? {
    let json = Self.sample.json
    #expect(json.contains(old), "\(old)")
    do throws(GestureFileError) {
      _ = try GestureTrace(
        json: json.replacingOccurrences(of: old, with: new).utf8, named: "r.json")
      return nil
    } catch { return error.description }
  }

  @Test func `a recording is the same after a file`() throws {
    #expect(try GestureTrace(json: Self.sample.json.utf8, named: "r") == Self.sample)
  }

  @Test func `moves of touches are not printed, motions of scroll views and the stack are`() {
    #expect(
      Self.sample.lines.map { $0.drop { $0 == " " } } == [
        "0 ms  #1  touch       began at (10, 20) outside the navigation controller's view",
        "100 ms  #1  map.pan     began",
        "200 ms  #1  pager.pan   dragging at (4, 0)",
        "300 ms  #1  navigation  2 screens, a transition is interactive, a controller is presented",
      ])
  }

  @Test func `a fault in a screen is found at its line in the recording`() throws {
    let message = try #require(
      try error(replacing: "map.pan\",\"view\":2}", with: "map.pan\",\"view\":99}"))
    let line = Self.sample.json.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("map.pan\",\"view\":2}") }
    #expect(message.hasPrefix("r.json: line \((line ?? 0) + 1): screens[0].screen.recognizers[0]"))
  }

  @Test(arguments: [
    ("\"version\":1,\n\"system\"", "\"version\":9,\n\"system\"", "screens[0].screen.version is 9"),
    ("\"gesture\":1,\"screen\"", "\"gesture\":\"x\",\"screen\"", "screens[0].gesture is not a"),
    ("\"number\":1,\"outside\"", "\"number\":0,\"outside\"", "events[0].number is 0"),
    (
      "\"number\":1,\"outside\"", "\"number\":1000000000,\"outside\"",
      "events[0].number is 1000000000; write 1 to 20000"
    ),
    (
      "[10,20]", "[10,1e30]",
      "events[0].at isn't a place on a screen; write lengths from -100000000"
    ),
    ("\"end\":9", "\"end\":-1", "end isn't a time"),
    ("\"outside\":\"window\"", "\"outside\":\"x\"", "events[0].outside is \"x\""),
    ("\"index\":0", "\"index\":2", "events[2].index is 2, and the screen has 2 recognizers"),
    ("\"index\":0", "\"index\":-1", "events[2].index is -1, and the screen has 2 recognizers"),
    ("\"state\":\"dragging\"", "\"state\":\"flying\"", "events[3].state is \"flying\""),
  ])
  func `a damaged recording is refused where it goes wrong`(
    old: String, new: String, start: String
  ) throws {
    let message = try #require(try error(replacing: old, with: new))
    #expect(message.contains(start), "\(message)")
  }

  @Test(arguments: [(32, true), (33, false)])
  func `a recording with too many touches down at once is refused`(count: Int, isRead: Bool) {
    var trace = Self.sample
    trace.events = (1...count).map { number in
      TraceEvent(time: 1, gesture: 1, kind: .touch(.began, number: number, at: .zero))
    }
    let read = try? GestureTrace(json: trace.json.utf8, named: "r")
    #expect((read != nil) == isRead)
  }

  @Test func `a touch that has lifted leaves room for another`() {
    var trace = Self.sample
    trace.events = (1...100).flatMap { number in
      [TraceEvent.TouchAction.began, .ended].map { action in
        TraceEvent(time: 1, gesture: 1, kind: .touch(action, number: number, at: .zero))
      }
    }
    #expect(throws: Never.self) { try GestureTrace(json: trace.json.utf8, named: "r") }
  }

  @Test func `screens out of the order of their gestures are refused`() {
    var trace = Self.sample
    trace.screens.append(trace.screens[0])
    #expect(throws: GestureFileError.self) {
      try GestureTrace(json: trace.json.utf8, named: "r")
    }
  }

  @Test func `more screens than a recording keeps are refused`() {
    var trace = Self.sample
    trace.screens = (1...9).map { RecordedScreen(gesture: $0, snapshot: trace.screens[0].snapshot) }
    #expect(throws: GestureFileError.self) {
      try GestureTrace(json: trace.json.utf8, named: "r")
    }
  }
}
