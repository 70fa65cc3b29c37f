#pragma once

// developer.apple.com/documentation/corefoundation/cgfloat-swift.struct
typedef double CGFloat;
typedef double CFTimeInterval;

// developer.apple.com/documentation/corefoundation/cgpoint
typedef struct CGPoint {
  CGFloat x, y;
} CGPoint;

// developer.apple.com/documentation/corefoundation/cgsize
typedef struct CGSize {
  CGFloat width, height;
} CGSize;

// developer.apple.com/documentation/corefoundation/cgrect
typedef struct CGRect {
  CGPoint origin;
  CGSize size;
} CGRect;

// developer.apple.com/documentation/corefoundation/cgvector
typedef struct CGVector {
  CGFloat dx, dy;
} CGVector;

// developer.apple.com/documentation/corefoundation/cgaffinetransform
typedef struct CGAffineTransform {
  CGFloat a, b, c, d, tx, ty;
} CGAffineTransform;
