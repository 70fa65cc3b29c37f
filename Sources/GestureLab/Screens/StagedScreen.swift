#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// A screen that can be shown on a new stage again and again, as maps need it.
///
/// ```swift
/// let feed = StagedScreen("feed", iOS: .v18) { stage in stage.push(FeedController()) }
/// let map = feed.conflictMap([.right])
/// ```
///
/// The contents that may own a drag have the names of their roles, as in
/// `register(_:as:named:)`, or else of their classes: scroll views, tables and their rows,
/// controls, page controllers, sheets, views with a recognizer of the app's, and views without one
/// that claim drags.
@MainActor
public struct StagedScreen {
  /// The name in maps.
  public var name: String { screen.name }
  /// The differences between the rebuilt screen and the original, as sentences; empty if code shows
  /// the screen.
  public var notes: [String] { screen.notes }
  /// The screen as the commands know it.
  private let screen: LabScreen
  /// The behavior of its stages where no other is given.
  private let behavior: UIKitBehavior

  /// Makes a screen that code shows.
  ///
  /// - Parameters:
  ///   - name: The name in maps.
  ///   - version: The release of iOS.
  ///   - layoutDirection: The layout direction of the app.
  ///   - size: The size of the window, in pt.
  ///   - navigation: A navigation controller without screens, such as an app's subclass; a new one
  ///     for every stage.
  ///   - show: Shows the screen and configures its arbiter, the same way each time. The stage then
  ///     rests. What it makes must be retained by the screen.
  public init(
    _ name: String, iOS version: SystemVersion = .v26,
    layoutDirection: PopAttempt.LayoutDirection = .leftToRight,
    size: CGSize = StageMetrics.screen.size,
    navigation: @autoclosure @escaping @MainActor () -> UINavigationController =
      UINavigationController(),
    show: @escaping @MainActor (Stage) -> Void
  ) {
    behavior = UIKitBehavior(version: version)
    let first = Stage(
      behavior: behavior, layoutDirection: layoutDirection, size: size, navigation: navigation())
    show(first)
    first.rest()
    let places = ContentPlaces(on: first)
    screen = LabScreen(
      name, title: name, layoutDirection: layoutDirection, size: size,
      strokeHeight: size.height / 2, version: version, owner: { _ in .unclaimed },
      build: { stage in
        show(stage)
        stage.rest()
        return places.contents(on: stage)
      }
    ).shown(in: navigation)
  }

  /// Makes the screen of a snapshot, as far as the engine can build it; ``notes`` lists the
  /// differences from the original.
  ///
  /// - Parameters:
  ///   - snapshot: The screen, as it was seen.
  ///   - name: The name in maps.
  public init(_ snapshot: GestureSnapshot, named name: String = "snapshot") {
    behavior = UIKitBehavior(version: snapshot.systemVersion)
    screen = LabScreen(snapshot, named: name)
  }

  /// Plays drags from the start points of a grid over the screen, and returns the owner of each.
  ///
  /// Every start point costs one drag in each direction, and a pop or a push a new stage. By
  /// default these are 1,508 drags on a phone's screen, which take a few seconds in a debug build;
  /// the map of the command line, with 10 pt between start points, takes nine times as long.
  ///
  /// - Parameters:
  ///   - directions: The directions of the drags.
  ///   - spacing: The distance between start points, from 2 to 100 pt. The first is half of it from
  ///     the edge.
  ///   - withArbiter: Whether the screen has its arbiter; false for plain UIKit rules.
  ///   - behavior: The answers to UIKit's open questions; by default the likely ones of the
  ///     screen's release.
  public func conflictMap(
    _ directions: [SwipeDirection] = SwipeDirection.allCases, every spacing: Int = 30,
    withArbiter: Bool = true, behavior: UIKitBehavior? = nil
  ) -> ConflictMap {
    ConflictMap.playing(
      screen, withArbiter: withArbiter, behavior: behavior ?? self.behavior,
      grid: MapGrid(spacing: spacing, size: screen.size),
      directions: MapDirection.allCases.filter { directions.map(MapDirection.init).contains($0) }
    ).inReadingOrder
  }
}
#endif
