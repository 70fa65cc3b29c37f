#if HEADLESS
import GestureLab
import Testing

struct RecordedStrokeTests {
  @Test(.needs(SharedData.strokes))
  func `every recorded stroke is read, and loops are curved`() throws {
    let file = try StrokeFile.read(path: SharedData.strokes)

    #expect(file.problems.isEmpty)
    #expect(file.strokes.count + file.skippedMultiTouch == 726)
    #expect(file.skippedMultiTouch == 2)
    #expect(file.strokes.count { $0.direction == .curved } == 14)
  }

  @Test(.needs(SharedData.strokes))
  func `the samples of recorded strokes have the recorded direction`() throws {
    for stroke in try StrokeFile.read(path: SharedData.strokes).strokes {
      #expect(StrokeDirection(classes: [], samples: stroke.samples) == stroke.direction)
    }
  }

  @Test(.needs(SharedData.multiTouchStrokes))
  func `groups of contacts are omitted without a problem`() throws {
    let file = try StrokeFile.read(path: SharedData.multiTouchStrokes)

    #expect(file.skippedMultiTouch == 5)
    #expect(file.strokes.isEmpty)
    #expect(file.problems.isEmpty)
  }
}
#endif
