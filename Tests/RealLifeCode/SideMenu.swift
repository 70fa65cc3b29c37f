import UIKitShim

final class SideMenuContainer: UIViewController, UIGestureRecognizerDelegate {
  private let menu: UIViewController
  private let content: UIViewController
  private let menuWidth: CGFloat = 280
  private let shade = UIControl()

  init(menu: UIViewController, content: UIViewController) {
    self.menu = menu
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [content, menu] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.addAction(UIAction { [weak self] _ in self?.setOpen(false) }, for: .touchUpInside)
    view.insertSubview(shade, belowSubview: menu.view)
    menu.view.layer.shadowColor = UIColor.black.cgColor
    menu.view.layer.shadowOpacity = 0.3
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    edge.delegate = self
    view.addGestureRecognizer(edge)
    view.accessibilityIdentifier = "side-menu"
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.view.frame = view.bounds
    shade.frame = view.bounds
    menu.view.frame = CGRect(x: -menuWidth, y: 0, width: menuWidth, height: view.bounds.height)
  }

  func setOpen(_ isOpen: Bool) {
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut) {
      self.menu.view.transform =
        isOpen ? CGAffineTransform(translationX: self.menuWidth, y: 0) : .identity
      self.shade.alpha = isOpen ? 0.4 : 0
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UISwipeGestureRecognizer }
}
