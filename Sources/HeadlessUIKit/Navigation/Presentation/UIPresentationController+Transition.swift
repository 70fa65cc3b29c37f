import Foundation

extension UIPresentationController {
  /// Presents: the presenter disappears if it is removed, the other appears.
  func present(
    from presenter: UIViewController, source: UIViewController, in window: UIWindow,
    animated: Bool, completion: (() -> Void)?
  ) {
    guard let presented else { return }
    let container = PresentationContainerView(frame: window.bounds)
    container.presentation = self
    container.isBusy = true
    containerView = container
    window.addSubview(container)
    presenter.presented = presented
    presented.presenter = presenter
    presented.isBeingPresented = true

    let animates = animated && window.headlessEngine != nil
    let supplier = animates ? presented.transitioningDelegate : nil
    let animator = supplier?.animationController(
      forPresented: presented, presenting: presenter, source: source)
    let interaction = animator.flatMap { supplier?.interactionControllerForPresentation(using: $0) }
    let context = TransitionContext(
      from: presenter, to: presented, in: container, isAnimated: animates,
      style: presentationStyle, animator: animator, interaction: interaction)
    context.views[.to] = presentedView
    if shouldRemovePresentersView { context.views[.from] = presenter.viewIfLoaded }
    context.initialFrames[ObjectIdentifier(presenter)] = container.bounds
    context.finalFrames[ObjectIdentifier(presented)] = frameOfPresentedViewInContainerView
    context.onEnd = { [weak self] didComplete in
      self?.endPresenting(didComplete)
      if didComplete { completion?() }
    }
    let coordinator = TransitionCoordinator(context)
    coordinator.live(on: window.headlessEngine)
    share(coordinator)

    presentationTransitionWillBegin()
    if presenter.isInAppearance {
      if shouldRemovePresentersView {
        presenter.beginAppearanceTransition(false, animated: animates)
      }
      presented.beginAppearanceTransition(true, animated: animates)
    }
    guard !context.isOver else { return }
    if animator == nil { embedPresentedView() }
    run(context, coordinator, on: window)
  }

  /// Dismisses: the presented controller disappears, the presenter appears if it had gone.
  func dismiss(
    animated: Bool, drag: (any UIViewControllerInteractiveTransitioning)? = nil,
    completion: (() -> Void)?
  ) {
    guard let presented, let presenter, let container = containerView,
      !presented.isBeingDismissed
    else { return }
    presented.modalTransition?.completeAtOnce()
    guard containerView === container else { return }
    presented.isBeingDismissed = true
    (container as? PresentationContainerView)?.isBusy = drag == nil

    let window = container.window
    let animates = animated && window?.headlessEngine != nil
    let supplier = animates && drag == nil ? presented.transitioningDelegate : nil
    let animator = supplier?.animationController(forDismissed: presented)
    let interaction =
      drag ?? animator.flatMap { supplier?.interactionControllerForDismissal(using: $0) }
    let context = TransitionContext(
      from: presented, to: presenter, in: container, isAnimated: animates,
      style: presentationStyle, animator: animator, interaction: interaction)
    context.views[.from] = presentedView
    if shouldRemovePresentersView { context.views[.to] = presenter.viewIfLoaded }
    context.initialFrames[ObjectIdentifier(presented)] = frameOfPresentedViewInContainerView
    context.finalFrames[ObjectIdentifier(presenter)] = container.bounds
    context.onEnd = { [weak self] didComplete in
      self?.endDismissing(didComplete)
      if didComplete { completion?() }
    }
    let coordinator = TransitionCoordinator(context)
    coordinator.live(on: window?.headlessEngine)
    share(coordinator)

    dismissalTransitionWillBegin()
    if presented.isInAppearance {
      presented.beginAppearanceTransition(false, animated: animates)
      if shouldRemovePresentersView {
        presenter.beginAppearanceTransition(true, animated: animates)
      }
    }
    guard !context.isOver else { return }
    if shouldRemovePresentersView { uncoverPresenter() }
    run(context, coordinator, on: window)
  }

  private func run(
    _ context: TransitionContext, _ coordinator: TransitionCoordinator, on window: UIWindow?
  ) {
    defer { withExtendedLifetime(coordinator) {} }
    guard context.isAnimated, let clock = window?.headlessEngine?.clock else {
      context.completeTransition(true)
      return
    }
    context.start()
    guard !context.isOver, context.animator == nil, context.interaction == nil else { return }
    context.timer = clock.schedule(after: context.duration) { [weak context] in
      context?.completeTransition(true)
    }
  }

  private func endPresenting(_ didComplete: Bool) {
    guard let presented, let presenter else { return }
    share(nil)
    (containerView as? PresentationContainerView)?.isBusy = false
    if didComplete {
      embedPresentedView()
      if shouldRemovePresentersView { coverPresenter() }
      presented.endAppearanceTransition()
      if shouldRemovePresentersView { presenter.endAppearanceTransition() }
    } else {
      if presented.isInAppearance {
        presented.beginAppearanceTransition(false, animated: true)
        if shouldRemovePresentersView {
          presenter.beginAppearanceTransition(true, animated: true)
        }
      }
      takeAway()
      if shouldRemovePresentersView { presenter.endAppearanceTransition() }
      presented.endAppearanceTransition()
    }
    presented.isBeingPresented = false
    presentationTransitionDidEnd(didComplete)
  }

  private func endDismissing(_ didComplete: Bool) {
    guard let presented, let presenter else { return }
    share(nil)
    (containerView as? PresentationContainerView)?.isBusy = false
    if didComplete {
      takeAway()
      if shouldRemovePresentersView { presenter.endAppearanceTransition() }
      presented.endAppearanceTransition()
    } else {
      if presented.isInAppearance {
        if shouldRemovePresentersView {
          presenter.beginAppearanceTransition(false, animated: true)
        }
        presented.beginAppearanceTransition(true, animated: true)
      }
      embedPresentedView()
      if shouldRemovePresentersView {
        coverPresenter()
        presenter.endAppearanceTransition()
      }
      presented.endAppearanceTransition()
    }
    presented.isBeingDismissed = false
    dismissalTransitionDidEnd(didComplete)
  }

  private func share(_ coordinator: TransitionCoordinator?) {
    presented?.modalTransition = coordinator
    presenter?.modalTransition = coordinator
  }

  private func embedPresentedView() {
    guard let container = containerView, let view = presentedView else { return }
    (container as? PresentationContainerView)?.isDragged = false
    if view.superview !== container { container.addSubview(view) }
    if view.transform.isIdentity { view.frame = frameOfPresentedViewInContainerView }
  }

  private func coverPresenter() {
    guard let view = presenter?.viewIfLoaded, let superview = view.superview else { return }
    presentersSuperview = superview
    view.removeFromSuperview()
  }

  private func uncoverPresenter() {
    guard let view = presenter?.viewIfLoaded, view.superview == nil,
      let superview = presentersSuperview
    else { return }
    view.frame = superview.bounds
    if let container = containerView, container.superview === superview {
      superview.insertSubview(view, belowSubview: container)
    } else {
      superview.addSubview(view)
    }
  }

  /// Ends the presentation: the container goes, and with it the presented view.
  private func takeAway() {
    uncoverPresenter()
    presentedView?.removeFromSuperview()
    containerView?.removeFromSuperview()
    containerView = nil
    presenter?.presented = nil
    presented?.presenter = nil
    presented?.presentation = nil
  }
}
