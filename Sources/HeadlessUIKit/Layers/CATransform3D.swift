#if HEADLESS
/// A transform of space. It maps the row vector (x, y, z, 1) by multiplication from the right.
public struct CATransform3D: Sendable, Equatable {
  /// The first row: the contributions of x.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The second row: the contributions of y.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The third row: the contributions of z.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The fourth row: the translation, in pt.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Creates a transform from its entries, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a transform of zeros; this is not the identity.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  fileprivate var rows: [[CGFloat]] {
    get {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }
    set {
      self = CATransform3D(
        m11: newValue[0][0], m12: newValue[0][1], m13: newValue[0][2], m14: newValue[0][3],
        m21: newValue[1][0], m22: newValue[1][1], m23: newValue[1][2], m24: newValue[1][3],
        m31: newValue[2][0], m32: newValue[2][1], m33: newValue[2][2], m34: newValue[2][3],
        m41: newValue[3][0], m42: newValue[3][1], m43: newValue[3][2], m44: newValue[3][3])
    }
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation, in pt.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Returns a scaling.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33, transform.m44) = (sx, sy, sz, 1)
  return transform
}

/// Returns a rotation, in radians, about an axis of any length, or the identity if that is zero.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  return CATransform3D(
    m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine, m14: 0,
    m21: x * y * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine, m24: 0,
    m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: cosine + z * z * rest, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns the transform that translates, in pt, before another transform.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales before another transform.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates, in radians about an axis, before another transform.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that applies one transform first and then another.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (first, second) = (a.rows, b.rows)
  var result = CATransform3D()
  result.rows = first.map { row in
    (0..<4).map { column in
      row[0] * second[0][column] + row[1] * second[1][column] + row[2] * second[2][column]
        + row[3] * second[3][column]
    }
  }
  return result
}

/// Returns the inverse of a transform, or the transform unchanged if it has no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gaussian elimination with partial pivoting.
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    guard left[pivot][column] != 0, left[pivot][column].isFinite else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let factor = left[column][column]
    for entry in 0..<4 {
      left[column][entry] /= factor
      right[column][entry] /= factor
    }
    for row in 0..<4 where row != column {
      let share = left[row][column]
      for entry in 0..<4 {
        left[row][entry] -= share * left[column][entry]
        right[row][entry] -= share * right[column][entry]
      }
    }
  }
  var result = CATransform3D()
  result.rows = right
  return result
}

/// Returns the transform of space that acts on the plane like an affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m12, transform.m41) = (m.a, m.b, m.tx)
  (transform.m21, transform.m22, transform.m42) = (m.c, m.d, m.ty)
  return transform
}

/// Returns whether a transform is equivalent to an affine transform of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the part of a transform that acts on the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
#endif
