#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

extension SnapshotBuilding {
  /// Gives a view what the snapshot has for one: its settings, its recognizers, and what is in it.
  func fill(_ view: UIView, from index: Int, of controller: UIViewController) {
    views[index] = view
    describe(view, index)
    addRecognizers(to: view, of: index)
    if let navigation = controller as? UINavigationController, navigation.viewIfLoaded === view {
      // Its containers are its own; the views of its screens lie somewhere in them.
      return fillStack(of: navigation, below: index, in: index)
    }
    for child in children[index] { add(child, to: view, of: controller) }
    if let table = view as? UITableView { fill(table, from: index, of: controller) }
    place(view, index)
  }

  /// Fills what lies below a view in the view of a navigation controller.
  private func fillStack(
    of navigation: UINavigationController, below index: Int, in container: Int
  ) {
    navigation.view.layoutIfNeeded()
    for child in children[index] {
      if snapshot.views[child].kind == .navigationBar {
        views[child] = navigation.navigationBar
        // A hidden bar lies anywhere.
        if !navigation.isNavigationBarHidden {
          navigation.headlessBarFrame = snapshot.frame(ofView: child, in: container)
        }
        continue
      }
      guard let number = snapshot.views[child].controller, let screen = controllers[number],
        screen.parent === navigation
      else {
        fillStack(of: navigation, below: child, in: container)
        continue
      }
      screen.loadViewIfNeeded()
      place(screen, child, in: container)
      fill(screen.view, from: child, of: screen)
    }
  }

  /// Moves the view of a screen to where it lies in its navigation controller's, such as below an
  /// opaque bar.
  private func place(_ screen: UIViewController, _ index: Int, in container: Int) {
    guard snapshot.views[index].transform == nil, !(snapshot.navigation.isInTransition ?? false)
    else { return }
    let frame = snapshot.frame(ofView: index, in: container)
    let bounds = CGRect(
      origin: snapshot.views[container].origin ?? .zero, size: snapshot.views[container].frame.size)
    screen.headlessStackInsets = UIEdgeInsets(
      top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
      bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
    screen.view.superview?.setNeedsLayout()
  }

  private func add(_ index: Int, to superview: UIView, of controller: UIViewController) {
    let value = snapshot.views[index]
    if value.kind == .companionBar || superview is UITableView && value.kind == .cell { return }
    if let number = value.controller, let child = controllers[number], child !== controller {
      child.view.frame = value.frame
      superview.addSubview(child.view)
      fill(child.view, from: index, of: child)
      child.didMove(toParent: child.parent)
      return
    }
    let view = makeView(index)
    superview.addSubview(view)
    fill(view, from: index, of: controller)
  }

  private func makeView(_ index: Int) -> UIView {
    let view = newView(index)
    // Some controls have a size of their own at first.
    view.frame = snapshot.views[index].frame
    return view
  }

  private func newView(_ index: Int) -> UIView {
    let value = snapshot.views[index]
    let frame = value.frame
    switch value.kind {
    case .table: return UITableView(frame: frame, style: .plain)
    case .scrollView:
      return relations.isAnswered(by: scrollPan(of: index))
        ? AnsweringScrollView(frame: frame) : UIScrollView(frame: frame)
    case .button: return UIButton(frame: frame)
    case .slider: return UISlider(frame: frame)
    case .toggle: return UISwitch(frame: frame)
    case .segmented: return UISegmentedControl(frame: frame)
    case .stepper: return UIStepper(frame: frame)
    case .pageControl: return UIPageControl(frame: frame)
    case .textField: return UITextField(frame: frame)
    case .control: return UIControl(frame: frame)
    case .region: return newRegion(value)
    case .view where snapshot.seemsToTrackTouches(index, children[index]):
      return RawTouchView(frame: frame)
    case .view, .window, .cell, .cellContent, .pages, .navigationBar, .companionBar:
      return UIView(frame: frame)
    }
  }

  private func newRegion(_ value: GestureSnapshot.View) -> PopGestureRegion {
    let region = PopGestureRegion(frame: value.frame)
    region.nesting = value.nesting
    region.isExemptFromDefaultRole = value.isExempt ?? false
    return region
  }

  private func describe(_ view: UIView, _ index: Int) {
    let value = snapshot.views[index]
    view.isHidden = value.isHidden ?? false
    view.alpha = value.alpha ?? 1
    view.isUserInteractionEnabled = value.isUserInteractionEnabled ?? true
    view.clipsToBounds = value.clips ?? view.clipsToBounds
    view.isMultipleTouchEnabled = value.isMultipleTouchEnabled ?? false
    view.isExclusiveTouch = value.isExclusiveTouch ?? false
    // The direction of the stack's view is that of the stage.
    if value.isRightToLeft ?? false, view !== stage.navigation.viewIfLoaded, view !== stage.window {
      view.semanticContentAttribute = .forceRightToLeft
    }
    (view as? UIControl)?.isEnabled = value.isEnabled ?? true
    (view as? UISlider)?.value = Float(value.value ?? 0)
    guard let scroll = value.scroll, let scrollView = view as? UIScrollView else { return }
    scrollView.contentSize = scroll.contentSize
    scrollView.contentInset = UIEdgeInsets(
      top: scroll.inset.top, left: scroll.inset.left, bottom: scroll.inset.bottom,
      right: scroll.inset.right)
    scrollView.isPagingEnabled = scroll.isPaging ?? false
    scrollView.isScrollEnabled = scroll.isScrollEnabled ?? true
    let bounces = scroll.bounces ?? true
    scrollView.bouncesHorizontally = bounces && (scroll.bouncesHorizontally ?? true)
    scrollView.bouncesVertically = bounces && (scroll.bouncesVertically ?? true)
    if let rate = scroll.deceleration {
      scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
    }
    scrollView.alwaysBounceHorizontal = scroll.alwaysBouncesHorizontally ?? false
    scrollView.alwaysBounceVertical = scroll.alwaysBouncesVertically ?? false
    scrollView.isDirectionalLockEnabled = scroll.isDirectionalLockEnabled ?? false
    scrollView.delaysContentTouches = scroll.delaysContentTouches ?? true
    scrollView.canCancelContentTouches = scroll.canCancelContentTouches ?? true
    scrollView.transfersHorizontalScrollingToParent =
      scroll.transfersHorizontalScrollingToParent ?? true
    scrollView.transfersVerticalScrollingToParent =
      scroll.transfersVerticalScrollingToParent ?? true
    scrollView.minimumZoomScale = scroll.minimumZoom ?? 1
    scrollView.maximumZoomScale = scroll.maximumZoom ?? 1
  }

  /// Moves a view to where the snapshot has it, once it has its content.
  private func place(_ view: UIView, _ index: Int) {
    let value = snapshot.views[index]
    if let entries = value.transform, entries.count == 6 {
      view.transform = CGAffineTransform(
        a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5])
    }
    guard let origin = value.origin else { return }
    if let scrollView = view as? UIScrollView {
      scrollView.contentOffset = origin
    } else {
      view.bounds.origin = origin
    }
  }

  private func fill(_ table: UITableView, from index: Int, of controller: UIViewController) {
    guard let rows = snapshot.views[index].rows else { return }
    let source = SnapshotTable(rows)
    asked.append(source)
    table.rowHeight = rows.height
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    for child in children[index] where snapshot.views[child].kind == .cell {
      guard let row = snapshot.views[child].row, let cell = table.cellForRow(at: [0, row]) else {
        continue
      }
      views[child] = cell
      addRecognizers(to: cell, of: child)
      for inner in children[child] where snapshot.views[inner].kind == .cellContent {
        views[inner] = cell.contentView
        addRecognizers(to: cell.contentView, of: inner)
        for content in children[inner] { add(content, to: cell.contentView, of: controller) }
      }
    }
  }

  private func scrollPan(of view: Int) -> Int? {
    recognizersOfViews[view].first {
      snapshot.recognizers[$0].scrolls ?? false
    }
  }
}

extension SnapshotBuilding {
  func addRecognizers(to view: UIView, of index: Int) {
    var taken: Set<ObjectIdentifier> = []
    for number in recognizersOfViews[index] {
      let value = snapshot.recognizers[number]
      switch value.maker {
      case .arbiter: continue
      case .system:
        guard let recognizer = counterpart(of: value, on: view),
          taken.insert(ObjectIdentifier(recognizer)).inserted
        else { continue }
        adopt(recognizer, number)
        if let answering = view as? AnsweringScrollView { answering.relations = relations }
        if let scrollView = view as? UIScrollView, scrollView.panGestureRecognizer === recognizer,
          snapshot.choosesTarget(number)
        {
          let landing = RebuiltLanding()
          if let rows = scrollView.delegate as? SnapshotTable {
            rows.landing = landing
          } else {
            scrollView.delegate = landing
          }
          landings[number] = landing
        }
      case .app:
        let recognizer = SnapshotRecognizers.make(value)
        if value.delegate != nil || relations.isAnswered(by: number) {
          recognizer.delegate = relations
        }
        view.addGestureRecognizer(recognizer)
        adopt(recognizer, number)
      }
    }
  }

  /// The engine's recognizer in the place of one of UIKit's.
  private func counterpart(
    of value: GestureSnapshot.Recognizer, on view: UIView
  ) -> UIGestureRecognizer? {
    if let pop = value.pop {
      guard view === stage.navigation.viewIfLoaded else { return nil }
      return stage.navigation.systemRecognizer(for: pop.gesture)
    }
    guard let scrollView = view as? UIScrollView else { return nil }
    switch value.kind {
    case .pan where !(value.scrolls ?? false):
      return (scrollView as? UITableView)?.gestureRecognizers?.first {
        $0 is UIPanGestureRecognizer && $0 !== scrollView.panGestureRecognizer
      }
    case .pan:
      SnapshotRecognizers.describe(scrollView.panGestureRecognizer, as: value)
      return scrollView.panGestureRecognizer
    case .pinch: return scrollView.pinchGestureRecognizer
    default: return nil
    }
  }

  /// Gives a recognizer the name that the original has in texts.
  func adopt(_ recognizer: UIGestureRecognizer, _ number: Int) {
    recognizers[number] = recognizer
    relations.note(recognizer, number)
    let value = snapshot.recognizers[number]
    if value.pop == nil { recognizer.isEnabled = value.isEnabled ?? true }
    let name = snapshot.displayName(ofRecognizer: number)
    if let name, recognizer.displayName != name { recognizer.name = name }
  }
}
#endif
