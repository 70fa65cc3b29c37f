import Foundation
import GestureRules

extension GestureSnapshot {
  /// A recognizer, with the settings that differ from the usual ones.
  package struct Recognizer: Sendable, Equatable, Codable {
    /// What it recognizes.
    package enum Kind: String, Sendable, Codable {
      case pan, edgePan, tap, longPress, swipe, pinch, rotation, hover
      /// A class of the app's own, or one that is not public.
      case other
    }

    /// Who made it.
    package enum Maker: String, Sendable, Codable {
      case app
      case arbiter
      /// UIKit, for a scroll view, a control, a bar or a container. The rebuilt views have its
      /// recognizers, too.
      case system
    }

    /// The index of its view.
    package var view: Int
    /// The class; nil if classes are left out.
    package var type: String?
    /// What it recognizes.
    package var kind: Kind
    /// Who made it.
    package var maker: Maker
    /// The name that the app or the arbiter gave it.
    package var name: String?
    /// The pop that it performs, if it is UIKit's recognizer for one.
    package var pop: StoredGesture?
    /// Whether it scrolls its view.
    package var scrolls: Bool?
    /// Whether it is enabled; false or missing.
    package var isEnabled: Bool?
    /// Its state if it is not possible.
    package var state: RecognizerState?
    /// Whether it cancels touches; false or missing.
    package var cancelsTouchesInView: Bool?
    package var delaysTouchesBegan: Bool?
    /// Whether it delays the end of touches; false or missing.
    package var delaysTouchesEnded: Bool?
    /// The fewest touches; of a tap, swipe or long press the number of touches.
    package var touches: Int?
    package var mostTouches: Int?
    package var taps: Int?
    /// The shortest press, in s.
    package var duration: TimeInterval?
    /// The farthest movement of a press, in pt.
    package var movement: CGFloat?
    /// The bits of a swipe's directions.
    package var directions: Int?
    /// The bits of the edges at which a drag may begin.
    package var edges: Int?
    /// The bits of the kinds of scrolling that it follows.
    package var scrollTypes: Int?
    /// The class of its delegate: "UIKit" for UIKit's own, or an empty text if classes are left
    /// out.
    package var delegate: String?

    package init(view: Int, kind: Kind, maker: Maker) {
      (self.view, self.kind, self.maker) = (view, kind, maker)
    }
  }
}
