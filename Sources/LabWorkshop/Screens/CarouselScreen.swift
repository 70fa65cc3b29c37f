#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// An endless row of cards, which rests in the middle of very wide content.
  package static let carousel = LabScreen(
    "carousel", title: "endless carousel", strokeHeight: 400,
    owner: { drag in
      if drag.mayPop, drag.place == .edge { return .pop }
      return drag.heading == .vertical ? .unclaimed : .content("carousel")
    }
  ) { stage in
    let screen = UIViewController()
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 290, width: 390, height: 220))
    carousel.contentSize = CGSize(width: 39_000, height: 220)
    carousel.contentOffset.x = 19_500
    carousel.panGestureRecognizer.name = "carousel.pan"
    screen.view.addSubview(carousel)
    stage.push(screen)
    return [LabContent(name: "carousel", view: carousel, role: .carousel)]
  }
}
#endif
