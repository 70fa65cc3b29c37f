#if HEADLESS
/// An accessory of a row of a list. Nothing is drawn; all of it is stored only.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory shows.
  public enum DisplayedState: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case always, whenEditing, whenNotEditing
  }

  /// The look of an accessory without more to say.
  public struct Options {
    /// Whether the accessory is hidden.
    public var isHidden: Bool?
    /// The color.
    public var tintColor: UIColor?
    /// The width of the space for the accessory, in pt.
    public var reservedLayoutWidth: CGFloat?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }

  /// Where a view of the app lies.
  public enum Placement {
    /// At the leading end of the cell.
    case leading(displayed: DisplayedState = .always)
    /// At the trailing end of the cell.
    case trailing(displayed: DisplayedState = .always)
  }

  /// A view of the app and its place. The engine does not add the view.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Its place.
    public let placement: Placement

    /// Creates the configuration of a view.
    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      self.placement = placement
    }
  }

  /// The kind of the accessory.
  let kind: String

  /// The sign that a row leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(kind: "disclosureIndicator") }

  /// The sign that a row shows the items below it.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(kind: "outlineDisclosure") }

  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(kind: "checkmark") }

  /// The control that deletes a row. The engine does not show it.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(kind: "delete") }

  /// The control that inserts a row. The engine does not show it.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(kind: "insert") }

  /// The control that moves a row. The engine does not show it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(kind: "reorder") }

  /// The sign of one of several selected rows.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(kind: "multiselect") }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(kind: "label") }

  /// A view of the app.
  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory { UICellAccessory(kind: "customView") }
}

extension UICollectionViewListCell {
  /// Returns a configuration for a row of a list; stored only.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
#endif
