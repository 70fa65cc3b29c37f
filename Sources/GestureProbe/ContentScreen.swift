import UIKitShim

/// A screen that adds its content at its first layout, when the available space is known.
@MainActor
class ContentScreen: UIViewController {
  private let fill: @MainActor (ContentScreen) -> Void
  private var isFilled = false

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The title in the bar.
  ///   - fill: Adds the content to the screen's view; called once.
  init(_ title: String, fill: @escaping @MainActor (ContentScreen) -> Void = { _ in }) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isFilled, view.bounds.width > 0, view.bounds.height > 0 else { return }
    isFilled = true
    fill(self)
  }

  /// The bounds between the bars, in pt of the view.
  var space: CGRect {
    let insets = view.safeAreaInsets
    let bounds = view.bounds
    return CGRect(
      x: bounds.minX, y: bounds.minY + insets.top, width: bounds.width,
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// The middle of the view, where most drags begin.
  var middle: CGPoint { CGPoint(x: view.bounds.midX, y: view.bounds.midY) }

  /// Adds a view around the middle of the screen.
  @discardableResult
  func add<Content: UIView>(_ content: Content, width: CGFloat, height: CGFloat) -> Content {
    content.frame = CGRect(
      x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    view.addSubview(content)
    return content
  }

  /// Adds a view in the whole space of the screen.
  @discardableResult
  func fill<Content: UIView>(with content: Content) -> Content {
    content.frame = space
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    return content
  }
}

/// Makes content whose parts are distinguishable without images.
@MainActor
enum Stripes {
  /// The opacities of pages and rows, whose color is the system's and follows light and dark.
  private static let shades: [CGFloat] = [0.10, 0.28]

  /// Returns a view of one shade, which receives no touches.
  static func view(_ number: Int, frame: CGRect) -> UIView {
    let stripe = UIView(frame: frame)
    stripe.backgroundColor = UIColor.systemBlue.withAlphaComponent(shades[number % shades.count])
    stripe.isUserInteractionEnabled = false
    return stripe
  }

  /// Returns a scroll view with pages side by side.
  static func pager(in space: CGRect, pages: Int = 5, showing page: Int = 0) -> UIScrollView {
    let pager = UIScrollView(frame: space)
    pager.isPagingEnabled = true
    for page in 0..<pages {
      pager.addSubview(
        view(
          page,
          frame: CGRect(
            x: CGFloat(page) * space.width, y: 0, width: space.width, height: space.height)))
    }
    pager.contentSize = CGSize(width: CGFloat(pages) * space.width, height: space.height)
    pager.contentOffset.x = CGFloat(page) * space.width
    pager.panGestureRecognizer.name = "pager.pan"
    return pager
  }

  /// Returns a scroll view with rows below each other.
  static func list(in space: CGRect, rows: Int = 60, width: CGFloat? = nil) -> UIScrollView {
    let list = UIScrollView(frame: space)
    add(rows, to: list, width: width ?? space.width)
    list.panGestureRecognizer.name = "list.pan"
    return list
  }

  /// Adds rows of 60 pt below each other, as the whole content of a scroll view.
  static func add(_ rows: Int, to list: UIScrollView, width: CGFloat) {
    let height: CGFloat = 60
    for row in 0..<rows {
      list.addSubview(
        view(row, frame: CGRect(x: 0, y: CGFloat(row) * height, width: width, height: height)))
    }
    list.contentSize = CGSize(width: width, height: CGFloat(rows) * height)
  }
}
