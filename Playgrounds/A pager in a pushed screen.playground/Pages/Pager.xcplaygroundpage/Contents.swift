/*:
 # A pager in a pushed screen

 A paging scroll view fills a pushed screen. On its first page a drag to the right should pop the
 screen; on every other page it should turn the page. Under UIKit alone the pager takes the drag on
 every page.

 To run the page, open the package in Xcode, choose the scheme *GestureArbitration* and an iPhone
 simulator, and show the live view.
 */
import GestureArbitration
import UIKitShim

/// The pushed screen: five pages side by side.
final class PagerViewController: UIViewController {
  let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  override func viewDidLoad() {
    super.viewDidLoad()
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 5 * pager.bounds.width, height: pager.bounds.height)
    for index in 0..<5 {
      let page = UIView(frame: pager.bounds.offsetBy(dx: CGFloat(index) * 390, dy: 0))
      page.tag = index
      pager.addSubview(page)
    }
    view.addSubview(pager)

    // At its leading edge the pager defers to the pop; elsewhere it scrolls.
    pager.allowsPopGestureAtLeadingEdge = true
  }
}

let list = UIViewController()
list.title = "List"
let navigationController = UINavigationController(rootViewController: list)
let screen = PagerViewController()
screen.title = "Pager"
navigationController.pushViewController(screen, animated: false)

// : The arbiter lives with the controller, and judges once something is set. It reports every :
// decision.
let arbiter = navigationController.gestureArbiter
arbiter.onDecision = { decision in
  print(decision)
  // content pop refused at (212, 340) by contentAtLeadingEdge: pager rests 390 pt past its …
}

//: A view that needs its drags claims them. The edge swipe still pops.
let slider = UIView(frame: CGRect(x: 40, y: 700, width: 310, height: 44))
screen.view.addSubview(slider)
slider.popGestureRole = .claims(.horizontalDrags)

//: A policy says where a pop may start, and an app adds its own rules.
arbiter.policy.start = .anywhere
arbiter.policy.rules.insert(.refuse("editing") { $0.isEditing }, at: 0)

//: Before iOS 26 UIKit pops from the edge only. With a driver the full screen pops as well.
arbiter.driver = .arbiter

#if canImport(PlaygroundSupport)
import PlaygroundSupport

for page in screen.pager.subviews {
  page.backgroundColor = UIColor(
    hue: CGFloat(page.tag) / 5, saturation: 0.4, brightness: 1, alpha: 1)
}
slider.backgroundColor = .systemGray
list.view.backgroundColor = .systemBackground
PlaygroundPage.current.liveView = navigationController
#endif
