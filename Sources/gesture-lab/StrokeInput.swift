#if HEADLESS
import GestureLab
import LabWorkshop

/// The strokes that a command plays: those of a file, or generated ones.
struct StrokeInput {
  var name: String
  var strokes: [Stroke]
  var problems: [DataFileProblem] = []
  var groupsOfTouches = 0
}

/// The options about the strokes of a command.
struct StrokeOptions {
  private var file: String?
  private(set) var count: Int?
  /// Whether the strokes are those of a file.
  var areRecorded: Bool { file != nil }

  /// Consumes an option if it is one of these; returns whether it is.
  mutating func take(
    _ option: String, upTo most: Int, from arguments: inout Arguments
  ) throws(CommandFailure) -> Bool {
    switch option {
    case "--strokes": file = try arguments.value(of: option)
    case "--count": count = try arguments.number(of: option, in: 1...most)
    default: return false
    }
    return true
  }

  /// Throws if options about generated strokes stand beside a file.
  func check(_ options: LabOptions) throws(CommandFailure) {
    if areRecorded, options.hasSeed || count != nil {
      throw .usage("--strokes takes the strokes of its file, and neither --seed nor --count.")
    }
  }

  /// Reads the file; without one, generates strokes.
  func load(else generate: () -> StrokeInput) throws(CommandFailure) -> StrokeInput {
    guard let file else { return generate() }
    let read = try FileKind.read(file, as: .strokes, with: StrokeFile.read)
    return StrokeInput(
      name: file, strokes: read.strokes, problems: read.problems,
      groupsOfTouches: read.skippedMultiTouch)
  }
}
#endif
