#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

@Suite struct TransformTests {
  @Test func `a transform maps points, sizes and rectangles, and does not translate sizes`() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20)

    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
    #expect(CGSize(width: 1, height: -1).applying(transform) == CGSize(width: 2, height: -3))
    #expect(
      CGRect(x: 50, y: 50, width: 100, height: 100).applying(transform)
        == CGRect(x: 110, y: 170, width: 200, height: 300))
  }

  @Test func `translatedBy, scaledBy and rotated apply their change before the receiver`() {
    let base = CGAffineTransform(scaleX: 2, y: 2)

    #expect(
      base.translatedBy(x: 5, y: 0) == CGAffineTransform(translationX: 5, y: 0).concatenating(base))
    #expect(CGPoint.zero.applying(base.translatedBy(x: 5, y: 0)) == CGPoint(x: 10, y: 0))
    #expect(base.scaledBy(x: 0.5, y: 0.5).isIdentity)
    #expect(
      base.rotated(by: 1) == CGAffineTransform(rotationAngle: 1).concatenating(base))
  }

  @Test func `inverting undoes a transform, and returns a singular transform unchanged`() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 3, y: 0.5)
      .translatedBy(x: 4, y: 5)
    let point = CGPoint(x: 12, y: -7)
    let back = point.applying(transform).applying(transform.inverted())

    #expect(hypot(back.x - point.x, back.y - point.y) < 1e-9)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
  }

  @Test func `a default-initialized transform is all zeros, not the identity`() {
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform(1, 0, 0, 1, 0, 0) == .identity)
  }

  @Test func `a rotation by a quarter turn maps the x axis to the y axis`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
  }

  @Test func `positive insets shrink a rectangle, and negative insets grow it`() {
    let rectangle = CGRect(x: 10, y: 10, width: 100, height: 50)

    #expect(
      rectangle.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: -4))
        == CGRect(x: 12, y: 11, width: 102, height: 46))
    #expect(NSDirectionalEdgeInsets.zero == NSDirectionalEdgeInsets())
    #expect(UIOffset.zero == UIOffset(horizontal: 0, vertical: 0))
    #expect(CGVector.zero == CGVector(dx: 0, dy: 0))
  }

  @Test func `an affine transform survives conversion to 3D and back`() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(plane)

    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(space) == plane)
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
  }

  @Test func `3D concatenation agrees with 2D concatenation`() {
    let one = CGAffineTransform(rotationAngle: 0.5).translatedBy(x: 3, y: 4)
    let other = CGAffineTransform(scaleX: 2, y: 5)

    let both = CATransform3DConcat(
      CATransform3DMakeAffineTransform(one), CATransform3DMakeAffineTransform(other))

    #expect(both == CATransform3DMakeAffineTransform(one.concatenating(other)))
    #expect(
      CATransform3DScale(CATransform3DMakeTranslation(20, 20, 20), 2, 2, 2)
        == CATransform3DConcat(
          CATransform3DMakeScale(2, 2, 2), CATransform3DMakeTranslation(20, 20, 20)))
    #expect(
      CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1).m43 == 4)
  }

  @Test func `a 3D rotation about z equals the 2D rotation, and its inverse undoes it`() {
    let rotation = CATransform3DMakeRotation(0.7, 0, 0, 9)
    let plane = CGAffineTransform(rotationAngle: 0.7)
    let tilted = CATransform3DRotate(
      CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 5, 6, 7), 1, 1, 2, 3)
    let back = CATransform3DConcat(tilted, CATransform3DInvert(tilted))

    #expect(CATransform3DGetAffineTransform(rotation) == plane)
    #expect(abs(back.m11 - 1) < 1e-9 && abs(back.m43) < 1e-9 && abs(back.m12) < 1e-9)
    #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
    #expect(
      CATransform3DEqualToTransform(CATransform3DMakeRotation(1, 0, 0, 0), CATransform3DIdentity))
  }
}
#endif
