#if HEADLESS
/// The limits of a calibration.
package enum CalibrationMetrics {
  /// The number of behaviors drawn from a set of answers to test whether all agree as one does.
  static let agreeingSamples = 3
  /// The number of behaviors drawn before a set is dropped. Two answers that matter only together
  /// are in a quarter of them, three in an eighth.
  static let droppedSamples = 24
  /// The number of behaviors from which a longer search starts.
  static let searchStarts = 4
  /// The number of behaviors that are tried again with every place moved by itself.
  static let exactStarts = 20
  /// The shares of the questions to which a drawn behavior has another answer.
  static let drawnShares = [0.5, 0.25, 0.12]
  /// The number of behaviors that a search draws near each start before a take is unexplained.
  /// With two possible answers to each of five questions, one in 32 has the right five on average.
  static let explainingDraws = 1500
  /// The number of behaviors that a search draws near each start before an answer is ruled out.
  static let excludingDraws = 40
  /// The most bytes of a file of answers that is read.
  static let answersBytes = 100_000
  /// The number of playbacks of a take after which a search ends: some twenty seconds, and four
  /// times the average.
  package static let playbacks = 15_000
  /// The most sets of answers that are kept.
  static let sets = 400
}
#endif
