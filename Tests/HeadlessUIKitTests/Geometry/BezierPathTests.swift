#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Paths, which apps use for hit-testing.
@MainActor @Suite struct BezierPathTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func `shapes contain the points inside them`() {
    let rectangle = UIBezierPath(rect: square)
    let circle = UIBezierPath(ovalIn: square)
    let rounded = UIBezierPath(roundedRect: square, cornerRadius: 20)

    #expect(rectangle.contains(CGPoint(x: 2, y: 2)))
    #expect(!circle.contains(CGPoint(x: 2, y: 2)) && circle.contains(CGPoint(x: 50, y: 1)))
    #expect(!rounded.contains(CGPoint(x: 2, y: 2)) && rounded.contains(CGPoint(x: 7, y: 7)))
    #expect(rounded.bounds == square && UIBezierPath().isEmpty)
  }

  @Test func `a circle is as round as its radius`() {
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 50, startAngle: 0, endAngle: 2 * .pi,
      clockwise: true)
    var generator = SeededGenerator(seed: 3)

    for _ in 0..<1000 {
      let point = CGPoint(
        x: CGFloat.random(in: 0...100, using: &generator),
        y: CGFloat.random(in: 0...100, using: &generator))
      let distance = hypot(point.x - 50, point.y - 50)
      if abs(distance - 50) > 0.5 { #expect(circle.contains(point) == (distance < 50)) }
    }
  }

  @Test func `half a circle is the half in the direction of the angles`() {
    let lower = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    let upper = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)

    #expect(lower.contains(CGPoint(x: 0, y: 5)) && !lower.contains(CGPoint(x: 0, y: -5)))
    #expect(upper.contains(CGPoint(x: 0, y: -5)) && !upper.contains(CGPoint(x: 0, y: 5)))
  }

  @Test func `a hole counts as outside by the rule of the app`() {
    let frame = UIBezierPath(rect: square)
    frame.append(UIBezierPath(rect: square.insetBy(dx: 30, dy: 30)))
    let inHole = frame.contains(CGPoint(x: 50, y: 50))
    frame.usesEvenOddFillRule = true

    #expect(inHole && !frame.contains(CGPoint(x: 50, y: 50)))
    #expect(frame.contains(CGPoint(x: 10, y: 10)))
  }

  @Test func `a path is transformed, copied and emptied`() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    let ignoresLineBeforeStart = path.isEmpty
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 10, y: 5))
    path.close()
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    let copy = path.copy() as? UIBezierPath
    path.removeAllPoints()

    #expect(ignoresLineBeforeStart && path.isEmpty)
    #expect(copy?.currentPoint == CGPoint(x: 100, y: 0))
    #expect(copy?.contains(CGPoint(x: 108, y: 3)) == true)
  }
}
#endif
