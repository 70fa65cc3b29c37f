import Foundation

extension PopRule {
  /// Refuses a drag that does not go from trailing to leading, once its direction is clear: the mirror
  /// of ``movesTowardsTrailing``.
  public static let movesTowardsLeading = direction(
    DirectionTest(), writtenAs: ".movesTowardsLeading")

  /// Refuses a drag that does not go from trailing to leading, by a test of one's own.
  public static func movesTowardsLeading(_ test: DirectionTest) -> PopRule {
    direction(test, writtenAs: ".movesTowardsLeading(\(test))")
  }

  private static func direction(_ test: DirectionTest, writtenAs text: String) -> PopRule {
    PopRule("movesTowardsLeading", writtenAs: text, recipe: .direction(test)) { attempt in
      var mirrored = attempt
      mirrored.readingDirection = attempt.readingDirection.mirrored
      return switch mirrored.direction(by: test) {
      case .refuse(.movesTowardsLeading(let distance)):
        .refuse(.movesTowardsTrailing(distance: distance))
      case .refuse(.headsTowardsLeading(let speed)): .refuse(.headsTowardsTrailing(speed: speed))
      case let verdict: verdict
      }
    }
  }
}
