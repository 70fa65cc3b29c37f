#if HEADLESS
extension UIPresentationController {
  /// Presents; the presenter disappears if its view is removed, and the presented one appears.
  func present(
    from presenter: UIViewController, source: UIViewController, in window: UIWindow,
    animated: Bool, completion: (() -> Void)?
  ) {
    guard let presented else { return }
    let container = PresentationContainerView(frame: window.bounds)
    container.presentation = self
    container.isInTransition = true
    containerView = container
    window.addSubview(container)
    presenter.presented = presented
    presented.presenter = presenter
    presented.isBeingPresented = true

    let isAnimated = animated && window.headlessEngine != nil
    let transitioningDelegate = isAnimated ? presented.transitioningDelegate : nil
    let animator = transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenter, source: source)
    let interaction = animator.flatMap {
      transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
    let context = TransitionContext(
      from: presenter, to: presented, in: container, isAnimated: isAnimated,
      style: presentationStyle, animator: animator, interaction: interaction)
    // A sheet has a drag of its own.
    if !(self is UISheetPresentationController), let questions = window.headlessEngine?.questions {
      presented.attachZoomDismissal(in: questions)
    }
    context.views[.to] = presentedView
    if shouldRemovePresentersView { context.views[.from] = presenter.viewIfLoaded }
    context.initialFrames[ObjectIdentifier(presenter)] = container.bounds
    context.finalFrames[ObjectIdentifier(presented)] = frameOfPresentedViewInContainerView
    context.onEnd = { [weak self] didComplete in
      self?.endPresenting(didComplete)
      if didComplete { completion?() }
    }
    let coordinator = TransitionCoordinator(context)
    coordinator.register(with: window.headlessEngine)
    setModalTransition(coordinator)

    presentationTransitionWillBegin()
    if presenter.isInAppearance {
      if shouldRemovePresentersView {
        presenter.beginAppearanceTransition(false, animated: isAnimated)
      }
      presented.beginAppearanceTransition(true, animated: isAnimated)
    }
    guard !context.isOver else { return }
    if animator == nil { addPresentedView() }
    run(context, coordinator, on: window)
  }

  /// Dismisses; the presented one disappears, and the presenter appears if its view was removed.
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
    (container as? PresentationContainerView)?.isInTransition = drag == nil

    let window = container.window
    let isAnimated = animated && window?.headlessEngine != nil
    let transitioningDelegate = isAnimated && drag == nil ? presented.transitioningDelegate : nil
    let animator = transitioningDelegate?.animationController(forDismissed: presented)
    let interaction =
      drag
      ?? animator.flatMap { transitioningDelegate?.interactionControllerForDismissal(using: $0) }
    let context = TransitionContext(
      from: presented, to: presenter, in: container, isAnimated: isAnimated,
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
    coordinator.register(with: window?.headlessEngine)
    setModalTransition(coordinator)

    dismissalTransitionWillBegin()
    if presented.isInAppearance {
      presented.beginAppearanceTransition(false, animated: isAnimated)
      if shouldRemovePresentersView {
        presenter.beginAppearanceTransition(true, animated: isAnimated)
      }
    }
    guard !context.isOver else { return }
    if shouldRemovePresentersView { restorePresentersView() }
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
    setModalTransition(nil)
    (containerView as? PresentationContainerView)?.isInTransition = false
    if didComplete {
      addPresentedView()
      if shouldRemovePresentersView { removePresentersView() }
      presented.endAppearanceTransition()
      if shouldRemovePresentersView { presenter.endAppearanceTransition() }
    } else {
      if presented.isInAppearance {
        presented.beginAppearanceTransition(false, animated: true)
        if shouldRemovePresentersView {
          presenter.beginAppearanceTransition(true, animated: true)
        }
      }
      removePresentation()
      if shouldRemovePresentersView { presenter.endAppearanceTransition() }
      presented.endAppearanceTransition()
    }
    presented.isBeingPresented = false
    presentationTransitionDidEnd(didComplete)
  }

  private func endDismissing(_ didComplete: Bool) {
    guard let presented, let presenter else { return }
    setModalTransition(nil)
    (containerView as? PresentationContainerView)?.isInTransition = false
    if didComplete {
      removePresentation()
      if shouldRemovePresentersView { presenter.endAppearanceTransition() }
      presented.endAppearanceTransition()
    } else {
      if presented.isInAppearance {
        if shouldRemovePresentersView {
          presenter.beginAppearanceTransition(false, animated: true)
        }
        presented.beginAppearanceTransition(true, animated: true)
      }
      addPresentedView()
      if shouldRemovePresentersView {
        removePresentersView()
        presenter.endAppearanceTransition()
      }
      presented.endAppearanceTransition()
    }
    presented.isBeingDismissed = false
    dismissalTransitionDidEnd(didComplete)
  }

  private func setModalTransition(_ coordinator: TransitionCoordinator?) {
    presented?.modalTransition = coordinator
    presenter?.modalTransition = coordinator
  }

  private func addPresentedView() {
    guard let container = containerView, let view = presentedView else { return }
    (container as? PresentationContainerView)?.isDragged = false
    if view.superview !== container { container.addSubview(view) }
    if view.transform.isIdentity { view.frame = frameOfPresentedViewInContainerView }
  }

  private func removePresentersView() {
    guard let view = presenter?.viewIfLoaded, let superview = view.superview else { return }
    presentersSuperview = superview
    view.removeFromSuperview()
  }

  private func restorePresentersView() {
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

  /// Removes the container with the presented view and clears the relations.
  private func removePresentation() {
    restorePresentersView()
    presented?.detachZoomDismissal()
    presentedView?.removeFromSuperview()
    containerView?.removeFromSuperview()
    containerView = nil
    presenter?.presented = nil
    presented?.presenter = nil
    presented?.presentation = nil
  }
}
#endif
