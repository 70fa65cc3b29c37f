#if HEADLESS
import GestureLab

extension LabScreen {
  /// A pushed screen without content, on which the content pop works on every iOS.
  package static let drivenPlain = plain.driven("plain screen, driven")
  /// The root screen.
  package static let drivenRoot = root.driven("root, driven")
  /// A pager on its first page.
  package static let drivenPagerFirstPage = pagerFirstPage.driven("pager on its first page, driven")
  /// A pager on a middle page.
  package static let drivenPagerMiddlePage = pagerMiddlePage.driven(
    "pager on a middle page, driven")
  /// A carousel.
  package static let drivenCarousel = carousel.driven("carousel, driven")
  /// A map.
  package static let drivenMap = map.driven("map, driven")
  /// A list whose rows have swipe actions.
  package static let drivenRows = rows.driven("list of rows with swipe actions, driven")
  /// A slider.
  package static let drivenSlider = slider.driven("slider, driven")
  /// A pushed screen without content, in right-to-left layout.
  package static let rightToLeftDrivenPlain = drivenPlain.mirrored(
    "right-to-left plain screen, driven")
  /// A screen with a push candidate, in right-to-left layout.
  package static let rightToLeftCandidate = candidate.mirrored(
    "right-to-left screen with a push candidate")
}
#endif
