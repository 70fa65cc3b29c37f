import Foundation

extension ScreenScenario {
  /// One recognizer of a scenario; what is nil is as UIKit has it by default.
  package struct Recognizer: Equatable, Sendable {
    /// UIKit's classes by their short names, and one that does only what it is told.
    package enum Kind: String, CaseIterable, Sendable {
      /// One of UIKit's own, with UIKit's thresholds.
      case tap, longPress, pan, swipe, pinch
      /// Stays possible until a claim or a fail.
      case custom
    }

    /// The axis that has to dominate for a pan to begin.
    package enum Axis: String, CaseIterable, Sendable {
      /// The x axis.
      case horizontal = "h"
      /// The y axis.
      case vertical = "v"
    }

    /// The name, unique among the scenario's recognizers.
    package let id: String
    /// Which class it is of.
    package let kind: Kind
    /// The id of the view it is added to.
    package let view: String
    /// How many taps a tap needs.
    package let taps: Int?
    /// How many fingers a tap or a pan needs.
    package let touches: Int?
    /// How many seconds a long press has to last.
    package let minDuration: TimeInterval?
    /// How many pt a long press may move before it begins.
    package let allowableMovement: CGFloat?
    /// The axis a pan is bound to, or nil for both.
    package let axis: Axis?
    /// Whether it takes part at all.
    package let isEnabled: Bool
    /// Whether its view loses the touches when it recognizes.
    package let cancelsTouchesInView: Bool
  }
}

extension ScreenScenario.Recognizer {
  /// Reads a recognizer; whether its view exists is for the caller to check.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    id = try node.required("id").string()
    kind = try node.required("kind").choice()
    view = try node.required("view").string()
    taps = try node.optional("taps")?.integer(atLeast: 1)
    touches = try node.optional("touches")?.integer(atLeast: 1)
    minDuration = try node.optional("minDuration_ms")?.milliseconds()
    allowableMovement = (try node.optional("allowableMovement")?.nonNegative()).map { CGFloat($0) }
    axis = try node.optional("axis")?.choice()
    isEnabled = try node.optional("enabled")?.boolean() ?? true
    cancelsTouchesInView = try node.optional("cancelsTouchesInView")?.boolean() ?? true
  }
}
