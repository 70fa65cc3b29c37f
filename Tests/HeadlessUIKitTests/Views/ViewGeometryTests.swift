#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ViewGeometryTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test func `view properties are reflected in the layer`() {
    view.bounds = CGRect(x: 1, y: 2, width: 50, height: 60)
    view.center = CGPoint(x: 7, y: 8)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    view.isHidden = true
    view.alpha = 0.5
    view.clipsToBounds = true

    let layer = view.layer

    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 50, height: 60))
    #expect(layer.position == CGPoint(x: 7, y: 8))
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.isHidden && layer.masksToBounds && layer.opacity == 0.5)
    #expect(layer.frame == view.frame)
  }

  @Test func `layer properties are reflected in the view`() {
    let layer = view.layer

    layer.bounds = CGRect(x: 1, y: 2, width: 50, height: 60)
    layer.position = CGPoint(x: 7, y: 8)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    layer.isHidden = true
    layer.opacity = 0.5
    layer.masksToBounds = true

    #expect(view.bounds == CGRect(x: 1, y: 2, width: 50, height: 60))
    #expect(view.center == CGPoint(x: 7, y: 8))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(view.isHidden && view.clipsToBounds && view.alpha == 0.5)
  }

  @Test func `C005: alpha has single precision and a view at 0.01 can be hit`() {
    view.alpha = 0.3

    #expect(view.alpha == CGFloat(Float(0.3)))

    view.alpha = 0.01

    #expect(view.hitTest(.zero, with: nil) === view)
  }

  @Test func `frame ignores the bounds origin and follows the center`() {
    view.bounds.origin = CGPoint(x: 500, y: -3)

    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))

    view.center = CGPoint(x: 100, y: 100)

    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))

    view.bounds.size = CGSize(width: 10, height: 10)

    #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
  }

  @Test func `setting the frame under a scale transform sets the unscaled bounds`() {
    view.transform = CGAffineTransform(scaleX: 0.5, y: 2)

    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)

    #expect(view.bounds == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `setting the frame under a quarter turn swaps width and height`() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)

    view.frame = CGRect(x: 10, y: 20, width: 100, height: 40)

    #expect(abs(view.bounds.width - 40) < 1e-9 && abs(view.bounds.height - 100) < 1e-9)
    #expect(abs(view.center.x - 60) < 1e-9 && abs(view.center.y - 40) < 1e-9)
  }

  @Test func `the frame of a rotated view is its bounding box`() {
    let half = CGFloat(0.5).squareRoot()
    view.frame = CGRect(x: 40, y: 40, width: 80, height: 60)

    view.transform = CGAffineTransform(a: half, b: half, c: -half, d: half, tx: 0, ty: 0)

    #expect(abs(view.frame.minX - 30.5025) < 0.001 && abs(view.frame.minY - 20.5025) < 0.001)
    #expect(abs(view.frame.width - 98.995) < 0.001 && abs(view.frame.height - 98.995) < 0.001)
    #expect(view.center == CGPoint(x: 80, y: 70))
  }

  @Test func `a translation transform moves the frame and not the center`() {
    view.transform = CGAffineTransform(translationX: 30, y: 10)

    #expect(view.frame == CGRect(x: 40, y: 30, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test(arguments: [
    CGAffineTransform.identity, CGAffineTransform(scaleX: 2, y: 0.25),
    CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(translationX: 5, y: -7),
  ])
  func `center, bounds and transform may be set in any order`(transform: CGAffineTransform) {
    let changes: [(UIView) -> Void] = [
      { $0.center = CGPoint(x: 60, y: 70) },
      { $0.bounds = CGRect(x: 3, y: 4, width: 20, height: 10) },
      { $0.transform = transform },
    ]
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    let frames = orders.map { order in
      let view = UIView()
      for index in order { changes[index](view) }
      return view.frame
    }

    #expect(Set(frames.map { "\($0)" }).count == 1)
  }

  @Test(arguments: [0.0, 0.1, 0.5, 1.0], [0.25, 1.0, 3.0])
  func `reading the frame returns the frame that was set`(anchor: Double, scale: Double) {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: anchor, y: 1 - anchor)
    layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale / 2))

    layer.frame = CGRect(x: 50, y: 60, width: 100, height: 80)

    #expect(abs(layer.frame.minX - 50) < 1e-9 && abs(layer.frame.minY - 60) < 1e-9)
    #expect(abs(layer.frame.width - 100) < 1e-9 && abs(layer.frame.height - 80) < 1e-9)
    #expect(abs(layer.bounds.width - 100 / scale) < 1e-9)
  }

  @Test func `the anchor point lies at the center and is the origin of the transform`() {
    parent.addSubview(view)

    view.layer.anchorPoint = .zero

    #expect(view.frame == CGRect(x: 25, y: 40, width: 30, height: 40))

    view.transform = CGAffineTransform(scaleX: 2, y: 2)

    #expect(view.frame == CGRect(x: 25, y: 40, width: 60, height: 80))
    #expect(view.convert(CGPoint(x: 10, y: 10), to: parent) == CGPoint(x: 45, y: 60))
    #expect(parent.hitTest(CGPoint(x: 80, y: 99), with: nil) === view)
    #expect(parent.hitTest(CGPoint(x: 24, y: 50), with: nil) === parent)
  }

  @Test func `C011: point conversion applies the bounds origin and transform of every ancestor`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 512, height: 512))
    root.bounds.origin = CGPoint(x: 16, y: 18)
    let middle = UIView()
    middle.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    middle.frame = CGRect(x: 128, y: 128, width: 256, height: 256)
    middle.bounds.origin = CGPoint(x: 32, y: 32)
    root.addSubview(middle)
    let inner = UIView()
    inner.transform = CGAffineTransform(scaleX: 3, y: 3)
    inner.frame = CGRect(x: 100, y: 128, width: 128, height: 128)
    inner.bounds.origin = CGPoint(x: 64, y: 32)
    middle.addSubview(inner)

    // x: 128 + (100 - 32) / 2, y: 128 + (128 - 32) / 2.
    #expect(inner.convert(inner.bounds.origin, to: root) == CGPoint(x: 162, y: 176))
    #expect(root.convert(CGPoint(x: 162, y: 176), to: inner) == inner.bounds.origin)
    #expect(root.convert(inner.bounds.origin, from: inner) == CGPoint(x: 162, y: 176))
  }

  @Test func `converting a point there and back returns the same point`() {
    for seed in 1...50 {
      var generator = SeededGenerator(seed: UInt64(seed))
      func random(_ limit: Int) -> CGFloat { CGFloat(generator.below(2 * limit) - limit) }
      let root = UIView(frame: CGRect(x: random(50), y: random(50), width: 300, height: 300))
      var leaves: [UIView] = []
      for _ in 0..<2 {
        var current = root
        for _ in 0..<4 {
          let next = UIView(frame: CGRect(x: random(90), y: random(90), width: 70, height: 90))
          next.bounds.origin = CGPoint(x: random(30), y: random(30))
          next.layer.anchorPoint = CGPoint(x: random(4) / 4, y: random(4) / 4)
          next.transform = CGAffineTransform(rotationAngle: random(3)).scaledBy(x: 1.5, y: 0.5)
          current.addSubview(next)
          current = next
        }
        leaves.append(current)
      }
      let point = CGPoint(x: random(100), y: random(100))

      let back = leaves[1].convert(leaves[0].convert(point, to: leaves[1]), to: leaves[0])
      let convertedByLayers = leaves[0].layer.convert(point, to: leaves[1].layer)
      let convertedByViews = leaves[1].convert(point, from: leaves[0])

      #expect(hypot(back.x - point.x, back.y - point.y) < 1e-6, "seed \(seed)")
      #expect(
        hypot(convertedByLayers.x - convertedByViews.x, convertedByLayers.y - convertedByViews.y)
          < 1e-6, "seed \(seed)")
    }
  }

  @Test func `converting a rectangle without transforms keeps its exact size`() {
    let rectangle = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7)
    parent.frame.origin = CGPoint(x: 1000.1, y: 333.3)
    parent.addSubview(view)

    #expect(view.convert(rectangle, to: parent).size == rectangle.size)
    #expect(parent.convert(rectangle, from: view).size == rectangle.size)
  }

  @Test func `converting a rectangle from a rotated view returns its bounding box`() {
    parent.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)

    let box = view.convert(view.bounds, to: parent)

    #expect(abs(box.minX - 5) < 1e-9 && abs(box.minY - 25) < 1e-9)
    #expect(abs(box.width - 40) < 1e-9 && abs(box.height - 30) < 1e-9)
  }

  @Test func `without a window, nil means the root of the view tree`() {
    let point = CGPoint(x: 10, y: 10)

    #expect(parent.convert(point, to: nil) == point)
    #expect(parent.convert(point, from: nil) == point)

    parent.addSubview(view)

    #expect(view.convert(point, to: nil) == CGPoint(x: 20, y: 30))
  }

  @Test func `in a window, nil means the window's bounds without its frame and transform`() {
    let window = UIWindow(frame: CGRect(x: 30, y: 40, width: 256, height: 256))
    window.bounds.origin = CGPoint(x: 3, y: 4)
    window.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    window.addSubview(view)

    #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 11, y: 21))
    #expect(view.convert(CGPoint(x: 1, y: 1), to: window) == CGPoint(x: 11, y: 21))
    #expect(view.convert(CGPoint(x: 11, y: 21), from: nil) == CGPoint(x: 1, y: 1))
  }

  @Test func `conversion between two windows goes through screen coordinates`() {
    let one = UIWindow(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let other = UIWindow(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    one.addSubview(view)
    other.addSubview(parent)
    let screen: UIWindow? = nil

    #expect(view.convert(CGPoint.zero, to: parent) == CGPoint(x: 110, y: -30))
    #expect(one.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 101, y: 1))
    #expect(one.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: 101, y: -49))
    #expect(other.convert(CGPoint(x: 101, y: -49), to: one) == CGPoint(x: 1, y: 1))
    #expect(
      one.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: screen)
        == CGRect(x: -100, y: 0, width: 5, height: 5))
  }

  @Test func `layer hit testing takes a superlayer point and prefers the highest zPosition`() {
    let (outer, back, front) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    for layer in [back, front] {
      layer.frame = CGRect(x: 0, y: 0, width: 150, height: 50)
      outer.addSublayer(layer)
    }

    #expect(outer.hitTest(CGPoint(x: 20, y: 20)) === front)

    back.zPosition = 1

    #expect(outer.hitTest(CGPoint(x: 20, y: 20)) === back)

    back.isHidden = true

    #expect(outer.hitTest(CGPoint(x: 20, y: 20)) === front)
    #expect(outer.hitTest(CGPoint(x: 20, y: 80)) === outer)
    #expect(outer.hitTest(CGPoint(x: 150, y: 20)) === front)

    outer.masksToBounds = true

    #expect(outer.hitTest(CGPoint(x: 150, y: 20)) == nil)
    #expect(outer.contains(CGPoint(x: 99, y: 99)) && !outer.contains(CGPoint(x: 100, y: 99)))
  }

  @Test func `a 3D transform is kept and affects the frame by its 2D part`() {
    let rotation = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)

    view.layer.transform = rotation

    #expect(view.layer.transform == rotation)
    #expect(view.transform3D == rotation)
    #expect(abs(view.frame.height - 20) < 1e-9)

    view.transform = .identity

    #expect(CATransform3DIsIdentity(view.layer.transform))
  }

  @Test func `a copied layer has the same values and no sublayers`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.addSubview(UIView())

    let copy = CALayer(layer: view.layer)

    #expect(copy.frame == view.layer.frame)
    #expect(copy.sublayers == nil)
  }
}
#endif
