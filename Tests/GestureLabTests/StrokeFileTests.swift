#if HEADLESS
import Foundation
import GestureLab
import Testing

struct StrokeFileTests {
  private let good =
    #"{"id":"a","source":"x","w":400,"h":800,"cls":["h-right"],"#
    + #""s":[[0,10,20],[16,60,22.5],[32,110,20]]}"#

  @Test func `a line becomes a stroke in seconds and points`() throws {
    let file = try StrokeFile(contents: good, name: "f.jsonl")

    let stroke = try #require(file.strokes.first)
    #expect(stroke.id == "a")
    #expect(stroke.source == "x")
    #expect(stroke.screen == CGSize(width: 400, height: 800))
    #expect(stroke.direction == .right)
    #expect(stroke.intent == nil)
    #expect(stroke.samples[1] == StrokeSample(time: 0.016, location: CGPoint(x: 60, y: 22.5)))
    #expect(file.problems.isEmpty)
  }

  @Test(arguments: [("aimed-right", SwipeDirection.right), ("aimed-up", .up), ("aimed-", nil)])
  func `a class with intent is read, and does not change the direction`(
    name: String, intent: SwipeDirection?
  ) throws {
    let line = good.replacingOccurrences(of: #"["h-right"]"#, with: #"["slow","\#(name)"]"#)

    let stroke = try #require(StrokeFile(contents: line, name: "f.jsonl").strokes.first)

    #expect(stroke.intent == intent)
    #expect(stroke.direction == .right)
  }

  @Test func `unknown keys, nulls, blank lines and carriage returns are fine`() throws {
    let contents =
      "\r\n" + #"{"id":"a","w":null,"h":null,"cls":null,"zzz":[1],"s":[[5,0,0,9],[10,1,1]]}"#
      + "\r\n  \t\n\n" + good

    let file = try StrokeFile(contents: contents, name: "f.jsonl")

    #expect(file.problems.isEmpty)
    #expect(file.strokes.map(\.direction) == [.tap, .right])
    #expect(file.strokes.first?.screen == nil)
    #expect(file.strokes.first?.samples.map(\.time) == [0, 0.005])
  }

  @Test(
    arguments: [
      (#"{"s":[[0,1,2]]}"#, "line 2, key id: is missing; add it"),
      (
        #"{"id":7,"s":[[0,1,2]]}"#,
        "line 2, key id: is not a text; write a text in quotes"
      ),
      (#"{"id":"b"}"#, "line 2, stroke b, key s: is missing; add it"),
      (
        #"{"id":"b","s":"none"}"#,
        "line 2, stroke b, key s: is not a list; write a list in brackets"
      ),
      (#"{"id":"b","s":[]}"#, "line 2, stroke b, key s: has 0 of 1 entries; add the rest"),
      (
        #"{"id":"b","s":[[0,1,2],[1,2]]}"#,
        "line 2, stroke b, key s[1]: has 2 of 3 entries; add the rest"
      ),
      (
        #"{"id":"b","s":[[0,1,2],[1,true,2]]}"#,
        "line 2, stroke b, key s[1][1]: is not a number; write a number"
      ),
      (
        #"{"id":"b","s":[[0,1,1e999]]}"#,
        "line 2, stroke b, key s[0][2]: is out of range; write a finite number"
      ),
      (
        #"{"id":"b","s":[[0,1,1e300]]}"#,
        "line 2, stroke b, key s[0][2]: is further off than any screen; write points from -100000 to 100000"
      ),
      (
        #"{"id":"b","s":[[-1,1,2]]}"#,
        "line 2, stroke b, key s[0][0]: is -1.0; write milliseconds from 0 to 86400000, a day"
      ),
      (
        #"{"id":"b","s":[[0,1,2],[5,1,2],[4,1,2]]}"#,
        "line 2, stroke b, key s[2][0]: is earlier than the sample before it; "
          + "put the samples in order"
      ),
      (
        #"{"id":"b","fingers":"two","s":[[0,1,2]]}"#,
        "line 2, stroke b, key fingers: is not a number; write a number"
      ),
      (
        #"{"id":"b","w":0,"h":8,"s":[[0,1,2]]}"#,
        "line 2, stroke b, key w: is 0.0; write more than 0, or null"
      ),
      ("[]", "line 2: is not an object; write an object in braces"),
    ])
  func `a bad line names its number, stroke and key, and costs no other`(
    line: String, expected: String
  ) throws {
    let file = try StrokeFile(contents: "\(good)\n\(line)\n\(good)", name: "f.jsonl")

    #expect(file.strokes.map(\.id) == ["a", "a"])
    #expect(file.problems.map(\.description) == ["f.jsonl: \(expected)"])
  }

  @Test(arguments: [
    "{", "nan", "{\"id\":\"b\"", String(repeating: "[", count: 100_000),
    #"{"id":"b","s":[[0,1,2],]}"#, #"{"id":"b","id":"b","s":[[0,1,2]]}"#,
  ])
  func `a line that is not JSON says so`(line: String) throws {
    let file = try StrokeFile(contents: "\(good)\n\(line)", name: "f.jsonl")

    let problem = try #require(file.problems.first)
    #expect(file.strokes.count == 1)
    #expect(problem.place == "line 2")
    #expect(problem.message.hasPrefix("is not JSON"))
    #expect(problem.message.hasSuffix("correct the syntax"))
  }

  @Test func `a line that is not UTF-8 says so and costs no other`() throws {
    let contents = Data(good.utf8) + [10, 0x7B, 0xFF, 0xFE, 0x7D, 10] + Data(good.utf8)

    let file = try StrokeFile(contents: contents, name: "f.jsonl")

    #expect(file.strokes.count == 2)
    #expect(
      file.problems.map(\.description)
        == ["f.jsonl: line 2: is not UTF-8; save it as UTF-8 text"])
  }

  @Test func `strokes with several touches are omitted and counted`() throws {
    let several = #"{"id":"b","fingers":2,"s":[[0,1,2]]}"#
    let group = #"{"id":"c","contacts":[{"finger":0},{"finger":1}]}"#

    let file = try StrokeFile(contents: [several, good, group].joined(separator: "\n"), name: "f")

    #expect(file.skippedMultiTouch == 2)
    #expect(file.strokes.map(\.id) == ["a"])
    #expect(file.problems.isEmpty)
  }

  @Test(arguments: ["", "\n \n", "{\"id\":\"b\"}\nnonsense"])
  func `a file in which no line can be read is malformed`(contents: String) {
    let error = #expect(throws: DataFileError.self) {
      try StrokeFile(contents: contents, name: "f.jsonl")
    }

    #expect(error?.isMissingInput == false)
    #expect(error?.problems.isEmpty == false)
    #expect(error?.description.hasPrefix("f.jsonl: line 1") == true)
  }

  @Test func `a file of the wrong sort is described by its first lines`() {
    let error = #expect(throws: DataFileError.self) {
      try StrokeFile(contents: String(repeating: "x\n", count: 500), name: "f")
    }

    #expect(error?.problems.count == 500)
    #expect(error?.description.hasSuffix("\nf: and 490 more like these") == true)
  }

  @Test func `a missing file and a directory are missing input`() {
    let missing = #expect(throws: DataFileError.self) {
      try StrokeFile.read(path: #filePath + ".absent")
    }
    let directory = #expect(throws: DataFileError.self) {
      try StrokeFile.read(path: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path)
    }

    #expect(missing == .missing(path: #filePath + ".absent"))
    #expect(directory?.isMissingInput == true)
    #expect(directory?.description.hasSuffix("it is a directory; name a file in it") == true)
  }
}
#endif
