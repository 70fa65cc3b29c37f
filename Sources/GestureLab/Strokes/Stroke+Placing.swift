#if HEADLESS
import Foundation

extension Stroke {
  /// Returns the stroke mirrored on a screen of this width, for right-to-left layouts.
  public func mirrored(inWidth width: CGFloat) -> Stroke {
    var stroke = moved { CGPoint(x: width - $0.x, y: $0.y) }
    stroke.direction = direction.mirrored
    stroke.intent = intent?.mirrored
    return stroke
  }

  /// Returns the stroke moved so that it begins at a point, at its original size.
  ///
  /// Samples beyond the screen are moved to its border, where a real touch also ends. A stroke that
  /// does not fit becomes shorter and keeps its direction.
  public func placed(startingAt start: CGPoint, within bounds: CGRect) -> Stroke {
    guard let origin = samples.first?.location else { return self }
    return moved { location in
      CGPoint(
        x: min(max(location.x - origin.x + start.x, bounds.minX), bounds.maxX),
        y: min(max(location.y - origin.y + start.y, bounds.minY), bounds.maxY))
    }
  }

  /// Returns the stroke scaled to another screen, each axis separately.
  ///
  /// Returns it unchanged if its screen is unknown.
  public func scaled(to size: CGSize) -> Stroke {
    guard let screen, screen.width > 0, screen.height > 0 else { return self }
    let (horizontal, vertical) = (size.width / screen.width, size.height / screen.height)
    var stroke = moved { CGPoint(x: $0.x * horizontal, y: $0.y * vertical) }
    stroke.screen = size
    return stroke
  }

  private func moved(_ move: (CGPoint) -> CGPoint) -> Stroke {
    var stroke = self
    stroke.samples = samples.map { StrokeSample(time: $0.time, location: move($0.location)) }
    return stroke
  }
}
#endif
