import Foundation

/// The finger on a sheet: moves it between its heights, and down off the screen.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate,
  UIViewControllerInteractiveTransitioning
{
  private weak var sheet: UISheetPresentationController?
  private weak var context: TransitionContext?
  private let pan = SheetPanGestureRecognizer(target: nil, action: nil)
  private let tap = UITapGestureRecognizer(target: nil, action: nil)
  /// Whether the present drag may dismiss; asked when it first would.
  private var mayDismiss: Bool?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    pan.sheet = sheet
    pan.maximumNumberOfTouches = 1
    pan.name = "UISheetPresentationController.pan"
    tap.name = "UISheetPresentationController.tap"
    tap.delegate = self
    tap.allowedPressTypes = []
    pan.observeActions { [weak self] _ in self?.panned() }
    tap.observeActions { [weak self] _ in self?.tapped() }
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

  /// Only the background is tapped, not the sheet.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.view === sheet?.containerView }

  private func panned() {
    switch pan.state {
    case .began: mayDismiss = nil; follow()
    case .changed: follow()
    case .ended: letGo(speed: pan.velocityAtLift(in: nil).y)
    case .cancelled: letGo(speed: -.infinity)
    case .possible, .failed: break
    }
  }

  private func follow() {
    guard let sheet, let view = sheet.presentedView, let container = sheet.containerView else {
      return
    }
    (container as? PresentationContainerView)?.isDragged = true
    let heights = sheet.heights
    let wanted = sheet.restingHeight - pan.translation(in: nil).y
    let (least, greatest) = (heights.first?.height ?? 0, heights.last?.height ?? 0)
    if wanted < least { dismissIfAllowed() }
    // What may not be dismissed gives way like content beyond its end.
    let band = RubberBand(
      limits: (mayDismiss == true ? 0 : least)...greatest, length: container.bounds.height,
      bounces: true)
    let shown = band.shown(wanted)
    view.frame.origin.y = container.bounds.maxY - shown
    if least > 0 { context?.updateInteractiveTransition(max(0, least - shown) / least) }
  }

  private func dismissIfAllowed() {
    guard mayDismiss == nil, let sheet else { return }
    let isAllowed = sheet.mayBeDismissed
    mayDismiss = isAllowed
    guard isAllowed else { return }
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    sheet.dismiss(animated: true, drag: self) {
      // Kept until then: its controller has let go of it already.
      sheet.delegate?.presentationControllerDidDismiss(sheet)
    }
  }

  private func letGo(speed: CGFloat) {
    guard let sheet, let container = sheet.containerView, let view = sheet.presentedView else {
      return
    }
    let heights = sheet.heights
    let least = heights.first?.height ?? 0
    let height = container.bounds.maxY - view.frame.minY
    let isFlung = abs(speed) >= EngineMetrics.popSpeed
    let goesDown = isFlung ? speed > 0 : height < least / 2
    if let context, !context.isOver, context.isInteractive {
      endDismissing(context, cancelled: !(goesDown && height < least))
      return
    }
    if mayDismiss == false, isFlung ? speed > 0 : height < least {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    }
    let nearest =
      isFlung
      ? (speed > 0 ? heights.last { $0.height < height } : heights.first { $0.height > height })
      : heights.min { abs($0.height - height) < abs($1.height - height) }
    rest(at: (nearest ?? (speed > 0 ? heights.first : heights.last))?.identifier)
  }

  private func rest(at identifier: UISheetPresentationController.Detent.Identifier?) {
    guard let sheet else { return }
    (sheet.containerView as? PresentationContainerView)?.isDragged = false
    let before = sheet.selectedDetentIdentifier ?? sheet.heights.first?.identifier
    sheet.selectedDetentIdentifier = identifier
    sheet.place()
    if identifier != before {
      (sheet.delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
  }

  private func endDismissing(_ context: TransitionContext, cancelled: Bool) {
    if cancelled {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
    let percent = context.percentComplete
    let rest = context.duration * Double(cancelled ? percent : 1 - percent)
    guard let clock = sheet?.containerView?.window?.headlessEngine?.clock else {
      context.completeTransition(!cancelled)
      return
    }
    context.timer = clock.schedule(after: rest) { [weak context] in
      context?.completeTransition(!cancelled)
    }
  }

  private func tapped() {
    guard let sheet, context?.isOver ?? true else { return }
    guard sheet.mayBeDismissed else {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
      return
    }
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    sheet.dismiss(animated: true) {
      // Kept until then: its controller has let go of it already.
      sheet.delegate?.presentationControllerDidDismiss(sheet)
    }
  }
}
