#if HEADLESS
import Foundation

/// An effect of a view on what lies behind it. Nothing is drawn.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur. Nothing is drawn.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  /// Creates a blur.
  public convenience init(style: UIBlurEffect.Style) { self.init() }
}

/// The contrast of content on a blur. Nothing is drawn.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the contrast on a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
}

/// A view with an effect. Nothing is drawn; its content receives touches.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect; stored only.
  open var effect: UIVisualEffect?
  private let content = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// The view for the content, which fills the view.
  open var contentView: UIView { content }
}
#endif
