import GestureArbitration
import UIKitShim

/// The shop: a list of products, and the screens above it.
final class ShopController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    gestureArbiter.driver = .arbiter
  }
}
