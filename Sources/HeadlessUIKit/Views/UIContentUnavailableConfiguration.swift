#if HEADLESS
/// What a screen without content shows. All of it is stored only.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The image.
  public var image: UIImage?
  /// The first text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The look of a button.
  public var button = UIButton.Configuration.plain()
  /// The background.
  public var background = UIBackgroundConfiguration.clear()

  private init() {}

  /// The configuration of an empty screen.
  public static func empty() -> UIContentUnavailableConfiguration { .init() }
  /// The configuration of a screen that loads.
  public static func loading() -> UIContentUnavailableConfiguration { .init() }
  /// The configuration of a search without results.
  public static func search() -> UIContentUnavailableConfiguration { .init() }

  /// Returns a view that keeps the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    ContentUnavailableView(configuration: self)
  }

  /// Returns the configuration itself: nothing is drawn.
  public func updated(for _: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

@MainActor
private final class ContentUnavailableView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIViewController {
  /// Has no effect: nothing is drawn.
  public func setNeedsUpdateContentUnavailableConfiguration() {}
}
#endif
