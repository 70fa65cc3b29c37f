#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A picture that the README or an article shows.
///
/// A test compares the file of each with what is drawn, so that none says what no longer holds.
@MainActor
package struct PublishedPicture: Sendable {
  /// What is drawn.
  package enum Content: Sendable {
    /// A moving picture of a drag to the right.
    case drag(subject: String, start: CGPoint)
    /// The conflict map of drags to the right.
    case map
    /// The same over the screen, with the owners beside it.
    case card(subject: String)
  }

  /// The name of its file, without the extension.
  package let name: String
  /// The screen.
  package let screen: LabScreen
  /// The releases of iOS that it holds for; the last one is played.
  package let releases: [SystemVersion]
  /// Whether the screen has its arbiter.
  package let withArbiter: Bool
  /// What is drawn.
  package let content: Content

  /// The path of its file in the package, where articles find it by its name.
  package var path: String {
    "Sources/GestureArbitration/GestureArbitration.docc/Resources/\(name).svg"
  }

  /// What the picture shows, in one line.
  package var summary: String {
    let rules = withArbiter ? "with the arbiter" : "without the arbiter"
    return switch content {
    case .drag(let subject, _):
      "\(subject.prefix(1).lowercased())\(subject.dropFirst()), \(system), \(rules)"
    case .map, .card: "conflict map of the \(screen.title), \(system), \(rules)"
    }
  }

  /// The releases in words: "iOS 16, 18 and 26".
  private var system: String {
    let numbers = releases.map { $0.description.replacingOccurrences(of: "iOS ", with: "") }
    let first = numbers.dropLast().joined(separator: ", ")
    return "iOS \(first.isEmpty ? "" : "\(first) and ")\(numbers.last ?? "")"
  }

  /// The picture as SVG.
  package var svg: String {
    let behavior = UIKitBehavior(version: releases.last ?? .v26)
    let system = system
    switch content {
    case .drag(let subject, let start):
      return DragPicture(
        of: screen, subject: subject, .right, from: start, withArbiter: withArbiter,
        behavior: behavior, on: system
      ).svg
    case .map:
      let map = ConflictMap.playing(
        screen, withArbiter: withArbiter, behavior: behavior, directions: [.right])
      return MapPicture(map, .right).svg
    case .card(let subject):
      return MapCard(
        of: screen, subject: subject, .right, withArbiter: withArbiter, behavior: behavior,
        on: system
      ).svg
    }
  }

  /// All pictures.
  package static let all: [PublishedPicture] =
    [
      PublishedPicture(
        name: "guide-pop", screen: .guideFirstPhoto, releases: SystemVersion.allCases,
        withArbiter: true,
        content: .drag(subject: "A city guide's first photo", start: CGPoint(x: 140, y: 240))),
      PublishedPicture(
        name: "guide-map", screen: .guideSecondPhoto, releases: SystemVersion.allCases,
        withArbiter: true,
        content: .card(subject: "A city guide on its second photo")),
    ]
    + pair(
      "pager", .drivenPagerFirstPage, "A pager on its first page", from: middle)
    + pair(
      "carousel", .carousel, "An endless carousel", from: CGPoint(x: 30, y: 420))
    + pair("map", .map, "A map", from: middle)
    + pair(
      "full-screen", .drivenPlain, "A plain screen", from: middle, on: .v18)
    + pair(
      "discard", .refusing, "A screen that refuses to be popped", from: middle)
    + [
      PublishedPicture(
        name: "carousel-plain", screen: .carousel, releases: [.v26], withArbiter: false,
        content: .map),
      PublishedPicture(
        name: "carousel-arbiter", screen: .carousel, releases: [.v26], withArbiter: true,
        content: .map),
    ]

  /// Where a drag in the middle of a screen begins, in pt.
  package static let middle = CGPoint(x: 140, y: 470)

  /// The same drag without and with the arbiter.
  private static func pair(
    _ name: String, _ screen: LabScreen, _ subject: String, from start: CGPoint,
    on version: SystemVersion = .v26
  ) -> [PublishedPicture] {
    [false, true].map { withArbiter in
      PublishedPicture(
        name: "\(name)-\(withArbiter ? "with" : "without")", screen: screen, releases: [version],
        withArbiter: withArbiter, content: .drag(subject: subject, start: start))
    }
  }
}
#endif
