#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A pushed screen without content, in right-to-left layout.
  package static let rightToLeftPlain = plain.mirrored("right-to-left plain screen")
  /// A map in right-to-left layout.
  package static let rightToLeftMap = map.mirrored("right-to-left map")
  /// A screen that only the edge pop pops, in right-to-left layout.
  package static let rightToLeftEdgeOnly = edgeOnly.mirrored("right-to-left policy edgeOnly")
  /// A canvas in right-to-left layout.
  package static let rightToLeftCanvas = canvas.mirrored("right-to-left canvas")
  /// A slider in right-to-left layout.
  package static let rightToLeftSlider = slider.mirrored("right-to-left slider")
  /// A list whose rows have swipe actions, in right-to-left layout.
  package static let rightToLeftRows = rows.mirrored("right-to-left list of rows")
  /// A carousel in right-to-left layout.
  package static let rightToLeftCarousel = carousel.mirrored("right-to-left carousel")
}
#endif
