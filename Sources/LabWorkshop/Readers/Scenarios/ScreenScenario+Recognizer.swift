#if HEADLESS
import Foundation
import GestureLab

extension ScreenScenario {
  /// A recognizer of a scenario; nil stands for UIKit's default.
  package struct Recognizer: Equatable, Sendable {
    /// The class of a recognizer: one of UIKit's, or a scripted one.
    package enum Kind: String, DataFileChoice, Sendable {
      /// A class of UIKit, with UIKit's thresholds.
      case tap, longPress, pan, swipe, pinch
      /// A recognizer that stays possible until a claim or a fail.
      case custom
    }

    /// The axis that has to dominate for a pan to begin.
    package enum Axis: String, DataFileChoice, Sendable {
      /// The x axis.
      case horizontal = "h"
      /// The y axis.
      case vertical = "v"
    }

    /// The id, unique among the scenario's recognizers.
    package let id: String
    /// The class.
    package let kind: Kind
    /// The id of the view that the recognizer is added to.
    package let view: String
    /// The number of taps required.
    package let taps: Int?
    /// The number of touches required.
    package let touches: Int?
    /// The minimum duration of a long press, in s.
    package let minDuration: TimeInterval?
    /// The distance that a long press may move before it begins, in pt.
    package let allowableMovement: CGFloat?
    /// The axis of a pan, or nil for both.
    package let axis: Axis?
    /// Whether the recognizer receives touches.
    package let isEnabled: Bool
    /// Whether the view's touches are cancelled on recognition.
    package let cancelsTouchesInView: Bool
  }
}

extension ScreenScenario.Recognizer: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, kind, view, taps, touches, minDuration = "minDuration_ms", allowableMovement, axis
    case isEnabled = "enabled"
    case cancelsTouchesInView
  }

  /// Decodes a recognizer; the scenario checks that the view exists.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    kind = try values.decode(Kind.self, forKey: .kind)
    view = try values.decode(String.self, forKey: .view)
    taps = try values.decodeIfPresent(PositiveCount.self, forKey: .taps)?.value
    touches = try values.decodeIfPresent(PositiveCount.self, forKey: .touches)?.value
    minDuration = try values.decodeIfPresent(Milliseconds.self, forKey: .minDuration)?.seconds
    let movement = try values.decodeIfPresent(NonNegative.self, forKey: .allowableMovement)
    allowableMovement = movement.map { CGFloat($0.value) }
    axis = try values.decodeIfPresent(Axis.self, forKey: .axis)
    isEnabled = try values.decodeIfPresent(Bool.self, forKey: .isEnabled) ?? true
    cancelsTouchesInView =
      try values.decodeIfPresent(Bool.self, forKey: .cancelsTouchesInView) ?? true
  }
}
#endif
