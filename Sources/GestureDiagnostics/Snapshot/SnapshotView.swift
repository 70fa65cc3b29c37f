import Foundation
import GestureRules

extension GestureSnapshot {
  /// A view, with the properties that determine where touches go.
  ///
  /// Missing values are the defaults: visible, opaque, enabled, and not clipped.
  package struct View: Sendable, Equatable, Codable {
    /// The kind of a view, as far as touches distinguish it.
    package enum Kind: String, Sendable, Codable {
      case view, window, scrollView, table, cell, cellContent, pages, navigationBar, companionBar
      case button, slider, toggle, segmented, stepper, pageControl, textField, control
      /// A part of a view that has a role.
      case region
    }

    /// The index of the superview; nil for the window.
    package var parent: Int?
    /// The class; nil if classes are left out.
    package var type: String?
    /// The kind of the view.
    package var kind: Kind
    /// The frame in the superview, in pt; if there is a transform, that of the view without it.
    package var frame: CGRect
    /// The origin of the bounds where it is not zero, in pt; of a scroll view that is its offset.
    package var origin: CGPoint?
    /// The six entries of the transform if it is not the identity.
    package var transform: [CGFloat]?
    package var isHidden: Bool?
    package var alpha: CGFloat?
    /// Whether it receives touches; false or missing.
    package var isUserInteractionEnabled: Bool?
    package var clips: Bool?
    package var isMultipleTouchEnabled: Bool?
    package var isExclusiveTouch: Bool?
    /// Whether its layout direction is right to left.
    package var isRightToLeft: Bool?
    /// The index of the controller whose view it is.
    package var controller: Int?
    /// The role with which it is registered.
    package var role: Registration?
    /// How many modifiers are around that of a region in SwiftUI.
    package var nesting: Int?
    /// Whether a region without a role exempts its scroll view from all others.
    package var isExempt: Bool?
    /// Its content and settings, if it is a scroll view.
    package var scroll: Scroll?
    /// Its rows, if it is a table.
    package var rows: Rows?
    /// The row, if it is a cell of a table.
    package var row: Int?
    /// The value of a slider, from 0 to 1.
    package var value: CGFloat?
    /// Whether it is enabled, if it is a control; false or missing.
    package var isEnabled: Bool?

    package init(parent: Int?, kind: Kind, frame: CGRect) {
      (self.parent, self.kind, self.frame) = (parent, kind, frame)
    }
  }

  /// A role and its name in decisions.
  package struct Registration: Sendable, Equatable, Codable {
    /// The name.
    package var name: String
    /// The role.
    package var role: Role
    /// Whether the role also holds towards enclosing pans.
    package var isForEnclosingPans: Bool?

    package init(name: String, role: Role, isForEnclosingPans: Bool? = nil) {
      (self.name, self.role, self.isForEnclosingPans) = (name, role, isForEnclosingPans)
    }
  }

  /// A role, with the answers of the app's conditions when the snapshot was taken.
  package enum Role: Sendable, Equatable, Codable {
    case pager(keepsEdgeSwipes: Bool)
    case carousel(stripWidth: CGFloat)
    case pages(isAtFirst: Bool, isAtLast: Bool)
    case claims(
      horizontalOnly: Bool, verticalOnly: Bool?, drags: Int?, gestures: NavigationGestures)
    case claimsWhere(answers: [Answers], drags: Int?, gestures: NavigationGestures)
    case excluded(gestures: NavigationGestures)
    case simultaneous
    case custom(answers: [Answers])

    /// The answers of the app's conditions.
    var answers: [Answers] {
      switch self {
      case .claimsWhere(let answers, _, _), .custom(let answers): answers
      case .pager, .carousel, .pages, .claims, .excluded, .simultaneous: []
      }
    }

    /// The gestures that it keeps off; all if it names none.
    var gestures: NavigationGestures {
      switch self {
      case .claims(_, _, _, let gestures), .claimsWhere(_, _, let gestures),
        .excluded(let gestures):
        gestures
      case .pager, .carousel, .pages, .simultaneous, .custom: .all
      }
    }

    /// The lengths, in pt.
    var lengths: [CGFloat] { if case .carousel(let width) = self { [width] } else { [] } }

    /// What a rebuilt view with this role does otherwise, as a sentence; nil if nothing.
    package func note(on name: String) -> String? {
      let places = DiagnosticMetrics.snapshotPlaces
      return switch self {
      case .claimsWhere, .custom:
        "The condition of \(name) was asked at \(places * places) places, as it answers now."
      case .pages: "Where \(name) is among its pages was asked now."
      case .pager, .carousel, .claims, .excluded, .simultaneous: nil
      }
    }
  }

  /// The answers of a condition for drags that start in the cells of a grid over a view.
  package struct Answers: Sendable, Equatable, Codable {
    /// The gesture that would begin.
    package var gesture: StoredGesture
    /// For each row of cells from the top, the number of the reason in each cell, from the left;
    /// 0 where the view does not claim the drag.
    package var rows: [[Int]]
    /// The reasons, the first having number 1; a claim without a reason has an empty one.
    package var reasons: [String]

    package init(gesture: StoredGesture, rows: [[Int]], reasons: [String]) {
      (self.gesture, self.rows, self.reasons) = (gesture, rows, reasons)
    }

    /// The reason for a drag that starts at a point, in pt of the view's bounds; nil for none.
    package func reason(at point: CGPoint, in bounds: CGRect) -> String? {
      guard bounds.width > 0, bounds.height > 0, let first = rows.first, !first.isEmpty else {
        return nil
      }
      func index(_ distance: CGFloat, _ length: CGFloat, _ count: Int) -> Int {
        let share = distance / length * CGFloat(count)
        return share > 0 ? min(Int(min(share, CGFloat(count))), count - 1) : 0
      }
      let row = rows[index(point.y - bounds.minY, bounds.height, rows.count)]
      guard !row.isEmpty else { return nil }
      let number = row[index(point.x - bounds.minX, bounds.width, row.count)]
      return 0 < number && number <= reasons.count ? reasons[number - 1] : nil
    }
  }

  /// The content and the settings of a scroll view.
  package struct Scroll: Sendable, Equatable, Codable {
    /// The size of the content, in pt.
    package var contentSize: CGSize
    /// The distances by which it may scroll beyond the view, in pt, the safe area included.
    package var inset: Insets
    package var isPaging: Bool?
    /// Whether drags scroll it; false or missing.
    package var isScrollEnabled: Bool?
    /// Whether it bounces at its ends; false or missing.
    package var bounces: Bool?
    /// Whether it bounces at its ends on an axis; false or missing. iOS 17.4 or later.
    package var bouncesHorizontally: Bool?
    package var bouncesVertically: Bool?
    /// Its deceleration rate, the share of the velocity that remains after 1 ms, if not `.normal`
    /// (C142).
    package var deceleration: CGFloat?
    /// Whether its delegate or its layout may choose where it comes to rest (C143).
    package var choosesTarget: Bool?
    package var alwaysBouncesHorizontally: Bool?
    package var alwaysBouncesVertically: Bool?
    package var isDirectionalLockEnabled: Bool?
    /// Whether it delays and cancels the touches of its content; false or missing.
    package var delaysContentTouches: Bool?
    package var canCancelContentTouches: Bool?
    /// Whether it transfers drags at its end to its parent; false or missing. iOS 17.4 or later.
    package var transfersHorizontalScrollingToParent: Bool?
    package var transfersVerticalScrollingToParent: Bool?
    package var minimumZoom: CGFloat?
    package var maximumZoom: CGFloat?
    package var zoom: CGFloat?

    package init(contentSize: CGSize, inset: Insets) {
      self.contentSize = contentSize
      self.inset = inset
    }
  }

  /// The rows of a table, counted through all sections.
  package struct Rows: Sendable, Equatable, Codable {
    /// The number of rows.
    package var count: Int
    /// The height of a row, in pt.
    package var height: CGFloat
    /// The visible rows with swipe actions on the leading side.
    package var leading: [Int]
    /// The visible rows with swipe actions on the trailing side.
    package var trailing: [Int]

    package init(count: Int, height: CGFloat, leading: [Int], trailing: [Int]) {
      (self.count, self.height, self.leading, self.trailing) = (count, height, leading, trailing)
    }
  }
}
