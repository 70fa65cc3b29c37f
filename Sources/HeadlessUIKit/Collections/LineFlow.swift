#if HEADLESS
/// Boxes in lines from left to right, the lines from top to bottom.
struct LineFlow {
  /// The frames of the boxes, in pt; the first line begins at y = 0.
  private(set) var frames: [CGRect] = []
  /// The height of all lines with the distances between them, in pt.
  private(set) var height: CGFloat = 0

  /// Fills lines of a length, in pt, with boxes of the given sizes.
  ///
  /// A box that is longer than a line has a line to itself.
  init(
    sizes: [CGSize], start: CGFloat, length: CGFloat, spacing: CGFloat, lineSpacing: CGFloat
  ) {
    // Sums of fractions of the length may exceed it by a rounding error.
    let limit = length + 1e-6
    var fullLineGap: CGFloat?
    var first = 0
    while first < sizes.count {
      var (end, used) = (first + 1, sizes[first].width)
      while end < sizes.count, used + spacing + sizes[end].width <= limit {
        used += spacing + sizes[end].width
        end += 1
      }
      let line = sizes[first..<end]
      let isLast = end == sizes.count
      let areEqual = line.allSatisfy { $0 == sizes.first }
      var gap = spacing
      if line.count > 1, !isLast {
        gap += max(0, length - used) / CGFloat(line.count - 1)
        fullLineGap = areEqual ? gap : nil
      } else if isLast, areEqual, let fullLineGap {
        gap = fullLineGap
      } else if isLast, areEqual, let width = sizes.first?.width, width > 0 {
        // A single line is spaced like a full one of equal items.
        let fitting = ((length + spacing + 1e-6) / (width + spacing)).rounded(.down)
        if fitting > 1, fitting.isFinite, CGFloat(line.count) == fitting {
          gap = (length - fitting * width) / (fitting - 1)
        }
      }
      if first > 0 { height += lineSpacing }
      let lineHeight = line.map(\.height).max() ?? 0
      var x = start
      for size in line {
        frames.append(
          CGRect(
            x: x, y: height + (lineHeight - size.height) / 2, width: size.width,
            height: size.height))
        x += size.width + gap
      }
      height += lineHeight
      first = end
    }
  }
}
#endif
