#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// The views, recognizers and relations of a case on its stage.
@MainActor
final class CaseViewTree {
  private let description: CaseViews
  let fault: PlantedFault?
  private(set) var views: [String: UIView] = [:]
  private(set) var recognizers: [String: UIGestureRecognizer] = [:]
  /// The names of recognizers, for relations.
  private var names: [ObjectIdentifier: String] = [:]
  /// The relations whose answer is true now.
  private var relationsOn: Set<String> = []
  /// The relations whose answer has been true at any time.
  private var relationsEverOn: Set<String> = []
  private var delegates: [String: CaseDelegate] = [:]
  private unowned let stage: CaseStage
  private weak var controller: CaseController?

  /// Makes the views in a controller's view, which is in a window.
  init(
    _ description: CaseViews, in controller: CaseController, on stage: CaseStage,
    planting fault: PlantedFault?
  ) {
    (self.description, self.controller, self.stage) = (description, controller, stage)
    self.fault = fault
    for pop in NavigationGesture.allCases {
      guard let name = pop.caseName, let recognizer = systemPop(pop) else { continue }
      know(recognizer, as: name)
    }
    for view in description.views { make(view) }
    for recognizer in description.recognizers { make(recognizer) }
    for relation in description.relations {
      if relation.kind == .requires {
        require(relation.one, toFail: relation.other)
      } else if relation.isOn {
        turnOn(relation.name)
      }
    }
  }

  private func turnOn(_ relation: String) {
    relationsOn.insert(relation)
    relationsEverOn.insert(relation)
  }

  /// Returns the view with a name.
  func view(_ name: String) -> UIView? {
    switch name {
    case CaseViews.window: controller?.viewIfLoaded?.window
    case CaseViews.stack:
      controller?.navigationController?.view ?? controller?.viewIfLoaded?.window
    case CaseViews.screen: controller?.viewIfLoaded
    default: views[name]
    }
  }

  /// Whether the answer of a relation between two recognizers is true now.
  func holds(
    _ kind: CaseViews.RelationKind, _ one: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    holds(kind, one, other, among: relationsOn)
  }

  /// Whether simultaneous recognition of two recognizers is or was allowed.
  func hasAllowed(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    holds(.allows, one, other, among: relationsEverOn)
  }

  private func holds(
    _ kind: CaseViews.RelationKind, _ one: UIGestureRecognizer, _ other: UIGestureRecognizer,
    among relations: Set<String>
  ) -> Bool {
    guard let one = names[ObjectIdentifier(one)], let other = names[ObjectIdentifier(other)] else {
      return false
    }
    return description.relations.contains { relation in
      relation.kind == kind && relation.one == one && relation.other == other
        && relations.contains(relation.name)
    }
  }

  private func scrollView(_ name: String) -> UIScrollView? { views[name] as? UIScrollView }

  private func systemPop(_ gesture: NavigationGesture) -> UIGestureRecognizer? {
    controller?.navigationController?.systemRecognizer(for: gesture)
  }

  private func require(_ waiter: String, toFail blocker: String) {
    if let blocker = recognizers[blocker] { recognizers[waiter]?.require(toFail: blocker) }
  }

  // MARK: - Making

  private func make(_ description: CaseViews.View) {
    let name = description.name
    let onTouches: CaseTouchCallback = { [unowned stage] in stage.note($1, of: $0, to: name) }
    let view: UIView
    if let content = description.content {
      let scrollView =
        description.isOfUIKit
        ? UIScrollView(frame: description.frame)
        : CaseScrollView(frame: description.frame, onTouches)
      scrollView.contentSize = content.size
      scrollView.isPagingEnabled = content.pages
      scrollView.bounces = content.bounces
      scrollView.alwaysBounceHorizontal = content.alwaysBounces
      scrollView.alwaysBounceVertical = content.alwaysBounces
      scrollView.contentInset = UIEdgeInsets(
        top: content.inset, left: content.inset, bottom: content.inset, right: content.inset)
      scrollView.contentOffset = scrollView.offset(at: content.position)
      if let position = content.verticalPosition {
        scrollView.contentOffset.y = scrollView.offset(at: position).y
      }
      know(scrollView.panGestureRecognizer, as: CaseViews.pan(of: name))
      view = scrollView
    } else {
      view =
        description.isOfUIKit
        ? UIView(frame: description.frame) : CaseTouchView(frame: description.frame, onTouches)
    }
    if let turn = description.turn { view.transform = turn.transform }
    view.isHidden = description.isHidden
    view.isMultipleTouchEnabled = description.takesSeveralTouches
    views[name] = view
    (self.view(description.parent) ?? self.view(CaseViews.screen))?.addSubview(view)
  }

  private func make(_ description: CaseViews.Recognizer) {
    let recognizer = description.recognizer(in: self)
    recognizer.isEnabled = description.isEnabled
    recognizer.cancelsTouchesInView = description.cancelsTouchesInView
    recognizer.delaysTouchesBegan = description.delaysTouchesBegan
    recognizer.delaysTouchesEnded = description.delaysTouchesEnded
    know(recognizer, as: description.name)
    let isAsked = self.description.relations.contains {
      $0.one == description.name && $0.kind.isOfDelegate
    }
    if isAsked || description.axis != nil { delegate(of: description.name) }
    if !description.mayBegin { delegate(of: description.name)?.mayBegin = false }
    view(description.view)?.addGestureRecognizer(recognizer)
  }

  /// The delegate of a recognizer of the case, which it has from now on.
  @discardableResult
  private func delegate(of name: String) -> CaseDelegate? {
    if let known = delegates[name] { return known }
    guard let model = description.recognizers.first(where: { $0.name == name }) else { return nil }
    let delegate = CaseDelegate(model, in: self)
    recognizers[name]?.delegate = delegate
    delegates[name] = delegate
    return delegate
  }

  private func know(_ recognizer: UIGestureRecognizer, as name: String) {
    names[ObjectIdentifier(recognizer)] = name
    recognizers[name] = recognizer
    recognizer.name = name
    recognizer.observeActions { [unowned self] recognizer in
      if fault == .pulled, recognizer.state == .cancelled { pulled = name }
      stage.receive(recognizer.state, of: name)
    }
  }

  // MARK: - Acts

  /// Performs an act; does nothing where a name means nothing.
  func perform(_ act: ViewAct) {
    switch act {
    case .set(let name, let state):
      if let own = recognizers[name] as? CaseRecognizer { own.state = state.state }
    case .enable(let name, let isOn): recognizers[name]?.isEnabled = isOn
    case .detach(let name):
      if let recognizer = own(name) { recognizer.view?.removeGestureRecognizer(recognizer) }
    case .attach(let name, let place):
      if let recognizer = own(name) { view(place)?.addGestureRecognizer(recognizer) }
    case .turn(let name, let property, let isOn): own(name)?[keyPath: property.path] = isOn
    case .require(let waiter, let blocker): require(waiter, toFail: blocker)
    case .flip(let name):
      let isStatic = description.relations.first { $0.name == name }?.kind == .requires
      if !isStatic, relationsOn.remove(name) == nil { turnOn(name) }
    case .allowBegin(let name, let mayBegin): delegate(of: name)?.mayBegin = mayBegin
    case .remove(let name): views[name]?.removeFromSuperview()
    case .add(let name, let parent):
      if let view = views[name] { self.view(parent)?.addSubview(view) }
    case .hide(let name, let isHidden): views[name]?.isHidden = isHidden
    case .interact(let name, let isOn): views[name]?.isUserInteractionEnabled = isOn
    case .enableScrolling(let name, let isOn): scrollView(name)?.isScrollEnabled = isOn
    case .scroll(let name, let share, let animated):
      if let view = scrollView(name) {
        view.setContentOffset(view.offset(at: share), animated: animated)
      }
    case .bounce(let name, let isOn): scrollView(name)?.bounces = isOn
    case .page(let name, let isOn): scrollView(name)?.isPagingEnabled = isOn
    case .give(let name, let role):
      if !stage.plant(on: views[name], role: role != nil) {
        views[name]?.popGestureRole = role?.role
      }
    }
  }

  /// A recognizer of the case, and not one of UIKit's.
  private func own(_ name: String) -> UIGestureRecognizer? {
    description.recognizers.contains { $0.name == name } ? recognizers[name] : nil
  }

  // MARK: - In the end

  /// Ends what no touch ends: an app's recognizer must end its gesture some time (C059).
  ///
  /// - Parameter set: The recognizers whose state acts set from outside.
  func finish(besides set: Set<String>) {
    for description in description.recognizers
    where description.kind.endsLate || set.contains(description.name) {
      (recognizers[description.name] as? CaseRecognizer)?.finish()
    }
    if let pulled { pull(pulled) }
  }

  /// Takes the roles of the views back.
  func takeRolesBack() { for view in views.values { view.popGestureRole = nil } }

  /// The scroll views.
  var scrollViews: [String: UIScrollView] { views.compactMapValues { $0 as? UIScrollView } }

  /// What of the views and recognizers is not at rest, by its subject.
  var leftOver: [String: String] {
    var left: [String: String] = [:]
    for (name, recognizer) in recognizers
    where recognizer.state != .possible || recognizer.numberOfTouches > 0 {
      left[name] = "\(recognizer.state), with \(recognizer.numberOfTouches) touches"
    }
    for (name, view) in views {
      guard let view = view as? UIScrollView else { continue }
      if view.isDragging || view.isDecelerating || view.isTracking {
        left[name] = "does not rest"
      } else if !view.isWithinItsContent {
        left[name] = "rests at \(view.contentOffset), outside of its content"
      }
    }
    return left
  }

  /// What must not outlive the stage.
  var objects: [(name: String, object: AnyObject)] {
    views.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      + recognizers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  // MARK: - Planted faults

  /// Whether late recognizers begin; false only for a fault.
  var lateRecognizersBegin: Bool { fault != .alternating || stage.number.isMultiple(of: 2) }
  var hasSeenTwoTouches: Bool { stage.hasSeenTwoTouches }
  /// The pan whose scroll view rests beyond its end.
  private var pulled: String?

  /// Starts a repeating timer.
  func tick() {
    stage.stage.engine.clock.schedule(after: 0.5) { [weak self] in self?.tick() }
  }

  private func pull(_ pan: String) {
    let view = views.first { CaseViews.pan(of: $0.key) == pan }?.value as? UIScrollView
    if let view { view.contentOffset.x = view.highestOffset.x + 9 }
  }
}

extension CaseViews {
  static let window = "window"
  static let stack = "stack"
  static let screen = "screen"

  /// The name of a scroll view's pan.
  static func pan(of view: String) -> String { "\(view).pan" }
}

extension NavigationGesture {
  /// The name of UIKit's recognizer in relations.
  fileprivate var caseName: String? {
    switch self {
    case .edgePop: "edgePop"
    case .contentPop: "contentPop"
    default: nil
    }
  }
}

extension CaseState {
  fileprivate var state: UIGestureRecognizer.State {
    switch self {
    case .possible: .possible
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }
}

extension ViewAct.Switch {
  @MainActor
  fileprivate var path: ReferenceWritableKeyPath<UIGestureRecognizer, Bool> {
    switch self {
    case .cancelsTouchesInView: \.cancelsTouchesInView
    case .delaysTouchesBegan: \.delaysTouchesBegan
    case .delaysTouchesEnded: \.delaysTouchesEnded
    }
  }
}

extension ViewRole {
  @MainActor
  var role: PopGestureRole {
    switch self {
    case .pager: .pagingScrollView
    case .carousel: .carousel
    case .map: .map
    case .canvas: .claims(.allDrags, from: .all)
    case .halfClaimed: .claims { $0.location.x > $0.view.bounds.midX }
    case .excluded: .excluded
    case .finicky: .custom { $0.location.y > $0.view.bounds.midY ? "it is the lower half" : nil }
    case .pages: .pageController { true }
    case .edgePager: .pagingScrollView(keepsEdgeSwipes: true)
    case .wideCarousel: .carousel(stripWidth: 400)
    case .enclosingMap: .map.forEnclosingPans
    }
  }
}

extension CaseViews.Turn {
  fileprivate var transform: CGAffineTransform {
    switch self {
    case .rotated: CGAffineTransform(rotationAngle: 0.5)
    case .scaled: CGAffineTransform(scaleX: 0.7, y: 1.2)
    case .shifted: CGAffineTransform(translationX: 30, y: -20)
    }
  }
}

extension UIScrollView {
  /// Returns the offset at a share of the range on both axes.
  fileprivate func offset(at share: CGFloat) -> CGPoint {
    let (low, high) = (lowestOffset, highestOffset)
    return CGPoint(x: low.x + (high.x - low.x) * share, y: low.y + (high.y - low.y) * share)
  }

  fileprivate var isWithinItsContent: Bool {
    let (low, high, tolerance) = (lowestOffset, highestOffset, 0.5)
    return (low.x - tolerance...high.x + tolerance).contains(contentOffset.x)
      && (low.y - tolerance...high.y + tolerance).contains(contentOffset.y)
  }

  /// The smallest offset at which content rests.
  private var lowestOffset: CGPoint {
    CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
  }

  /// The largest offset at which content rests.
  fileprivate var highestOffset: CGPoint {
    let (inset, low) = (adjustedContentInset, lowestOffset)
    return CGPoint(
      x: max(low.x, contentSize.width + inset.right - bounds.width),
      y: max(low.y, contentSize.height + inset.bottom - bounds.height))
  }
}
#endif
