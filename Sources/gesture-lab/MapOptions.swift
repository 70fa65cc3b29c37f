#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// The options of a map.
@MainActor
struct MapOptions {
  let screen: LabScreen
  private var lab: LabOptions
  var spacing = MapMetrics.spacing
  var directions = MapDirection.allCases
  /// The number of processes; nil for one per processor.
  var jobs: Int?

  /// Consumes the screen of a command, whose release counts unless another is given.
  init(
    of command: any Command.Type, _ arguments: inout Arguments, playsStrokes: Bool = false
  ) throws(CommandFailure) {
    screen = try arguments.screen(of: command, playsStrokes: playsStrokes)
    lab = LabOptions(arguments, for: screen)
  }

  /// What UIKit does.
  var behavior: UIKitBehavior { lab.behavior }

  /// Consumes an option if it is one of these; returns whether it is.
  mutating func take(
    _ option: String, from arguments: inout Arguments
  ) throws(CommandFailure) -> Bool {
    switch option {
    case "--spacing": spacing = try arguments.number(of: option, in: MapMetrics.spacings)
    case "--jobs": jobs = try arguments.number(of: option, in: MapMetrics.jobs)
    case "--ios": return try lab.take(option, from: &arguments)
    default: return false
    }
    return true
  }

  /// The arguments with which another process plays a part of the map.
  func arguments(for slice: MapSlice, withArbiter: Bool) -> [String] {
    [
      "show", "map", screen.path ?? screen.name,
    ] + (directions.count == 1 ? [directions[0].rawValue] : [])
      + ["--json", "--spacing", "\(spacing)"]
      + (lab.given?.words ?? ["--ios", "\(lab.version.rawValue)"])
      + (screen.gesture.map { ["--gesture", "\($0)"] } ?? [])
      + (withArbiter ? [] : ["--plain"])
      + ["--slice", "\(slice.number)/\(slice.count)"]
  }
}
#endif
