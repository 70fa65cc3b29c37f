#if HEADLESS
/// A view that responds to touches like a map; not part of UIKit.
///
/// It stands for MapKit's map view, whose recognizers are private (C182, C183).
///
/// An inner view carries a two-axis pan, a pinch, a rotation and a two-touch pan. They recognize
/// simultaneously with each other and with no other recognizer. The map protects its drags from the
/// content pop (C208).
@preconcurrency @MainActor
open class HeadlessMapView: UIView {
  /// The distance that the map was dragged, in pt.
  open private(set) var displacement = CGPoint.zero
  /// The magnification of the map.
  open private(set) var scale: CGFloat = 1
  /// The rotation of the map, in radians, clockwise.
  open private(set) var rotation: CGFloat = 0
  /// The upward distance of two-touch pans that tilt the map, in pt.
  open private(set) var tilt: CGFloat = 0

  private let contentView = UIView()
  private let recognizerDelegate = MapGestureDelegate()

  /// Creates a map with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.isMultipleTouchEnabled = true
    addSubview(contentView)
    addPan()
    addPinch()
    addRotation()
    addTilt()
    for recognizer in contentView.gestureRecognizers ?? [] {
      recognizer.delegate = recognizerDelegate
    }
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }

  /// Resizes the view that receives touches to the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  override func protectsFromContentPop(
    _ touch: UITouch, dragged direction: UISwipeGestureRecognizer.Direction
  ) -> Bool { true }

  private func addPan() {
    let pan = UIPanGestureRecognizer()
    pan.observeActions { [weak self, unowned pan] _ in
      guard let self, pan.state.isActive else { return }
      displacement = displacement + pan.translation(in: self)
      pan.setTranslation(.zero, in: self)
    }
    contentView.addGestureRecognizer(pan)
  }

  private func addPinch() {
    let pinch = UIPinchGestureRecognizer()
    pinch.observeActions { [weak self, unowned pinch] _ in
      guard let self, pinch.state.isActive else { return }
      scale *= pinch.scale
      pinch.scale = 1
    }
    contentView.addGestureRecognizer(pinch)
  }

  private func addRotation() {
    let rotationRecognizer = UIRotationGestureRecognizer()
    rotationRecognizer.observeActions { [weak self, unowned rotationRecognizer] _ in
      guard let self, rotationRecognizer.state.isActive else { return }
      rotation += rotationRecognizer.rotation
      rotationRecognizer.rotation = 0
    }
    contentView.addGestureRecognizer(rotationRecognizer)
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
    contentView.addGestureRecognizer(pan)
  }
}

/// Allows a map's recognizers to recognize simultaneously with each other only.
@MainActor
private final class MapGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer.view === otherGestureRecognizer.view }
}
#endif
