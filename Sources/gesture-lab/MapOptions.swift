#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// The options of a map.
@MainActor
struct MapOptions {
  let screen: LabScreen
  private(set) var version: SystemVersion
  var spacing = MapMetrics.spacing
  var directions = MapDirection.allCases
  /// The number of processes; nil for one per processor.
  var jobs: Int?

  /// Makes the options for a screen, whose release counts unless another is given.
  init(screen: LabScreen) {
    self.screen = screen
    version = LabOptions(for: screen).version
  }

  /// Consumes an option if it is one of these; returns whether it is.
  mutating func take(
    _ option: String, from arguments: inout Arguments
  ) throws(CommandFailure) -> Bool {
    switch option {
    case "--spacing": spacing = try arguments.number(of: option, in: MapMetrics.spacings)
    case "--jobs": jobs = try arguments.number(of: option, in: MapMetrics.jobs)
    case "--ios":
      var options = LabOptions(for: screen)
      var rest = Arguments([try arguments.value(of: option)])
      _ = try options.take(option, from: &rest)
      version = options.version
    default: return false
    }
    return true
  }

  /// The arguments with which another process plays a part of the map.
  func arguments(for slice: MapSlice, withArbiter: Bool) -> [String] {
    [
      "map", screen.path ?? screen.name, "--json", "--spacing", "\(spacing)", "--ios",
      "\(version.rawValue)",
    ]
      + (directions.count == 1 ? ["--direction", directions[0].rawValue] : [])
      + (withArbiter ? [] : ["--plain"])
      + ["--slice", "\(slice.number)/\(slice.count)"]
  }
}
#endif
