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
    /// Lighter than the content under it.
    case extraLight = 0
    /// About as light as the content under it.
    case light = 1
    /// Darker than the content under it.
    case dark = 2
    /// A usual blur for the style of the interface.
    case regular = 4
    /// A blur from which content stands out, for the style of the interface.
    case prominent = 5
    /// A material through which most of the content shows, for the style of the interface.
    case systemUltraThinMaterial = 6
    /// A material through which much of the content shows, for the style of the interface.
    case systemThinMaterial = 7
    /// A material through which some of the content shows, for the style of the interface.
    case systemMaterial = 8
    /// A material through which little of the content shows, for the style of the interface.
    case systemThickMaterial = 9
    /// The material of bars, for the style of the interface.
    case systemChromeMaterial = 10
    /// A light material through which most of the content shows.
    case systemUltraThinMaterialLight = 11
    /// A light material through which much of the content shows.
    case systemThinMaterialLight = 12
    /// A light material through which some of the content shows.
    case systemMaterialLight = 13
    /// A light material through which little of the content shows.
    case systemThickMaterialLight = 14
    /// The light material of bars.
    case systemChromeMaterialLight = 15
    /// A dark material through which most of the content shows.
    case systemUltraThinMaterialDark = 16
    /// A dark material through which much of the content shows.
    case systemThinMaterialDark = 17
    /// A dark material through which some of the content shows.
    case systemMaterialDark = 18
    /// A dark material through which little of the content shows.
    case systemThickMaterialDark = 19
    /// The dark material of bars.
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
