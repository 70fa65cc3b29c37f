import GestureLab
import Testing

struct RecordedStrokeTests {
  @Test(.enabled(if: SharedData.exists(SharedData.strokes)))
  func `every recorded stroke is read, and loops are found among them`() throws {
    let file = try StrokeFile.read(path: SharedData.strokes)

    #expect(file.problems.isEmpty)
    #expect(file.strokes.count + file.skippedMultiFinger == 726)
    #expect(file.skippedMultiFinger == 2)
    #expect(file.strokes.count { $0.direction == .curved } == 14)
  }

  @Test(.enabled(if: SharedData.exists(SharedData.strokes)))
  func `the samples of recorded strokes give the direction that was recorded`() throws {
    for stroke in try StrokeFile.read(path: SharedData.strokes).strokes {
      #expect(StrokeDirection(classes: [], samples: stroke.samples) == stroke.direction)
    }
  }

  @Test(.enabled(if: SharedData.exists(SharedData.multiFingerStrokes)))
  func `groups of contacts are left out without complaint`() throws {
    let file = try StrokeFile.read(path: SharedData.multiFingerStrokes)

    #expect(file.skippedMultiFinger == 5)
    #expect(file.strokes.isEmpty)
    #expect(file.problems.isEmpty)
  }
}
