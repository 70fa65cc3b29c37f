import Foundation
import GestureRules

extension GestureSnapshot {
  /// A view controller.
  package struct Controller: Sendable, Equatable, Codable {
    /// The kind of a controller.
    package enum Kind: String, Sendable, Codable {
      case screen, navigation, pages
    }

    /// How a controller is presented.
    package enum Presentation: String, Sendable, Codable {
      case fullScreen, sheet, over, popover, custom
    }

    /// The class; nil if classes are left out.
    package var type: String?
    /// The kind of the controller.
    package var kind: Kind
    /// The index of its parent.
    package var parent: Int?
    /// The index of the controller that presents it.
    package var presenter: Int?
    /// How it is presented.
    package var presentation: Presentation?
    /// Whether it cannot be dismissed by a drag.
    package var isModal: Bool?
    /// The heights at which it rests, if it is presented as a sheet.
    package var sheet: Sheet?
    package var hidesBackButton: Bool?
    /// Whether items of its own replace the back button.
    package var replacesBackButton: Bool?
    /// Whether its navigation item has a `backAction`.
    package var hasBackAction: Bool?
    /// Whether the package's back button is the item that replaces it.
    package var hasPopBackButton: Bool?
    /// Whether the bar of a navigation controller is hidden.
    package var isBarHidden: Bool?
    package var hidesBarsOnSwipe: Bool?
    package var hidesBarsOnTap: Bool?
    /// Its policy.
    package var policy: StoredPolicy?
    /// The class of its pop interceptor; an empty text if classes are left out.
    package var interceptor: String?
    /// Whether that refuses swipes in the content.
    package var refusesPop: Bool?
    /// Whether SwiftUI content in it has the public transition pop it where UIKit does not.
    package var hasFullScreenPop: Bool?
    /// Whether it pops from anywhere where UIKit has only the edge pop; of the stack also what the app
    /// says.
    package var allowsFullScreenPop: Bool?
    /// Whether it pops without UIKit's back button; likewise.
    package var popsWithoutBackButton: Bool?
    /// Its transition: parallax, dimming and shadow, each from 0 to 1.
    package var transition: [CGFloat]?
    package var hasPushCandidate: Bool?
    /// Whether it has a transition, and the hook for zooms was taken from the arbiter: then it is
    /// built as a zoom with that hook.
    package var isZoomed: Bool?
    /// The height of its companion bar, in pt.
    package var companionBar: CGFloat?

    package init(kind: Kind) { self.kind = kind }
  }

  /// The heights at which a sheet rests.
  package struct Sheet: Sendable, Equatable, Codable {
    /// A height.
    package enum Detent: String, Sendable, Codable {
      case medium, large
      /// A height of the app's own. Only that of the selected one is known: it is the sheet's.
      case custom
    }

    /// The heights, the smallest first.
    package var detents: [Detent]
    /// The index of the current height; the first if missing.
    package var selected: Int?
    /// The index of the largest height at which the content behind receives touches; none if
    /// missing.
    package var undimmed: Int?
    /// Whether content in it scrolls before the sheet grows.
    package var scrollsFirst: Bool?

    package init(detents: [Detent]) { self.detents = detents }

    /// Whether a height of the app's own is not the current one.
    package var hasUnknownHeight: Bool {
      detents.indices.contains { detents[$0] == .custom && $0 != selected ?? 0 }
    }
  }

  /// A navigation controller and its stack.
  package struct Navigation: Sendable, Equatable, Codable {
    /// The index of the navigation controller.
    package var controller: Int
    /// The indices of the controllers on its stack, the root first.
    package var stack: [Int]
    /// The class of its delegate; an empty text if classes are left out.
    package var delegate: String?
    /// Whether a transition is in progress.
    package var isInTransition: Bool?

    package init(controller: Int, stack: [Int]) {
      self.controller = controller
      self.stack = stack
    }
  }
}
