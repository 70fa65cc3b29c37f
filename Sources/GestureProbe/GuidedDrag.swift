import Foundation
import GestureDiagnostics
import UIKitShim

/// A drag that a person is asked to perform, and the open questions about UIKit that it may answer.
///
/// ```swift
/// for drag in GuidedDrag.all { print(drag.title, drag.instruction) }
/// ```
///
/// The same value guides a person on a phone and a test on Linux: the probe draws its touches as an
/// arrow, and a test plays `samples(in:)`.
public struct GuidedDrag: Sendable, Identifiable {
  /// The name in files and on the command line, such as "pager-held".
  public let id: String
  /// The name in the list.
  public let title: String
  /// What to do, in one sentence.
  public let instruction: String
  /// The names of the open questions whose answers change the recording, such as "heldExclusion":
  /// cases of `UIKitBehavior.Question`, which does not exist where UIKit does.
  public let questions: [String]
  /// The driver of the pops that UIKit does not offer.
  public let driver: PopDriver
  /// The touches, in the order in which they land; for a trackpad, the movement of the content.
  public let touches: [Touch]
  /// The surface on which the drag is performed.
  public let surface: Surface
  /// Whether a screen that is rebuilt from a recording behaves the same.
  ///
  /// False if code of the screen takes part, or a property that a snapshot does not contain, or if
  /// no touch lands. A person has to read such a recording; it rules out nothing when it is played
  /// again.
  public let isRebuildable: Bool
  private let make: @MainActor @Sendable () -> [UIViewController]

  /// Creates a guided drag.
  ///
  /// - Parameters:
  ///   - id: The name in files; lower case, with hyphens.
  ///   - title: The heading of the drag.
  ///   - instruction: What the person does, in a sentence.
  ///   - questions: The names of open questions.
  ///   - driver: The driver of the stack while the drag is performed.
  ///   - touches: The touches, in the order in which they land.
  ///   - surface: The surface on which the drag is performed.
  ///   - isRebuildable: Whether a screen that is rebuilt from a recording behaves the same.
  ///   - make: Makes the screens to push, the top one last.
  public init(
    _ id: String, title: String, instruction: String, questions: [String],
    driver: PopDriver = .uikitOnly, touches: [Touch], on surface: Surface = .screen,
    isRebuildable: Bool = true,
    make: @escaping @MainActor @Sendable () -> [UIViewController]
  ) {
    (self.id, self.title, self.instruction, self.questions) = (id, title, instruction, questions)
    (self.driver, self.touches, self.surface) = (driver, touches, surface)
    (self.isRebuildable, self.make) = (isRebuildable, make)
  }

  /// Makes the screens to push on a stack that is not empty, the top one last.
  ///
  /// Each call makes new screens.
  @MainActor public func makeScreens() -> [UIViewController] { make() }
}

// MARK: - Touches

extension GuidedDrag {
  /// A surface on which a drag is performed.
  public enum Surface: Sendable, Hashable {
    /// The screen.
    case screen
    /// A trackpad, with two fingers, and with the pointer at the start of the drag. Its swipes
    /// carry no touches (C132).
    case trackpad
  }

  /// A place in the navigation controller's view.
  public struct Place: Sendable, Equatable {
    /// The share of the view's width and height, from 0 to 1.
    public var share: CGPoint
    /// The distance from that place, in pt.
    public var offset: CGPoint

    /// Creates a place from shares of the view, moved by a distance in pt.
    public init(_ x: CGFloat, _ y: CGFloat, offset: CGPoint = .zero) {
      share = CGPoint(x: x, y: y)
      self.offset = offset
    }

    /// Creates a place at a distance in pt from the left edge, and a share of the height.
    public init(fromLeft x: CGFloat, _ y: CGFloat) { self.init(0, y, offset: CGPoint(x: x, y: 0)) }

    /// Returns the place in a view with a frame, in pt.
    public func point(in frame: CGRect) -> CGPoint {
      CGPoint(
        x: frame.minX + share.x * frame.width + offset.x,
        y: frame.minY + share.y * frame.height + offset.y)
    }
  }

  /// A straight part of the path of a touch.
  public struct Leg: Sendable, Equatable {
    /// The translation from the end of the previous leg, in pt.
    public var way: CGPoint
    /// The time that it takes, in s.
    public var duration: TimeInterval
    /// The time for which the touch rests at its end, in s.
    public var hold: TimeInterval

    /// Creates a leg; negative times count as 0.
    public init(
      x: CGFloat = 0, y: CGFloat = 0, over duration: TimeInterval, hold: TimeInterval = 0
    ) {
      way = CGPoint(x: x, y: y)
      self.duration = max(0, duration)
      self.hold = max(0, hold)
    }
  }

  /// A touch from where it lands to where it lifts.
  public struct Touch: Sendable, Equatable {
    /// Where it lands.
    public var start: Place
    /// When it lands, in s after the first touch.
    public var delay: TimeInterval
    /// Its path; without legs the touch is a tap.
    public var legs: [Leg]

    /// Creates a touch; a negative delay counts as 0.
    public init(from start: Place, after delay: TimeInterval = 0, _ legs: Leg...) {
      self.start = start
      self.delay = max(0, delay)
      self.legs = legs
    }

    /// The time for which it is down, in s.
    public var duration: TimeInterval { legs.reduce(0) { $0 + $1.duration + $1.hold } }
  }

  /// A change of a touch.
  public struct Sample: Sendable, Equatable {
    /// A phase of a touch.
    public enum Phase: Sendable, Hashable {
      /// It lands.
      case began
      /// It moves.
      case moved
      /// It lifts.
      case ended
    }

    /// The time in s after the first touch landed.
    public var time: TimeInterval
    /// The number of the touch in ``GuidedDrag/touches``, from 0.
    public var touch: Int
    /// The phase of the touch.
    public var phase: Phase
    /// The location in the coordinates of the frame, in pt.
    public var location: CGPoint
  }

  /// Returns the samples of the touches, at the frames of a display.
  ///
  /// - Parameters:
  ///   - frame: The frame of the navigation controller's view in the window.
  ///   - rate: The frames per second; one that is not between 1 and 1000 counts as 60.
  public func samples(in frame: CGRect, rate: Double = 60) -> [Sample] {
    let rate = 1...1_000 ~= rate ? rate : 60
    let samples = touches.indices.flatMap { touches[$0].samples($0, in: frame, rate: rate) }
    // Samples of the same time keep a stable order.
    return samples.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }
}

extension GuidedDrag.Touch {
  /// The longest duration of a leg or a hold, in s.
  private static let longest = 60.0

  fileprivate func samples(
    _ number: Int, in frame: CGRect, rate: Double
  ) -> [GuidedDrag.Sample] {
    var (time, place) = (delay, start.point(in: frame))
    var samples = [
      GuidedDrag.Sample(time: time, touch: number, phase: .began, location: place)
    ]
    for leg in legs {
      let duration = min(leg.duration, Self.longest)
      let count = max(1, Int((duration * rate).rounded()))
      for step in 1...count {
        let share = Double(step) / Double(count)
        samples.append(
          GuidedDrag.Sample(
            time: time + duration * share, touch: number, phase: .moved,
            location: CGPoint(
              x: place.x + leg.way.x * CGFloat(share), y: place.y + leg.way.y * CGFloat(share))))
      }
      place.x += leg.way.x
      place.y += leg.way.y
      time += duration + min(leg.hold, Self.longest)
    }
    samples.append(GuidedDrag.Sample(time: time, touch: number, phase: .ended, location: place))
    return samples
  }
}
