#if HEADLESS
import GestureArbitration
import GestureArbitrationUI
import GestureLab
import HeadlessUIKit

/// A controller whose view hosts content as SwiftUI does (C269).
///
/// Content without a platform view is drawn by the hosting view, which is hit. A representable in a
/// background lies in a private view beside what is hit.
@MainActor
final class HostedScreen: UIViewController {
  /// Whether the private view around a representable is hit.
  var wrappersAreHit = false

  override func loadView() {
    view = HeadlessHostingView(frame: StageMetrics.screen)
  }

  /// Puts the view of a representable behind content.
  ///
  /// - Parameters:
  ///   - frame: That of the content, in pt of the container.
  ///   - container: The platform view that the content lies in; the hosting view if nil.
  func addBackground(_ background: UIView, frame: CGRect, in container: UIView? = nil) {
    let wrapper = UIView(frame: frame)
    wrapper.isUserInteractionEnabled = wrappersAreHit
    background.frame = wrapper.bounds
    wrapper.addSubview(background)
    (container ?? view).insertSubview(wrapper, at: 0)
  }

  /// Adds the view of a modifier of the screen.
  @discardableResult
  func add(_ setting: ScreenSetting, nesting: Int = 0) -> ModifierView {
    let modifierView = ModifierView(setting, nesting: nesting)
    addBackground(modifierView, frame: view.bounds)
    return modifierView
  }

  /// Adds the region of a modifier.
  @discardableResult
  func add(
    _ role: PopGestureRole?, named name: String? = nil, isExempt: Bool = false, nesting: Int = 0,
    frame: CGRect = StageMetrics.screen, in container: UIView? = nil
  ) -> PopGestureRegion {
    let region = PopGestureRegion(frame: .zero)
    region.update(role, named: name, isExempt: isExempt, nesting: nesting)
    addBackground(region, frame: frame, in: container)
    return region
  }
}

extension Phone {
  /// Pushes a screen of hosted content.
  func pushHostedScreen() -> HostedScreen {
    let screen = HostedScreen()
    stage.push(screen)
    return screen
  }
}
#endif
