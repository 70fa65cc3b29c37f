#if HEADLESS
/// An effect of a view on what lies behind it. Nothing is drawn.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur. Nothing is drawn.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  public enum Style: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case extraLight, light, dark
    /// UIKit's values, which the engine does not distinguish.
    case regular = 4
    /// UIKit's values, which the engine does not distinguish.
    case
      prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight,
      systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight,
      systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
      systemThickMaterialDark, systemChromeMaterialDark
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
