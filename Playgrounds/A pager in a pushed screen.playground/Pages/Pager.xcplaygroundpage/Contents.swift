/*:
 # A pager in a pushed screen

 A paging scroll view fills a screen that was pushed. On its first page a drag to the right should
 go back; on every other page it should turn the page. UIKit alone lets the pager have both.

 To run the page, open the package in Xcode, choose the scheme *GestureArbitration* and an iPhone
 simulator, and show the live view.
 */
import GestureArbitration

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

    // This line is the whole fix: at its leading edge the pop goes first, elsewhere the pager.
    pager.allowsPopGestureAtLeadingEdge = true
  }
}

let list = UIViewController()
list.title = "List"
let navigationController = UINavigationController(rootViewController: list)
let screen = PagerViewController()
screen.title = "Pager"
navigationController.pushViewController(screen, animated: false)

//: The arbiter is made once and lives with the controller. It says what it decides, and why.
let arbiter = navigationController.gestureArbiter
arbiter.onDecision = { decision in
  print(decision)
  // content pop refused at (212, 340): contentAtLeadingEdge — pager rests 390 pt past its …
}

//: Where a pop may start, and rules of one's own:
arbiter.policy.start = .anywhere
arbiter.policy.rules.insert(.refuse("editing") { $0.isEditing }, at: 0)

#if canImport(PlaygroundSupport)
  import PlaygroundSupport

  for page in screen.pager.subviews {
    page.backgroundColor = UIColor(
      hue: CGFloat(page.tag) / 5, saturation: 0.4, brightness: 1, alpha: 1)
  }
  list.view.backgroundColor = .systemBackground
  PlaygroundPage.current.liveView = navigationController
#endif
