import Foundation
import GestureRules

/// A live screen as a value: its views, recognizers, scroll views, navigation, roles and policies.
///
/// ```swift
/// try arbiter.snapshot().json.write(to: url, …)     // on a phone
/// ```
/// ```text
/// gesture-lab show map FILE                         // the map of that screen, anywhere
/// ```
///
/// It contains what public API reports, and no text, image or accessibility label. ``notes`` lists
/// what it cannot contain.
public struct GestureSnapshot: Sendable, Equatable {
  /// The system on which the snapshot was taken.
  package var system: System
  /// The window of the navigation controller.
  package var window: Window
  /// The view controllers, parents first.
  package var controllers: [Controller]
  /// The navigation controller and its stack.
  package var navigation: Navigation
  /// The views of the window, outermost first; the first is the window itself.
  package var views: [View]
  /// The recognizers of the views, in the order in which they were added to each.
  package var recognizers: [Recognizer]
  /// The answers of recognizers and delegates about pairs of recognizers.
  package var relations: [Relation]
  /// Names for the views that may own a drag; nil to derive them.
  package var contents: [Content]?
  /// The y coordinate at which the lab's strokes start, in pt; the middle of the screen if missing.
  package var strokeHeight: CGFloat?
  /// The settings of the arbiter.
  package var arbiter: Settings
  /// The properties of the screen that the snapshot cannot contain, as sentences.
  public package(set) var notes: [String]

  package init(
    system: System, window: Window, controllers: [Controller] = [],
    navigation: Navigation, views: [View] = [], recognizers: [Recognizer] = [],
    relations: [Relation] = [], contents: [Content]? = nil, strokeHeight: CGFloat? = nil,
    arbiter: Settings, notes: [String] = []
  ) {
    (self.system, self.window, self.controllers) = (system, window, controllers)
    (self.navigation, self.views, self.recognizers) = (navigation, views, recognizers)
    (self.relations, self.contents, self.strokeHeight) = (relations, contents, strokeHeight)
    (self.arbiter, self.notes) = (arbiter, notes)
  }
}

extension GestureSnapshot {
  /// The system on which a snapshot was taken.
  package struct System: Sendable, Equatable, Codable {
    /// The name of the system, such as "iOS" or "HeadlessUIKit".
    package var name: String
    /// Its version, such as "26.1".
    package var version: String

    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }

    /// The number before the first full stop of the version; nil if there is none.
    package var release: Int? { Int(version.prefix { $0 != "." }) }
  }

  /// A window.
  package struct Window: Sendable, Equatable, Codable {
    /// Its size, in pt.
    package var size: CGSize
    /// The safe area's distances from the edges, in pt.
    package var safeArea: Insets
    /// The layout direction of the navigation controller's view.
    package var layoutDirection: StoredLayoutDirection

    package init(size: CGSize, safeArea: Insets, layoutDirection: StoredLayoutDirection) {
      (self.size, self.safeArea, self.layoutDirection) = (size, safeArea, layoutDirection)
    }
  }

  /// Distances from the edges of a rectangle, in pt.
  package struct Insets: Sendable, Equatable, Codable {
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat

    package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// A view that may own a drag, with the name that maps print.
  package struct Content: Sendable, Equatable, Codable {
    /// The part of a view that takes a drag.
    package enum Drag: String, Sendable, Codable {
      /// Any recognizer of the view.
      case recognizers
      /// The pan of a scroll view.
      case scrolling
      /// The swipe actions of a table's rows.
      case rows
      /// The scroll view inside the view of a page controller.
      case pages
      /// The view itself, which tracks raw touches.
      case touches
      /// A control, which tracks a touch to its end.
      case control
      /// A sheet, which is resized or dismissed.
      case sheet
    }

    /// The name.
    package var name: String
    /// The index of the view.
    package var view: Int
    /// The part of the view that takes the drag.
    package var drag: Drag

    package init(name: String, view: Int, drag: Drag) {
      (self.name, self.view, self.drag) = (name, view, drag)
    }
  }

  /// An answer of a recognizer or its delegate about another one that may share a touch.
  package struct Relation: Sendable, Equatable, Codable {
    /// An answer other than UIKit's default.
    package enum Answer: String, Sendable, Codable {
      /// The delegate of the first lets both recognize.
      case simultaneous
      /// The first waits for the second to fail.
      case waits
      /// The first does not prevent the second.
      case allows
    }

    /// The index of the recognizer that was asked.
    package var first: Int
    /// The index of the other one.
    package var second: Int
    /// The answer.
    package var answer: Answer

    package init(_ first: Int, _ answer: Answer, _ second: Int) {
      (self.first, self.second, self.answer) = (first, second, answer)
    }
  }

  /// The settings of an arbiter.
  package struct Settings: Sendable, Equatable, Codable {
    /// A pop recognizer of the app's own.
    package struct Pop: Sendable, Equatable, Codable {
      /// The gesture behind whose gate it is.
      package var gesture: StoredGesture
      /// The index of the recognizer.
      package var recognizer: Int

      package init(gesture: StoredGesture, recognizer: Int) {
        self.gesture = gesture
        self.recognizer = recognizer
      }
    }

    /// Whether the arbiter lets pops and pushes begin.
    package var isEnabled: Bool
    /// The name of the driver.
    package var driver: String
    /// Its own policy for pops.
    package var policy: StoredPolicy
    /// Its policy for pushes.
    package var pushPolicy: StoredPolicy
    /// The suspensions in force.
    package var suspensions: [PopAttempt.Suspension]
    /// The app's own pop recognizers.
    package var pops: [Pop]

    package init(
      isEnabled: Bool, driver: String, policy: StoredPolicy, pushPolicy: StoredPolicy,
      suspensions: [PopAttempt.Suspension] = [], pops: [Pop] = []
    ) {
      (self.isEnabled, self.driver, self.policy) = (isEnabled, driver, policy)
      (self.pushPolicy, self.suspensions, self.pops) = (pushPolicy, suspensions, pops)
    }
  }
}

extension GestureSnapshot: CustomStringConvertible {
  /// A summary in one line, and the notes.
  public var description: String {
    let stack = counted(navigation.stack.count, "screen")
    let parts = [
      counted(views.count, "view"), counted(recognizers.count, "recognizer"),
      counted(views.count { $0.role != nil }, "role"),
    ].joined(separator: ", ")
    return (["\(system.name) \(system.version), \(stack) on the stack: \(parts)"] + notes)
      .map(\.onOneLine).joined(separator: "\n")
  }
}
