#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// A screen on which strokes are tried: what is on it, and who should own which drag.
@MainActor
package struct LabScreen: Sendable {
  /// The name that the command line takes.
  package let name: String
  /// What the screen is, in a few words.
  package let title: String
  /// The reading direction of the navigation controller's view.
  package let reading: PopAttempt.LayoutDirection
  /// The height at which strokes start, in pt: that of the content that competes.
  package let strokeHeight: CGFloat
  /// Who pops where UIKit does not.
  package let driver: PopDriver
  private let prepare: @MainActor (GestureArbiter) -> Void
  private let build: @MainActor (Stage) -> [LabContent]
  private let owner: @Sendable (Drag) -> Owner

  /// A drag as a promise sees it.
  package struct Drag: Sendable {
    /// Where it goes, mirrored if the screen is: leading, trailing, up or down.
    package let way: Way
    /// Where it starts.
    package let place: StrokePlace
    /// Whether there is a pop that begins in the content: UIKit's (C191), or the arbiter's own.
    package let hasContentPop: Bool

    /// Whether the drag goes from leading to trailing and a pop recognizer is there to take it.
    package var mayPop: Bool { way == .trailing && (place == .edge || hasContentPop) }
  }

  /// The way a drag goes, in reading direction.
  package enum Way: Sendable { case trailing, leading, vertical }

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - driver: Who pops where UIKit does not.
  ///   - owner: Who owns a drag once the arbiter decides: what the screen promises.
  ///   - prepare: Tells the arbiter what the screen wants of it, beside the roles of its contents.
  ///   - build: Puts the screen on a stage and returns the contents that may own a drag.
  package init(
    _ name: String, title: String, reading: PopAttempt.LayoutDirection = .leftToRight,
    strokeHeight: CGFloat = StageMetrics.screen.midY, driver: PopDriver = .uikitOnly,
    owner: @escaping @Sendable (Drag) -> Owner,
    prepare: @escaping @MainActor (GestureArbiter) -> Void = { _ in },
    build: @escaping @MainActor (Stage) -> [LabContent]
  ) {
    self.name = name
    self.title = title
    self.reading = reading
    self.strokeHeight = strokeHeight
    self.driver = driver
    self.owner = owner
    self.prepare = prepare
    self.build = build
  }

  /// Puts the screen on a stage.
  ///
  /// - Returns: The contents on it that may own a drag.
  func present(on stage: Stage) -> [LabContent] { build(stage) }

  /// Tells the arbiter what the screen wants of it, beside the roles of its contents.
  func tell(_ arbiter: GestureArbiter) { prepare(arbiter) }

  /// The same screen read from right to left.
  func mirrored(_ title: String) -> LabScreen {
    LabScreen(
      "\(name)-rtl", title: title, reading: .rightToLeft, strokeHeight: strokeHeight,
      driver: driver, owner: owner, prepare: prepare, build: build)
  }

  /// The same screen where the arbiter pops by recognizers of its own besides.
  func driven(_ title: String) -> LabScreen {
    LabScreen(
      "\(name)-driven", title: title, reading: reading, strokeHeight: strokeHeight,
      driver: .publicTransition, owner: owner, prepare: prepare, build: build)
  }

  /// Who owns a drag once the arbiter decides: what the screen promises.
  package func promise(
    _ direction: SwipeDirection, from place: StrokePlace, on version: SystemVersion
  ) -> Owner {
    let way: Way =
      switch direction {
      case .up, .down: .vertical
      case .right: reading == .leftToRight ? .trailing : .leading
      case .left: reading == .leftToRight ? .leading : .trailing
      }
    let hasContentPop = version.hasContentPop || driver != .uikitOnly
    return owner(Drag(way: way, place: place, hasContentPop: hasContentPop))
  }

  /// All screens.
  package static let all: [LabScreen] =
    compared + [
      .pagesFirst, .pagesMiddle, .canvas, .greedyCanvas, .edgeOnly, .disabled, .excluded, .refusing,
      .suspended, .slider, .rows, .nestedFirstPage, .nestedMiddlePage, .sheet, .rightToLeftPlain,
      .rightToLeftMap, .rightToLeftEdgeOnly, .rightToLeftCanvas,
      .rightToLeftCarousel, .rightToLeftSlider, .rightToLeftRows,
    ] + driven

  /// The screens on which the arbiter pops or pushes by recognizers of its own.
  package static let driven: [LabScreen] = [
    .drivenPlain, .drivenRoot, .drivenPagerFirstPage, .drivenPagerMiddlePage, .drivenCarousel,
    .drivenMap, .drivenRows, .drivenSlider, .hiddenBar, .hiddenBackButton, .customBackButton,
    .backAction, .ownTransition,
    .candidate, .candidatePager, .companion, .rightToLeftDrivenPlain, .rightToLeftCandidate,
  ]

  /// The screens on which UIKit and the arbiter are compared, in the order in which they are shown.
  package static let compared: [LabScreen] = [
    .plain, .root, .pagerFirstPage, .pagerMiddlePage, .carousel, .map, .pannedMap, .list,
    .rightToLeftPager,
  ]
}
#endif
