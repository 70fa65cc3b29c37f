#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// Plays a map in several processes.
///
/// The engine is isolated to the main actor, so one process uses one processor.
@MainActor
struct MapPlayer {
  /// The fewest drags for a process: they take longer than its launch, about 0.1 s.
  private static let fewestDrags = 1_500
  private let options: MapOptions
  private let console: Console

  init(_ options: MapOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  /// Plays a map; plays a part here if another process does not deliver it.
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
      options.screen, withArbiter: withArbiter, behavior: options.behavior,
      grid: grid, slice: slice, directions: options.directions
    ) { done, all in
      progress.report(
        "map of \(options.screen.name), \(withArbiter ? "with the arbiter" : "plain UIKit rules"): "
          + "\(done * 100 / all) %")
    }
  }

  private var grid: MapGrid { MapGrid(spacing: options.spacing, size: options.screen.size) }

  private var slices: [MapSlice] {
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

  /// Launches the process; returns nil if that fails.
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

  /// Waits for the part; returns nil if the process does not deliver it.
  func map() -> ConflictMap? {
    let data = try? pipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
    return data.flatMap { try? JSONDecoder().decode(ConflictMap.self, from: $0) }
  }
}
#endif
