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

  /// Whether it lies behind content as large as a view.
  ///
  /// Apple documents neither how a background and a stack lie in each other nor whether the stack
  /// extends under bars, so most of the view decides.
  func isBehind(_ content: UIView) -> Bool {
    guard let window, content.window === window else { return false }
    let (frame, area) = (convert(bounds, to: window), content.convert(content.bounds, to: window))
    let common = frame.intersection(area)
    return 2 * common.width * common.height > area.width * area.height
  }

  /// Pops the screen for VoiceOver's escape gesture, unless it refuses; the stack around it where
  /// the screen is a root, as in a collapsed split view (C260). Around a stack it pops that one's.
  package func performEscape() {
    var surrounded: [UINavigationController] = []
    screen?.forEachNavigationController { surrounded.append($0) }
    for inner in surrounded.reversed() {
      guard let content = inner.viewIfLoaded, isBehind(content) else { continue }
      if inner.decidingArbiter?.performEscape() == true { return }
    }
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
