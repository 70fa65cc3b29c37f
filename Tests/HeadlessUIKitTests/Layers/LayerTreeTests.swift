#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// The layer tree, and how it mirrors the view tree.
@MainActor @Suite struct LayerTreeTests {
  private let parent = UIView()
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()
  private let plain = CALayer()

  @Test func `a view has one layer with itself as delegate, and both start empty`() {
    #expect(parent.layer === parent.layer)
    #expect(parent.layer.delegate === parent)
    #expect(parent.layer.sublayers == nil)
    #expect(parent.layer.superlayer == nil)
    #expect(parent.subviews == [])
  }

  @Test func `adding and removing subviews adds and removes their layers`() {
    parent.addSubview(a)
    parent.addSubview(b)

    #expect(a.layer.superlayer === parent.layer)
    #expect(parent.layer.sublayers == [a.layer, b.layer])

    a.removeFromSuperview()
    b.removeFromSuperview()

    #expect(a.layer.superlayer == nil)
    #expect(parent.layer.sublayers == nil)
  }

  @Test func `a view that changes its superview takes its layer along`() {
    let other = UIView()
    parent.addSubview(a)

    other.addSubview(a)

    #expect(parent.layer.sublayers == nil)
    #expect(other.layer.sublayers == [a.layer])
  }

  @Test func `a view added later lies in front of a plain layer`() {
    parent.addSubview(a)
    parent.layer.addSublayer(plain)
    parent.addSubview(b)

    #expect(parent.subviews == [a, b])
    #expect(parent.layer.sublayers == [a.layer, plain, b.layer])
  }

  @Test func `insertion above a view keeps plain layers in front`() {
    parent.addSubview(a)
    parent.layer.addSublayer(plain)

    parent.insertSubview(b, aboveSubview: a)

    #expect(parent.subviews == [a, b])
    #expect(parent.layer.sublayers == [a.layer, b.layer, plain])
  }

  @Test func `insertion below a view keeps plain layers behind`() {
    parent.addSubview(a)
    parent.layer.addSublayer(plain)
    parent.addSubview(b)

    parent.insertSubview(c, belowSubview: b)

    #expect(parent.subviews == [a, c, b])
    #expect(parent.layer.sublayers == [a.layer, plain, c.layer, b.layer])
  }

  @Test(arguments: [
    (UIKitBehavior.SubviewIndex.countsLayers, [2, 0, 1]), (.countsSubviews, [0, 2, 1]),
  ])
  func `the behavior decides whether a subview index counts plain layers`(
    answer: UIKitBehavior.SubviewIndex, order: [Int]
  ) {
    let screen = Screen(\.subviewIndex, answer)
    screen.window.addSubview(parent)
    let views = [a, b, c]
    for view in views { parent.addSubview(view) }
    parent.insertSubview(c, at: 2)
    #expect(!screen.engine.consultedQuestions.contains(.subviewIndex))

    parent.layer.insertSublayer(plain, at: 0)
    parent.insertSubview(c, at: 1)

    #expect(parent.subviews == order.map { views[$0] })
    #expect(parent.layer.sublayers == [plain] + order.map { views[$0].layer })
    #expect(screen.engine.consultedQuestions.contains(.subviewIndex))

    parent.insertSubview(a, at: 9)

    #expect(parent.subviews.last === a)
  }

  @Test func `without an engine a subview index counts plain layers`() {
    parent.layer.addSublayer(plain)
    for view in [a, b, c] { parent.addSubview(view) }

    parent.insertSubview(c, at: 1)

    #expect(parent.subviews == [c, a, b])
  }

  @Test func `sending to back or bringing to front passes plain layers too`() {
    parent.addSubview(a)
    parent.addSubview(b)
    parent.layer.insertSublayer(plain, at: 0)
    parent.sendSubviewToBack(b)

    #expect(parent.subviews == [b, a])
    #expect(parent.layer.sublayers == [b.layer, plain, a.layer])

    parent.layer.addSublayer(plain)
    parent.bringSubviewToFront(b)

    #expect(parent.subviews == [a, b])
    #expect(parent.layer.sublayers == [a.layer, plain, b.layer])
  }

  @Test func `exchanging subviews leaves a plain layer between them in place`() {
    parent.addSubview(a)
    parent.layer.addSublayer(plain)
    parent.addSubview(b)

    parent.exchangeSubview(at: 0, withSubviewAt: 1)

    #expect(parent.subviews == [b, a])
    #expect(parent.layer.sublayers == [b.layer, plain, a.layer])
  }

  @Test(arguments: [(0, 2), (-1, 0), (5, 7)])
  func `exchanging with an invalid index does nothing`(first: Int, second: Int) {
    parent.addSubview(a)
    parent.addSubview(b)

    parent.exchangeSubview(at: first, withSubviewAt: second)

    #expect(parent.subviews == [a, b])
  }

  @Test func `reordering view layers reorders the subviews`() {
    for view in [a, b, c] { parent.addSubview(view) }

    parent.layer.insertSublayer(c.layer, at: 0)

    #expect(parent.subviews == [c, a, b])

    parent.layer.insertSublayer(a.layer, above: b.layer)

    #expect(parent.subviews == [c, b, a])
  }

  @Test func `an index past the end inserts at the front, for views and layers`() {
    parent.addSubview(a)
    parent.insertSubview(b, at: 999)
    parent.layer.insertSublayer(plain, at: 999)

    #expect(parent.subviews == [a, b])
    #expect(parent.layer.sublayers == [a.layer, b.layer, plain])
  }

  @Test func `a sibling that is not a subview stands for the front`() {
    parent.addSubview(a)
    parent.insertSubview(b, belowSubview: c)
    parent.insertSubview(c, aboveSubview: parent)
    parent.layer.insertSublayer(plain, below: CALayer())

    #expect(parent.subviews == [a, b, c])
    #expect(parent.layer.sublayers == [a.layer, b.layer, c.layer, plain])
  }

  @Test func `adding a sublayer again moves it to the front`() {
    let other = CALayer()
    parent.layer.addSublayer(plain)
    parent.layer.addSublayer(other)

    parent.layer.addSublayer(plain)

    #expect(parent.layer.sublayers == [other, plain])
  }

  @Test func `a layer cannot contain itself or its ancestors`() {
    let inner = CALayer()
    plain.addSublayer(inner)

    inner.addSublayer(plain)
    plain.addSublayer(plain)

    #expect(plain.superlayer == nil)
    #expect(plain.sublayers == [inner])
    #expect(inner.sublayers == nil)
  }

  @Test func `replacing a sublayer puts the new one in its place`() {
    let (first, second, new) = (CALayer(), CALayer(), CALayer())
    plain.sublayers = [first, second]

    plain.replaceSublayer(first, with: new)

    #expect(plain.sublayers == [new, second])
    #expect(first.superlayer == nil)

    plain.replaceSublayer(first, with: second)

    #expect(plain.sublayers == [new, second])
  }

  @Test func `a plain layer does not retain its superlayer`() {
    var outer: CALayer? = CALayer()
    outer?.addSublayer(plain)

    outer = nil

    #expect(plain.superlayer == nil)
  }

  @Test func `views and layers keep the same order under random changes`() {
    for seed in 1...40 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let root = UIView()
      let views = (0..<5).map { _ in UIView() }
      let layers = (0..<3).map { _ in CALayer() }
      for _ in 0..<60 {
        let (one, other) = (views.pick(&generator), views.pick(&generator))
        let layer = layers.pick(&generator)
        switch generator.below(10) {
        case 0: root.addSubview(one)
        case 1: root.insertSubview(one, at: generator.below(9))
        case 2: root.insertSubview(one, belowSubview: other)
        case 3: root.insertSubview(one, aboveSubview: other)
        case 4: one.removeFromSuperview()
        case 5: root.bringSubviewToFront(one)
        case 6: root.sendSubviewToBack(one)
        case 7:
          root.exchangeSubview(at: generator.below(5), withSubviewAt: generator.below(5))
        case 8: root.layer.insertSublayer(layer, at: UInt32(generator.below(9)))
        default: layer.removeFromSuperlayer()
        }
        let fromLayers = (root.layer.sublayers ?? []).compactMap { $0.delegate as? UIView }
        #expect(fromLayers == root.subviews, "seed \(seed)")
        #expect(views.allSatisfy { ($0.superview === root) == root.subviews.contains($0) })
      }
    }
  }

  @Test func `layerClass decides the class of a view's layer`() {
    final class Special: CALayer {}
    final class Chooser: UIView {
      override class var layerClass: AnyClass { Special.self }
    }
    final class InvalidChooser: UIView {
      override class var layerClass: AnyClass { NSString.self }
    }

    #expect(Chooser().layer is Special)
    #expect(type(of: InvalidChooser().layer) == CALayer.self)
  }
}

extension Array {
  fileprivate func pick(_ generator: inout SeededGenerator) -> Element {
    self[generator.below(count)]
  }
}
#endif
