#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A city guide, as the README draws it: photos, a map, and a list of places.
extension LabScreen {
  /// The guide on its first photo, which pops.
  package static let guideFirstPhoto = guide("guide-first", photo: 0)

  /// The guide on its second photo, which turns back.
  package static let guideSecondPhoto = guide("guide-second", photo: 1)

  private static func guide(_ name: String, photo: Int) -> LabScreen {
    LabScreen(
      name, title: "city guide", strokeHeight: 240, driver: .arbiter,
      owner: { drag in
        if drag.mayPop, photo == 0 || drag.place == .edge { return .pop }
        return drag.heading == .vertical ? .unclaimed : .content("photos")
      }
    ) { stage in
      let screen = UIViewController()
      let photos = UIScrollView(frame: CGRect(x: 0, y: 96, width: 390, height: 300))
      photos.isPagingEnabled = true
      photos.contentSize = CGSize(width: photos.bounds.width * 5, height: photos.bounds.height)
      photos.contentOffset.x = photos.bounds.width * CGFloat(photo)
      photos.panGestureRecognizer.name = "photos.pan"
      let map = RawTouchView(frame: CGRect(x: 16, y: 412, width: 358, height: 210))
      let places = RowTable()
      places.table.frame = CGRect(x: 0, y: 638, width: 390, height: 206)
      for view in [photos, map, places.table] as [UIView] { screen.view.addSubview(view) }
      stage.push(screen)
      places.table.layoutIfNeeded()
      return [
        LabContent(name: "photos", view: photos, role: .pagingScrollView, with: places),
        LabContent(name: "map", view: map, role: .map, drag: .touches),
      ]
    }
  }
}
#endif
