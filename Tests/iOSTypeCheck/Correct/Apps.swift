// What an app may write with the package: none of it may be an error.
import GestureArbitration

/// As the README has it.
@MainActor
func setUp(_ navigationController: UINavigationController, pager: UIScrollView, map: UIView) {
  let arbiter = navigationController.gestureArbiter
  pager.allowsPopGestureAtLeadingEdge = true
  arbiter.register(map, as: .map)
  map.popGestureRole = .claims(.verticalDrags, from: .all).forEnclosingPans
  arbiter.policy.start = .leading(120)
  arbiter.policy.rules.insert(.refuse("editing") { $0.isEditing }, at: 0)
  arbiter.onDecision = { print($0) }
  arbiter.remove()
}

/// A screen with a bar, a back button and an appearance.
final class Detail: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    companionBar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 56))
    let back = PopBackButton(title: "Back", color: .label, highlightedColor: .gray)
    back.reach.trailing = 20
    back.addAction(UIAction { [weak self] _ in self?.companionBar = nil }, for: .touchUpInside)
    navigationItem.leftBarButtonItem = UIBarButtonItem(customView: back)
    let looks = UINavigationBarAppearance()
    looks.configureWithOpaqueBackground()
    looks.backgroundColor = .red
    navigationItem.standardAppearance = looks
    navigationItem.scrollEdgeAppearance = looks
  }
}

/// A photo that a zoom shows, under the rules of its navigation controller.
@MainActor
@available(iOS 18.0, visionOS 2.0, *)
func show(_ photo: UIViewController, from thumbnail: UIView, in navigation: UINavigationController)
{
  let options = UIViewController.Transition.ZoomOptions()
  options.interactiveDismissShouldBegin = navigation.gestureArbiter.zoomDismissal
  photo.preferredTransition = .zoom(options: options) { [weak thumbnail] _ in thumbnail }
  navigation.pushViewController(photo, animated: true)
}
