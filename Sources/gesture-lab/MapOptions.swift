import Foundation
import GestureLab
import HeadlessUIKit

/// What a map is to be of, as a command line says it.
@MainActor
struct MapOptions {
  let screen: LabScreen
  var version = SystemVersion.iOS26
  var spacing = MapMetrics.spacing
  var directions = MapDirection.allCases
  /// How many processes share the work; nil for as many as there are processors.
  var jobs: Int?

  /// Takes an option if it is one of these; returns whether it was.
  mutating func take(
    _ option: String, from arguments: inout Arguments
  ) throws(CommandFailure) -> Bool {
    switch option {
    case "--spacing": spacing = try arguments.number(of: option, in: MapMetrics.spacings)
    case "--jobs": jobs = try arguments.number(of: option, in: MapMetrics.jobs)
    case "--ios":
      var options = LabOptions()
      var rest = Arguments([try arguments.value(of: option)])
      _ = try options.take(option, from: &rest)
      version = options.version
    default: return false
    }
    return true
  }

  /// The arguments that make another process play a part of the map.
  func arguments(for slice: MapSlice, withArbiter: Bool) -> [String] {
    ["map", screen.name, "--json", "--spacing", "\(spacing)", "--ios", "\(version.rawValue)"]
      + (directions.count == 1 ? ["--direction", directions[0].rawValue] : [])
      + (withArbiter ? [] : ["--plain"])
      + ["--slice", "\(slice.number)/\(slice.count)"]
  }
}
