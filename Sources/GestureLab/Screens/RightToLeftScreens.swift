#if HEADLESS
import GestureArbitration
import HeadlessUIKit

extension LabScreen {
  /// A pushed screen with nothing on it, read from right to left.
  package static let rightToLeftPlain = plain.mirrored("right-to-left plain screen")
  /// A map read from right to left.
  package static let rightToLeftMap = map.mirrored("right-to-left map")
  /// A screen that is popped from its edge only, read from right to left.
  package static let rightToLeftEdgeOnly = edgeOnly.mirrored("right-to-left policy edgeOnly")
  /// A canvas read from right to left.
  package static let rightToLeftCanvas = canvas.mirrored("right-to-left canvas")
  /// A slider read from right to left.
  package static let rightToLeftSlider = slider.mirrored("right-to-left slider")
  /// A list whose rows have swipe actions, read from right to left.
  package static let rightToLeftRows = rows.mirrored("right-to-left list of rows")
  /// A carousel read from right to left.
  package static let rightToLeftCarousel = carousel.mirrored("right-to-left carousel")
}
#endif
