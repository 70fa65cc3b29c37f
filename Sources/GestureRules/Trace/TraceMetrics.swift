/// The limits of traces, each with why.
public enum TraceMetrics {
  /// How many events a trace may have, written or read.
  ///
  /// A drag makes about fifteen: a thousand drags, and some 20 MB of JSON.
  public static let mostEvents = 20_000

  /// How many bytes a file may have that is read.
  ///
  /// A decision takes about 1 kB. Three times as much for each of ``mostEvents``; what is larger is
  /// something else, and takes ten times its size while it is read.
  public static let mostBytes = 64_000_000

  /// How many gestures a list of them names, in one line.
  static let listedGestures = 8

  /// From how many policies on a recording looks for those that none of its events names any more.
  static let keptPolicies = 16

  /// The latest time that an event may have, in s: three hundred years after the device was started.
  package static let latestTime = 1e10
}
