import Foundation
import GestureLab
import HeadlessUIKit

/// Plays a map in as many processes as are worth it: the engine lives on the main actor, so that one
/// process uses one processor.
@MainActor
struct MapPlayer {
  /// A process is started for no fewer drags than take longer than its start, about 0.1 s.
  private static let fewestDrags = 1_500
  private let options: MapOptions
  private let console: Console

  init(_ options: MapOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  /// Plays a map; whatever another process does not deliver is played here.
  func map(withArbiter: Bool) -> ConflictMap {
    let slices = slices
    let others = slices.dropFirst().compactMap { slice in
      Part(slice, options, withArbiter: withArbiter, console.executable)
    }
    var map = play(slices[0], withArbiter: withArbiter)
    for other in others {
      if let part = other.map(), part.belongs(to: map) { map.merge(part) }
    }
    for slice in slices where !map.isComplete(options.directions, in: slice) {
      map.merge(play(slice, withArbiter: withArbiter))
    }
    return map.inReadingOrder
  }

  /// Plays a part in this process.
  func play(_ slice: MapSlice, withArbiter: Bool) -> ConflictMap {
    let progress = Progress(console)
    return ConflictMap.playing(
      options.screen, withArbiter: withArbiter, behavior: UIKitBehavior(version: options.version),
      grid: MapGrid(spacing: options.spacing), slice: slice, directions: options.directions
    ) { done, all in
      progress.tell(
        "map of \(options.screen.name), \(withArbiter ? "with the arbiter" : "plain UIKit rules"): "
          + "\(done * 100 / all) %")
    }
  }

  private var slices: [MapSlice] {
    let grid = MapGrid(spacing: options.spacing)
    let drags = grid.columns * grid.rows * options.directions.count
    let wanted = options.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let count =
      console.executable == nil ? 1 : min(wanted, max(1, drags / Self.fewestDrags), grid.rows)
    let slices = (1...max(1, count)).compactMap { MapSlice($0, of: max(1, count)) }
    return slices.isEmpty ? [.whole] : slices
  }
}

/// A part of a map that another process plays.
@MainActor
private struct Part {
  private let process = Process()
  private let pipe = Pipe()

  /// Starts the process; nil if that fails.
  init?(
    _ slice: MapSlice, _ options: MapOptions, withArbiter: Bool, _ executable: String?
  ) {
    guard let executable else { return nil }
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = options.arguments(for: slice, withArbiter: withArbiter)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
  }

  /// Waits for the part; nil if the process did not deliver one.
  func map() -> ConflictMap? {
    let data = try? pipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
    return data.flatMap { try? JSONDecoder().decode(ConflictMap.self, from: $0) }
  }
}
