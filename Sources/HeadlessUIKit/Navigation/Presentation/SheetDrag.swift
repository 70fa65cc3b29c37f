#if HEADLESS
/// Moves a sheet between its detents, and off the screen to dismiss it.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate,
  UIViewControllerInteractiveTransitioning
{
  private weak var sheet: UISheetPresentationController?
  private weak var context: TransitionContext?
  let pan = SheetPanGestureRecognizer(target: nil, action: nil)
  private let tap = UITapGestureRecognizer(target: nil, action: nil)
  /// Whether the current drag may dismiss the sheet; nil until the drag would do so.
  private var allowsDismissal: Bool?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    pan.sheet = sheet
    pan.maximumNumberOfTouches = 1
    pan.name = "UISheetPresentationController.pan"
    tap.name = "UISheetPresentationController.tap"
    tap.delegate = self
    tap.allowedPressTypes = []
    pan.observeActions { [weak self] _ in self?.panStateDidChange() }
    tap.observeActions { [weak self] _ in self?.backgroundTapped() }
  }

  func attach() {
    sheet?.presentedView?.addGestureRecognizer(pan)
    sheet?.containerView?.addGestureRecognizer(tap)
  }

  func detach() {
    pan.view?.removeGestureRecognizer(pan)
    tap.view?.removeGestureRecognizer(tap)
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? TransitionContext
  }

  /// The tap receives touches of the background only.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.view === sheet?.containerView }

  private func panStateDidChange() {
    switch pan.state {
    case .began: allowsDismissal = nil; trackPan()
    case .changed: trackPan()
    case .ended: endPan(velocity: pan.velocityAtLift(in: nil).y)
    case .cancelled: endPan(velocity: -.infinity)
    case .possible, .failed: break
    }
  }

  private func trackPan() {
    guard let sheet, let view = sheet.presentedView, let container = sheet.containerView else {
      return
    }
    (container as? PresentationContainerView)?.isDragged = true
    let heights = sheet.heights
    let desiredHeight = sheet.restingHeight - pan.translation(in: nil).y
    let (smallest, largest) = (heights.first?.height ?? 0, heights.last?.height ?? 0)
    if desiredHeight < smallest { dismissIfAllowed() }
    // A sheet that cannot be dismissed moves like scroll content past its end.
    let rubberBand = RubberBand(
      limits: (allowsDismissal == true ? 0 : smallest)...largest, length: container.bounds.height,
      bounces: true)
    let height = rubberBand.shown(desiredHeight)
    view.frame.origin.y = sheet.bottom - height
    if smallest > 0 { context?.updateInteractiveTransition(max(0, smallest - height) / smallest) }
  }

  private func dismissIfAllowed() {
    guard allowsDismissal == nil, let sheet else { return }
    let isAllowed = sheet.allowsDismissal
    allowsDismissal = isAllowed
    guard isAllowed else { return }
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    sheet.dismiss(animated: true, drag: self) {
      // The closure retains the sheet, which its view controller has already released.
      sheet.delegate?.presentationControllerDidDismiss(sheet)
    }
  }

  private func endPan(velocity: CGFloat) {
    guard let sheet, let view = sheet.presentedView else { return }
    let heights = sheet.heights
    let smallest = heights.first?.height ?? 0
    let height = sheet.bottom - view.frame.minY
    let isFlick = abs(velocity) >= EngineMetrics.popSpeed
    let movesDown = isFlick ? velocity > 0 : height < smallest / 2
    if let context, !context.isOver, context.isInteractive {
      context.settle(cancelled: !(movesDown && height < smallest))
      return
    }
    if allowsDismissal == false, isFlick ? velocity > 0 : height < smallest {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    }
    let nearest =
      isFlick
      ? (velocity > 0 ? heights.last { $0.height < height } : heights.first { $0.height > height })
      : heights.min { abs($0.height - height) < abs($1.height - height) }
    settle(at: (nearest ?? (velocity > 0 ? heights.first : heights.last))?.identifier)
  }

  private func settle(at identifier: UISheetPresentationController.Detent.Identifier?) {
    guard let sheet else { return }
    (sheet.containerView as? PresentationContainerView)?.isDragged = false
    let oldIdentifier = sheet.selectedDetentIdentifier ?? sheet.heights.first?.identifier
    sheet.selectedDetentIdentifier = identifier
    sheet.moveToRestingFrame()
    if identifier != oldIdentifier {
      (sheet.delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
  }

  private func backgroundTapped() {
    guard let sheet, context?.isOver ?? true else { return }
    guard sheet.allowsDismissal else {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
      return
    }
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    sheet.dismiss(animated: true) {
      // The closure retains the sheet, which its view controller has already released.
      sheet.delegate?.presentationControllerDidDismiss(sheet)
    }
  }
}
#endif
