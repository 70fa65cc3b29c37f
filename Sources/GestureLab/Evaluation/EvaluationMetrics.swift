import Foundation

/// The numbers of the evaluation, each with its unit and where it is from.
enum EvaluationMetrics {
  /// Travel from which Telegram's recognizer tells directions apart, in pt.
  static let firstTravel: CGFloat = 2
  /// The strip of TZScrollViewPopGesture, in pt.
  static let strip: CGFloat = 40
  /// The mean speed along its way below which a stroke is slow, in pt/s: that of the recordings' own
  /// class of the name.
  static let slowSpeed: CGFloat = 250
  /// The quantile of the normal distribution that leaves 2.5 % on either side: 95 % in between.
  static let confidence = 1.959964
}
