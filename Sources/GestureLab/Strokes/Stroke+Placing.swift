import Foundation

extension Stroke {
  /// The stroke as a mirror shows it on a screen of this width: for layouts read right to left.
  public func mirrored(inWidth width: CGFloat) -> Stroke {
    var stroke = moved { CGPoint(x: width - $0.x, y: $0.y) }
    stroke.direction = direction.mirrored
    return stroke
  }

  /// The stroke moved so that it lands at a point, at its own size.
  ///
  /// What would lie beyond the glass is moved to its border, where a real finger's last samples
  /// are too; so a stroke that does not fit becomes shorter, and keeps its direction's name.
  public func placed(startingAt start: CGPoint, within glass: CGRect) -> Stroke {
    guard let origin = samples.first?.location else { return self }
    return moved { location in
      CGPoint(
        x: min(max(location.x - origin.x + start.x, glass.minX), glass.maxX),
        y: min(max(location.y - origin.y + start.y, glass.minY), glass.maxY))
    }
  }

  /// The stroke as it would have been made on a screen of another size, each axis by its own
  /// factor; unchanged if its own screen is unknown.
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
