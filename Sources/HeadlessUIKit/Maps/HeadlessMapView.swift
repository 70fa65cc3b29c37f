import Foundation

/// A view that behaves as a map does under fingers. Not UIKit's: MapKit's recognizers are private, and
/// this stands for them (C182, C183).
///
/// An inner view carries a pan along both axes, a pinch, a rotation and a pan of two fingers, which
/// recognize together and with nobody else. The map keeps its drags from the content pop (C208).
@preconcurrency @MainActor
open class HeadlessMapView: UIView {
  /// How far the map was dragged, in pt.
  open private(set) var displacement = CGPoint.zero
  /// How much larger the map was made.
  open private(set) var scale: CGFloat = 1
  /// How far the map was turned, in rad, clockwise.
  open private(set) var rotation: CGFloat = 0
  /// How far two fingers moved up to tilt the map, in pt.
  open private(set) var tilt: CGFloat = 0

  private let surface = UIView()
  private let gestures = MapGestureDelegate()

  /// Makes a map with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    surface.frame = bounds
    surface.isMultipleTouchEnabled = true
    addSubview(surface)
    addPan()
    addPinch()
    addRotation()
    addTilt()
    for recognizer in surface.gestureRecognizers ?? [] { recognizer.delegate = gestures }
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Fills the map with the view that fingers touch.
  open override func layoutSubviews() {
    super.layoutSubviews()
    surface.frame = bounds
  }

  override func keepsFromContentPop(
    _ touch: UITouch, dragged direction: UISwipeGestureRecognizer.Direction
  ) -> Bool { true }

  private func addPan() {
    let pan = UIPanGestureRecognizer()
    pan.observeActions { [weak self, unowned pan] _ in
      guard let self, pan.state.isActive else { return }
      displacement = displacement + pan.translation(in: self)
      pan.setTranslation(.zero, in: self)
    }
    surface.addGestureRecognizer(pan)
  }

  private func addPinch() {
    let pinch = UIPinchGestureRecognizer()
    pinch.observeActions { [weak self, unowned pinch] _ in
      guard let self, pinch.state.isActive else { return }
      scale *= pinch.scale
      pinch.scale = 1
    }
    surface.addGestureRecognizer(pinch)
  }

  private func addRotation() {
    let turn = UIRotationGestureRecognizer()
    turn.observeActions { [weak self, unowned turn] _ in
      guard let self, turn.state.isActive else { return }
      rotation += turn.rotation
      turn.rotation = 0
    }
    surface.addGestureRecognizer(turn)
  }

  private func addTilt() {
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    pan.observeActions { [weak self, unowned pan] _ in
      guard let self, pan.state.isActive else { return }
      tilt -= pan.translation(in: self).y
      pan.setTranslation(.zero, in: self)
    }
    surface.addGestureRecognizer(pan)
  }
}

/// Lets the recognizers of a map recognize together, and with no others.
@MainActor
private final class MapGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer.view === otherGestureRecognizer.view }
}
