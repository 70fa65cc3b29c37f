import Foundation
import GestureRules

/// The numbers of traces and snapshots, each with its unit and its provenance.
///
/// Those of the rules, gates and transitions are `GestureMetrics`.
package enum DiagnosticMetrics {
  // MARK: Traces

  /// The most events that a trace has, written or read: about a thousand drags, 20 MB of JSON.
  package static let traceEvents = 20_000

  /// The events that a recording keeps if no capacity is set: about forty drags.
  package static let recordedEvents = 4_000

  /// The most screens that a recording keeps, each of up to ``snapshotBytes``.
  package static let recordedScreens = 8

  /// The number of moves, from the first, at which a recorder looks for recognizers that were added
  /// after the touch landed. Looking at every move would make up a tenth of the recorder's cost.
  package static let sampledMoves = 3

  /// The longest assumed delay of a touch event, in s: six frames at 60 Hz.
  package static let latestDelivery = 0.1

  /// The share of a recording's capacity after which the screen is recorded again, so that the
  /// events left in a full recording can be played.
  package static let recordedScreenShare = 0.25

  /// The most bytes of a trace file that is read: ``traceEvents`` and twelve crowded screens.
  package static let traceBytes = 32_000_000

  /// The latest time that an event may have, in s: three hundred years after the device started.
  package static let latestTraceTime: TimeInterval = 1e10

  /// The most gestures that a list in one line names.
  package static let listedGestures = 8

  /// The number of policies from which a recording drops those that no event names any more.
  package static let keptPolicies = 16

  // MARK: Snapshots

  /// The most views and recognizers of a snapshot that are read: five times a crowded screen's.
  package static let snapshotViews = 10_000

  /// The most recognizers of one view, related pairs of recognizers, suspensions, and rules of one
  /// policy that are read from a snapshot: building and diagnosing compare each with each.
  package static let snapshotRecognizers = 100
  package static let snapshotRelations = 5_000
  package static let snapshotSuspensions = 100
  package static let snapshotRules = 200

  /// The most heights of a sheet in a snapshot.
  package static let snapshotDetents = 20

  /// The most touches of a recording that are down at once.
  package static let recordedTouches = 32

  /// The most view controllers of a snapshot that are read.
  package static let snapshotControllers = 1_000

  /// The most bytes of a snapshot file that is read: 800 for each of ``snapshotViews``.
  package static let snapshotBytes = 8_000_000

  /// The deepest that views nest in a snapshot; screens of apps stay below 60.
  package static let snapshotDepth = 200

  /// The longest length in a snapshot, in pt; an endless carousel needs 10⁵.
  package static let snapshotLength: CGFloat = 1e8

  /// The longest side of a window in a snapshot, in pt: more than that of any display.
  package static let snapshotWindow: CGFloat = 10_000

  /// The most rows of all tables in a snapshot.
  package static let snapshotRows = 10_000

  /// The most rows and columns of a grid on which a condition was evaluated.
  package static let snapshotGrid = 64

  /// The most touches that a recognizer in a snapshot is limited to; more counts as no limit.
  package static let snapshotTouches = 100

  /// The rows and columns of the grid on which a snapshot evaluates a condition.
  package static let snapshotPlaces = 8
}
