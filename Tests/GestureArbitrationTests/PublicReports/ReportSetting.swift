#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// An iOS, a side that leads, and whether a driver pops: what a report is solved for, it is solved
/// for under each.
struct ReportSetting: Sendable, CustomStringConvertible {
  let version: SystemVersion
  let layoutDirection: PopAttempt.LayoutDirection
  let isDriven: Bool

  static let all = withDriver + withoutDriver
  static let withDriver = settings(isDriven: true)
  static let withoutDriver = settings(isDriven: false)

  private static func settings(isDriven: Bool) -> [ReportSetting] {
    SystemVersion.allCases.flatMap { version in
      [PopAttempt.LayoutDirection.leftToRight, .rightToLeft].map {
        ReportSetting(version: version, layoutDirection: $0, isDriven: isDriven)
      }
    }
  }

  var description: String {
    "\(version)\(isMirrored ? " mirrored" : "")\(isDriven ? " driven" : "")"
  }

  var isMirrored: Bool { layoutDirection == .rightToLeft }

  /// Whether a drag that starts in the content can pop on this iOS.
  var popsFromContent: Bool { isDriven || version == .v26 }

  @MainActor
  func phone(isPushed: Bool = true) -> Phone {
    let phone = Phone(
      UIKitBehavior(version: version), layoutDirection: layoutDirection, isPushed: isPushed)
    if isDriven { phone.arbiter.driver = .arbiter }
    return phone
  }

  /// A drag from a distance to the leading edge, in pt.
  ///
  /// - Parameter way: How far it goes, in pt, x towards the trailing edge; nil for a drag that pops.
  func script(
    _ pace: DragPace = .normal, from leading: CGFloat, y: CGFloat = 422, by way: CGPoint? = nil
  ) -> TouchScript {
    let (width, way) = (StageMetrics.screen.width, way ?? CGPoint(x: pace.travel, y: 4))
    let start = CGPoint(x: isMirrored ? width - leading : leading, y: y)
    let end = CGPoint(x: start.x + (isMirrored ? -way.x : way.x), y: start.y + way.y)
    return TouchScript().down(at: start).move(to: end, over: pace.duration).up()
  }
}

/// How fast a person drags.
enum DragPace: CaseIterable, Sendable {
  case slow, normal, flick

  /// The distance of a drag that pops, in pt: a slow one ends in the far half of the screen.
  var travel: CGFloat { self == .slow ? 260 : self == .normal ? 200 : 130 }

  /// In s.
  var duration: TimeInterval {
    switch self {
    case .slow: 1.6
    case .normal: 0.25
    case .flick: 0.1
    }
  }
}
#endif
