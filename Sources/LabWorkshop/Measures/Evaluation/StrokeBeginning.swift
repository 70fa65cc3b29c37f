#if HEADLESS
import Foundation
import GestureLab

/// How a finger lands before it drags.
enum StrokeBeginning: CaseIterable {
  /// It slips back, away from where the drag leads.
  case slip
  /// It dips down fast, and then turns.
  case dip
  /// It trembles: it moves by a pixel, and comes back to exactly where it landed.
  case tremor

  /// Where the finger is before the stroke, relative to the stroke's start, in pt.
  ///
  /// - Parameter share: Between 0 and 1: how far of what was seen.
  fileprivate func locations(at share: Double) -> [CGPoint] {
    func between(_ range: ClosedRange<Double>) -> Double {
      range.lowerBound + share * (range.upperBound - range.lowerBound)
    }
    switch self {
    case .slip:
      let length = between(EvaluationMetrics.slip)
      return [1, 2.0 / 3, 1.0 / 3].map { CGPoint(x: length * $0, y: 0) }
    case .dip:
      let length = between(EvaluationMetrics.dip)
      let steps = (length / EvaluationMetrics.dipSpeed * EvaluationMetrics.beginningRate).rounded()
      return (0..<Int(steps)).map { CGPoint(x: 0, y: length * (Double($0) / steps - 1)) }
    case .tremor:
      return [.zero, CGPoint(x: EvaluationMetrics.pixel, y: 0)]
    }
  }
}

extension Stroke {
  /// The stroke after a beginning; it lands where the beginning does.
  ///
  /// - Parameter share: Between 0 and 1: how far of what was seen.
  func after(_ beginning: StrokeBeginning, at share: Double) -> Stroke {
    guard let start = samples.first?.location else { return self }
    let locations = beginning.locations(at: share)
    let interval = 1 / EvaluationMetrics.beginningRate
    var stroke = self
    stroke.samples = locations.enumerated().map { index, offset in
      StrokeSample(
        time: Double(index) * interval,
        location: CGPoint(x: start.x + offset.x, y: start.y + offset.y))
    }
    let delay = Double(locations.count) * interval
    stroke.samples += samples.map { StrokeSample(time: $0.time + delay, location: $0.location) }
    return stroke
  }
}
#endif
