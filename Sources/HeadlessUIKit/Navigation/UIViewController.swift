import Foundation

/// Manages a view and what appears in it.
///
/// Not modelled yet: presentation, bars and their items, safe areas, rotation.
@MainActor
open class UIViewController: UIResponder {
  /// A name for people.
  open var title: String?
  /// Whether the controller shows what can be edited.
  open var isEditing = false
  /// The controller that contains this one.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that this one contains.
  open internal(set) var children: [UIViewController] = []

  private var loadedView: UIView?
  private var appearance = Appearance.gone
  private var isAnimatingAppearance = false

  private enum Appearance { case gone, appearing, visible, disappearing }

  /// Makes a controller whose view is made when it is first asked for; there are no nibs to read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Makes a controller whose view is made when it is first asked for.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, made at the first call.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The controller's view if it was made already.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the controller's view was made already.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view if there is none yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView() }
    viewDidLoad()
  }

  /// Makes the view; a subclass that overrides it sets ``view``.
  open func loadView() { view = UIView() }
  /// Tells the controller that its view was made.
  open func viewDidLoad() {}
  /// Tells the controller that its view is about to show.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells the controller that its view shows.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells the controller that its view is about to go; also at the start of a pop that is later
  /// cancelled (C232).
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells the controller that its view is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Announces an appearance or disappearance of a contained controller.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAnimatingAppearance = animated
    switch (appearance, isAppearing) {
    case (.gone, true), (.disappearing, true):
      appearance = .appearing
      viewWillAppear(animated)
    case (.visible, false), (.appearing, false):
      appearance = .disappearing
      viewWillDisappear(animated)
    default: break
    }
  }

  /// Completes the appearance or disappearance that was announced.
  open func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .visible
      viewDidAppear(isAnimatingAppearance)
    case .disappearing:
      appearance = .gone
      viewDidDisappear(isAnimatingAppearance)
    case .gone, .visible: break
    }
  }

  /// Contains a controller, taking it from the one that did.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Leaves the controller that contains this one.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Tells the controller that it is about to be contained by another, or by none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Tells the controller that it is contained by another, or by none.
  open func didMove(toParent parent: UIViewController?) {}

  /// The navigation controller that contains this one, at any depth.
  open var navigationController: UINavigationController? {
    var ancestor = parent
    while let current = ancestor {
      if let navigation = current as? UINavigationController { return navigation }
      ancestor = current.parent
    }
    return nil
  }

  /// The transition this controller or one around it takes part in, while it runs (C230).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    parent?.transitionCoordinator
  }

  /// The next responder: the view's superview.
  open override var next: UIResponder? { loadedView?.superview }

  func enterWindow() {
    guard loadedView?.window?.headlessEngine != nil else { return }
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }

  func leaveWindow() {
    beginAppearanceTransition(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }

  var isInAppearance: Bool { appearance != .gone }
}
