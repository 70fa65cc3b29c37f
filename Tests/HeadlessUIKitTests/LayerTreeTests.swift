import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct LayerTreeTests {
  private let parent = UIView()
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()
  private let plain = CALayer()

  @Test func `a view has a layer of its own, and neither holds anything at first`() {
    #expect(parent.layer === parent.layer)
    #expect(parent.layer.delegate === parent)
    #expect(parent.layer.sublayers == nil)
    #expect(parent.layer.superlayer == nil)
    #expect(parent.subviews == [])
  }

  @Test func `sublayers follow the subviews in and out`() {
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

  @Test func `directly in front of a view is behind the plain layer in front of it`() {
    parent.addSubview(a)
    parent.layer.addSublayer(plain)

    parent.insertSubview(b, aboveSubview: a)

    #expect(parent.subviews == [a, b])
    #expect(parent.layer.sublayers == [a.layer, b.layer, plain])
  }

  @Test func `directly behind a view is in front of the plain layer behind it`() {
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
  func `whether an index among subviews counts plain layers is open`(
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

  @Test func `without an engine an index counts plain layers`() {
    parent.layer.addSublayer(plain)
    for view in [a, b, c] { parent.addSubview(view) }

    parent.insertSubview(c, at: 1)

    #expect(parent.subviews == [c, a, b])
  }

  @Test func `the back is behind plain layers too, and the front in front of them`() {
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

  @Test func `an exchange leaves the plain layer between where it is`() {
    parent.addSubview(a)
    parent.layer.addSublayer(plain)
    parent.addSubview(b)

    parent.exchangeSubview(at: 0, withSubviewAt: 1)

    #expect(parent.subviews == [b, a])
    #expect(parent.layer.sublayers == [b.layer, plain, a.layer])
  }

  @Test(arguments: [(0, 2), (-1, 0), (5, 7)])
  func `an exchange with an index that names none does nothing`(first: Int, second: Int) {
    parent.addSubview(a)
    parent.addSubview(b)

    parent.exchangeSubview(at: first, withSubviewAt: second)

    #expect(parent.subviews == [a, b])
  }

  @Test func `subviews follow their layers when those change places`() {
    for view in [a, b, c] { parent.addSubview(view) }

    parent.layer.insertSublayer(c.layer, at: 0)

    #expect(parent.subviews == [c, a, b])

    parent.layer.insertSublayer(a.layer, above: b.layer)

    #expect(parent.subviews == [c, b, a])
  }

  @Test func `a place past the end is the front, for views and for layers`() {
    parent.addSubview(a)
    parent.insertSubview(b, at: 999)
    parent.layer.insertSublayer(plain, at: 999)

    #expect(parent.subviews == [a, b])
    #expect(parent.layer.sublayers == [a.layer, b.layer, plain])
  }

  @Test func `a sibling that is not there stands for the front, also the view itself`() {
    parent.addSubview(a)
    parent.insertSubview(b, belowSubview: c)
    parent.insertSubview(c, aboveSubview: parent)
    parent.layer.insertSublayer(plain, below: CALayer())

    #expect(parent.subviews == [a, b, c])
    #expect(parent.layer.sublayers == [a.layer, b.layer, c.layer, plain])
  }

  @Test func `a layer added again is there once, in front`() {
    let other = CALayer()
    parent.layer.addSublayer(plain)
    parent.layer.addSublayer(other)

    parent.layer.addSublayer(plain)

    #expect(parent.layer.sublayers == [other, plain])
  }

  @Test func `a layer lies in neither itself nor what lies in it`() {
    let inner = CALayer()
    plain.addSublayer(inner)

    inner.addSublayer(plain)
    plain.addSublayer(plain)

    #expect(plain.superlayer == nil)
    #expect(plain.sublayers == [inner])
    #expect(inner.sublayers == nil)
  }

  @Test func `a layer takes the place of another`() {
    let (one, other, new) = (CALayer(), CALayer(), CALayer())
    plain.sublayers = [one, other]

    plain.replaceSublayer(one, with: new)

    #expect(plain.sublayers == [new, other])
    #expect(one.superlayer == nil)

    plain.replaceSublayer(one, with: other)

    #expect(plain.sublayers == [new, other])
  }

  @Test func `plain layers neither hold nor keep their superlayer`() {
    var outer: CALayer? = CALayer()
    outer?.addSublayer(plain)

    outer = nil

    #expect(plain.superlayer == nil)
  }

  @Test func `whatever is done to views and layers, both trees tell the same order`() {
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

  @Test func `the class of the layer is the view's choice`() {
    final class Special: CALayer {}
    final class Chooser: UIView {
      override class var layerClass: AnyClass { Special.self }
    }
    final class Odd: UIView {
      override class var layerClass: AnyClass { NSString.self }
    }

    #expect(Chooser().layer is Special)
    #expect(type(of: Odd().layer) == CALayer.self)
  }
}

extension SeededGenerator {
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}

extension Array {
  fileprivate func pick(_ generator: inout SeededGenerator) -> Element {
    self[generator.below(count)]
  }
}
