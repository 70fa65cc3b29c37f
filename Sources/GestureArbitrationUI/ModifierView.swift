import GestureArbitration
import UIKitShim

/// A view without appearance that applies a modifier to the screen around it.
///
/// A view receives from SwiftUI neither its view controller nor a change of it. This one
/// finds the nearest controller by the responder chain whenever it has moved or was updated, and
/// takes everything back when it leaves the window: UIKit takes the screens below the top one out
/// of it, and the screens of hidden tabs.
@MainActor
package final class ModifierView: UIView {
  private(set) var setting: ScreenSetting
  /// How many modifiers are around the one that it stands for.
  private(set) var nesting: Int
  private(set) lazy var interceptor = AttemptInterceptor(of: self)
  private weak var screen: UIViewController?

  package init(_ setting: ScreenSetting, nesting: Int) {
    self.setting = setting
    self.nesting = nesting
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Finds nothing, whatever a host sets: what is behind the view receives the touches.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  /// Returns nil: the view is created with its modifier, not from an archive.
  package required init?(coder: NSCoder) { nil }

  /// Takes over what the modifier says now.
  package func update(_ setting: ScreenSetting, nesting: Int) {
    self.setting = setting
    self.nesting = nesting
    apply()
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    apply()
  }

  package override func didMoveToSuperview() {
    super.didMoveToSuperview()
    apply()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    // A view around it may have moved to another controller.
    if nearestController !== screen { apply() }
  }

  /// Takes back what the modifier says.
  package func detach() {
    screen?.removeModifierView(self)
    screen = nil
  }

  /// Whether the content that it lies behind contains a stack.
  ///
  /// Apple documents neither how a background and a stack lie in each other nor whether either extends
  /// under bars, so most of the stack's view decides. Of stacks that lie over each other it is the
  /// first above the background.
  func surrounds(_ stack: UINavigationController) -> Bool {
    guard let content = stack.viewIfLoaded, covers(content), isBelow(content) else { return false }
    var isFirst = true
    screen?.forEachNavigationController { other in
      guard other !== stack, let view = other.viewIfLoaded, covers(view), isBelow(view),
        view.isBelow(content), view.overlaps(content)
      else { return }
      isFirst = false
    }
    return isFirst
  }

  private func covers(_ content: UIView) -> Bool { overlaps(content) && content.window === window }

  /// Pops the screen for VoiceOver's escape gesture, unless it refuses; the stack around it where
  /// the screen is a root, as in a collapsed split view (C260). A modifier around a stack pops that
  /// stack's top screen; if it is around several, nothing says which of them has the focus.
  package func performEscape() {
    let surrounded = (screen?.surroundedStacks ?? []).filter {
      $0.viewControllers.count > 1 && surrounds($0)
    }
    if surrounded.count == 1, surrounded[0].decidingArbiter?.performEscape() == true { return }
    var stack = screen?.navigationController
    while let current = stack, current.decidingArbiter?.performEscape() != true {
      stack = current.navigationController
    }
  }

  private func apply() {
    let nearest = nearestController
    if nearest !== screen { detach() }
    screen = nearest
    nearest?.addModifierView(self)
  }

  /// The controller whose screen it is in; nil outside a window.
  private var nearestController: UIViewController? {
    guard window != nil else { return nil }
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

extension UIView {
  /// Whether it covers most of a view.
  fileprivate func overlaps(_ other: UIView) -> Bool {
    guard let window else { return false }
    let area = other.convert(other.bounds, to: window)
    let common = convert(bounds, to: window).intersection(area)
    return 2 * common.width * common.height > area.width * area.height
  }

  /// Whether it is drawn before a view that it does not contain, and that does not contain it.
  fileprivate func isBelow(_ other: UIView) -> Bool {
    let (own, others) = (ancestors(through: window), other.ancestors(through: window))
    for (index, ancestor) in own.enumerated() {
      guard index > 0, let place = others.firstIndex(where: { $0 === ancestor }), place > 0,
        let below = ancestor.subviews.firstIndex(of: own[index - 1]),
        let above = ancestor.subviews.firstIndex(of: others[place - 1])
      else { continue }
      return below < above
    }
    return false
  }
}
