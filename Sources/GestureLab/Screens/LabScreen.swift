#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// A screen on which strokes are tried, with the promised owner of each drag.
@MainActor
package struct LabScreen: Sendable {
  /// The name on the command line, or that of its file.
  package var name: String
  /// The path of its file, if it is a snapshot's; maps and reports do not print it.
  package var path: String?
  /// The gesture of a recording whose screen was chosen; nil for the latest one.
  package var gesture: Int?
  /// Where strokes start, in pt of the screen, instead of at an edge or in the middle.
  package var strokeStart: CGPoint?
  /// A short description of the screen.
  package var title: String
  /// The layout direction of the navigation controller's view.
  package let layoutDirection: PopAttempt.LayoutDirection
  /// The size of the screen, in pt.
  package let size: CGSize
  /// The y coordinate at which strokes start, in pt; on the content that competes.
  package let strokeHeight: CGFloat
  /// The driver of the pops that UIKit does not offer.
  package var driver: PopDriver
  /// Whether the screen configures its arbiter itself, with a driver too.
  package var configuresArbiter = false
  /// Makes the navigation controller of each stage.
  private(set) var navigation: @MainActor () -> UINavigationController = {
    UINavigationController()
  }
  /// The release of iOS that the screen belongs to; nil if it may be shown on any.
  package let version: SystemVersion?
  /// The differences between the rebuilt screen and the original, as sentences.
  package let notes: [String]
  package let prepare: @MainActor (GestureArbiter) -> Void
  package let build: @MainActor (Stage) -> [LabContent]
  package let owner: @Sendable (Drag) -> DragOwner

  /// The properties of a drag on which the promised owner depends.
  package struct Drag: Sendable {
    /// The direction relative to the layout: leading, trailing, or vertical.
    package let heading: Heading
    /// Whether the drag moves down.
    package let isDownward: Bool
    /// The release of iOS.
    package let version: SystemVersion
    /// The place where it starts.
    package let place: StrokePlace
    /// Whether there is a content pop: UIKit's (C191) or the arbiter's.
    package let hasContentPop: Bool

    /// Whether the drag moves towards the trailing edge and a pop recognizer can recognize it.
    package var mayPop: Bool { heading == .trailing && (place == .edge || hasContentPop) }

    /// Whether the drag dismisses a screen that a zoom has shown, or pops it: from iOS 18 on, down
    /// or towards the trailing edge (C235).
    package var mayDismiss: Bool {
      version >= .v18 ? isDownward || heading == .trailing : mayPop
    }
  }

  /// The direction of a drag relative to the layout.
  package enum Heading: Sendable { case trailing, leading, vertical }

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - driver: The driver of the pops that UIKit does not offer.
  ///   - owner: Returns the owner that the screen promises for a drag with the arbiter.
  ///   - prepare: Configures the arbiter, in addition to the roles of the contents.
  ///   - build: Shows the screen on a stage and returns the contents that may own a drag.
  package init(
    _ name: String, title: String, layoutDirection: PopAttempt.LayoutDirection = .leftToRight,
    size: CGSize = StageMetrics.screen.size, strokeHeight: CGFloat = StageMetrics.screen.midY,
    driver: PopDriver = .uikitOnly, version: SystemVersion? = nil, notes: [String] = [],
    owner: @escaping @Sendable (Drag) -> DragOwner,
    prepare: @escaping @MainActor (GestureArbiter) -> Void = { _ in },
    build: @escaping @MainActor (Stage) -> [LabContent]
  ) {
    self.name = name
    self.title = title
    self.layoutDirection = layoutDirection
    self.size = size
    self.strokeHeight = strokeHeight
    self.driver = driver
    self.version = version
    self.notes = notes
    self.owner = owner
    self.prepare = prepare
    self.build = build
  }

  /// Shows the screen on a stage.
  ///
  /// - Returns: The contents that may own a drag.
  package func present(on stage: Stage) -> [LabContent] { build(stage) }

  /// Configures the arbiter, in addition to the roles of the contents.
  func configure(_ arbiter: GestureArbiter) { prepare(arbiter) }

  /// Returns the screen as one that an app's own code shows, in a navigation controller of its own.
  package func shown(
    in navigation: @escaping @MainActor () -> UINavigationController
  ) -> LabScreen {
    var screen = self
    screen.configuresArbiter = true
    screen.navigation = navigation
    return screen
  }

  /// Returns the owner that the screen promises for a drag with the arbiter.
  package func promise(
    _ direction: SwipeDirection, from place: StrokePlace, on version: SystemVersion
  ) -> DragOwner {
    let heading: Heading =
      switch direction {
      case .up, .down: .vertical
      case .right: layoutDirection == .leftToRight ? .trailing : .leading
      case .left: layoutDirection == .leftToRight ? .leading : .trailing
      }
    let hasContentPop = version.hasContentPop || driver != .uikitOnly
    return owner(
      Drag(
        heading: heading, isDownward: direction == .down, version: version, place: place,
        hasContentPop: hasContentPop))
  }
}
#endif
