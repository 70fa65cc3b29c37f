#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// Screens whose flaw lies in their content.
  static let filled: [LabScreen] = [
    filled("flawed-circle", "recognizers that require each other to fail") { screen in
      for kind in ["first", "second"] {
        let pan = MutualPan(target: nil, action: nil)
        pan.name = "\(kind).pan"
        screen.view.addGestureRecognizer(pan)
      }
      return []
    },
    filled("flawed-strip", "carousel whose strip has no width") { screen in
      [content("carousel", .carousel(stripWidth: 0), in: screen.view)]
    },
    filled("flawed-nesting", "pager in a map") { screen in
      let map = UIView(frame: StageMetrics.screen)
      screen.view.addSubview(map)
      return [
        content("pager", .pagingScrollView, in: map),
        LabContent(name: "map", view: map, role: .map),
      ]
    },
    filled("flawed-reach", "map with user interaction disabled") { screen in
      let map = UIView(frame: StageMetrics.screen)
      map.isUserInteractionEnabled = false
      screen.view.addSubview(map)
      return [LabContent(name: "map", view: map, role: .map)]
    },
  ]

  private static func filled(
    _ name: String, _ title: String,
    fill: @escaping @MainActor (UIViewController) -> [LabContent]
  ) -> LabScreen {
    LabScreen(name, title: title, owner: { _ in .unclaimed }) { stage in
      let screen = UIViewController()
      stage.push(screen)
      return fill(screen)
    }
  }

  private static func content(
    _ name: String, _ role: PopGestureRole, in view: UIView
  ) -> LabContent {
    let size = StageMetrics.screen.size
    let scrollView = UIScrollView(frame: StageMetrics.screen)
    scrollView.contentSize = CGSize(width: size.width * 5, height: size.height)
    view.addSubview(scrollView)
    return LabContent(name: name, view: scrollView, role: role)
  }
}

/// A pan that requires the other pans of its class to fail.
@MainActor
private final class MutualPan: UIPanGestureRecognizer {
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is MutualPan
  }
}
#endif
