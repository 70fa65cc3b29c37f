import GestureArbitration
import UIKitShim

/// The diagnoses about registered views; ``DiagnosticContext`` says how to add one.
extension DiagnosticContext {
  var contentIssues: [Issue] {
    circularWaits + contentThatCannotDefer + regionsWithoutContent + contentWithoutContentPop
      + contentInsideBlockingContent + unreachableContent + contentWithDelayedTouches
      + hostedContentWithClaims
  }

  /// Circles of recognizers that wait for each other, as far as recognizers and delegates report it
  /// (C095).
  private var circularWaits: [Issue] {
    var known: Set<Set<ObjectIdentifier>> = []
    return innermostViewsWithRecognizers.flatMap { view in
      let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let roles = RoleLookup(
        under: view, at: view.convert(center, to: nil), through: container)
      let waits = RecognizerWait.all(among: view.recognizersOfTouches, for: arbiter, in: roles)
      // What holds others lets them begin by failing, which nothing that it waits for delays.
      return WaitGraph(
        waits.filter { wait in
          !(wait.waiter is any ArbitrationRecognizer)
            || arbiter.driverRecognizers.contains(wait.waiter)
        }
      ).circles
    }.filter { known.insert(Set($0.map(ObjectIdentifier.init))).inserted }.map { circle in
      let names = (circle + circle.prefix(1)).map(\.displayName)
      return Issue(
        fact: "Recognizers wait for each other in a circle: \(names.joined(separator: " → ")).",
        remedy: """
          None of them can begin. Make one gestureRecognizer(_:shouldRequireFailureOf:), \
          gestureRecognizer(_:shouldBeRequiredToFailBy:) or override of the same name return false.
          """)
    }
  }

  /// The views with recognizers that contain no such view: a touch on one of them reaches every
  /// recognizer around it.
  private var innermostViewsWithRecognizers: [UIView] {
    let candidates = views.filter { !($0.gestureRecognizers ?? []).isEmpty }
    var enclosing: Set<ObjectIdentifier> = []
    for view in candidates {
      enclosing.formUnion(view.ancestors(through: container).dropFirst().map(ObjectIdentifier.init))
    }
    return candidates.filter { !enclosing.contains(ObjectIdentifier($0)) }
  }

  /// Contents that should defer and cannot.
  private var contentThatCannotDefer: [Issue] {
    contents.compactMap { content in
      guard case .defersInStrip(let width) = content.role.kind, width <= 0 else { return nil }
      return Issue(
        fact: "The \(content.name) defers to the content pop in a strip of 0 pt, so never.",
        remedy: """
          Set its role to .carousel, or to .carousel(stripWidth:) with a width in pt. To keep all its \
          drags, set it to .claims(.horizontalDrags).
          """)
    }
  }

  /// Regions for a scroll view, in which there is none, or that have no area.
  private var regionsWithoutContent: [Issue] {
    contents.compactMap { content in
      guard let region = content.view as? PopGestureRegion else { return nil }
      if region.bounds.isEmpty {
        return Issue(
          fact: "The region \(content.name) has no area.",
          remedy: "Set the frame of the PopGestureRegion, or remove it from its superview.")
      }
      let hasScrollView = views.contains { ($0 as? UIScrollView).map(region.encloses) ?? false }
      guard content.role.concernsScrollView, !hasScrollView else { return nil }
      return Issue(
        fact: "The region \(content.name) needs a scroll view, and none lies in it.",
        remedy: """
          Make it as large as the scroll view, or give the role to the scroll view itself by \
          UIView.popGestureRole.
          """)
    }
  }

  /// Contents that defer to a content pop where nothing performs one.
  private var contentWithoutContentPop: [Issue] {
    guard navigationController.systemRecognizer(for: .contentPop) == nil,
      !arbiter.drives(.contentPop),
      !arbiter.pops().all(.app).contains(where: { $0.gesture == .contentPop })
    else { return [] }
    return contents.filter(\.role.defersToContentPop).map { .noContentPop(for: $0.name) }
  }

  /// Contents that defer to a content pop that a view around them never allows.
  private var contentInsideBlockingContent: [Issue] {
    contents.flatMap { inner -> [Issue] in
      guard inner.role.defersToContentPop else { return [] }
      let enclosing = inner.view.ancestors(through: container).dropFirst()
      return contents.compactMap { outer in
        guard enclosing.contains(where: { $0 === outer.view }),
          let block = outer.role.blockOfContentPop
        else { return nil }
        return Issue(
          fact: """
            The \(inner.name) defers to the content pop, but the \(outer.name) around it \(block).
            """,
          remedy: """
            Set UIView.popGestureRole of the \(inner.name) or of the \(outer.name) to nil, or let the \
            outer one claim only other drags: .claims(_:from:where:).
            """)
      }
    }
  }

  /// Contents that no touch can hit. Hidden views are left out: they may be shown again.
  private var unreachableContent: [Issue] {
    contents.compactMap { content in
      for view in hitViews(of: content.view) {
        guard let obstacle = view.hitTestObstacle else { continue }
        let subject = view === content.view ? "it" : "the \(type(of: view)) around it"
        return Issue(
          fact: "The \(content.name) has a role, but no touch can hit it: \(subject) \(obstacle).",
          remedy: "Make it hit-testable, or set its UIView.popGestureRole to nil.")
      }
      return nil
    }
  }

  /// Claims of hosted content that leave drags to a scroll view around it: nothing public tells the
  /// gestures of one part of a hosted screen from those of another (C101).
  private var hostedContentWithClaims: [Issue] {
    contents.compactMap { content in
      guard let region = content.view as? PopGestureRegion, region.nesting != nil,
        !content.role.claimedDrags.isEmpty,
        !RunningSystem.separatesHostedGestures(of: region)
      else { return nil }
      let around = region.ancestors(through: nil)
      guard
        let scrollView = around.lazy.compactMap({ $0 as? UIScrollView })
          .first(where: { $0.scrolls(along: content.role.deferredDrags) }),
        around.contains(where: {
          $0.gestureRecognizers?.contains(where: SystemClasses.isSwiftUI) == true
        })
      else { return nil }
      return Issue(
        fact: """
          SwiftUI hosts the \(content.name): a gesture of SwiftUI's there may also keep the drags that its \
          claim leaves to the \(type(of: scrollView)) around it.
          """,
        remedy: """
          If that does not scroll, follow the drags with a pan on a UIView in a UIViewRepresentable, and \
          give the view the role.
          """)
    }
  }

  /// Contents of the app's that handle raw touches, as it seems, in a scroll view that passes touches on
  /// late (C135).
  private var contentWithDelayedTouches: [Issue] {
    let presented = navigationController.presentedViewController?.viewIfLoaded
    let around = presented?.withDescendants.compactMap { view in
      RoleLookup().role(of: view).map { Content(view: view, name: $0.name, role: $0.role) }
    }
    return (contents + (around ?? [])).compactMap { content in
      guard content.role.keepsDrags, !SystemClasses.isSystem(content.view),
        !(content.view is UIControl), !(content.view is UIScrollView),
        !(content.view is PopGestureRegion), !(content.view is UITableViewCell),
        !(content.view is UICollectionViewCell),
        content.view.withDescendants.allSatisfy({ view in
          (view.gestureRecognizers ?? []).allSatisfy { $0 is any ArbitrationRecognizer }
        }),
        let scrollView = content.view.ancestors(through: nil).lazy.compactMap({
          $0 as? UIScrollView
        })
        .first(where: { $0.delaysContentTouches && $0.isScrollEnabled })
      else { return nil }
      return Issue(
        fact: """
          The \(type(of: scrollView)) around the \(content.name) passes touches on to it late, and \
          nothing of how a drag began.
          """,
        remedy: """
          Set delaysContentTouches of the scroll view to false if the \(content.name) handles raw \
          touches.
          """)
    }
  }

  /// The views that a touch on a content has to hit: of a region, those around it.
  private func hitViews(of content: UIView) -> [UIView] {
    let views = content.ancestors(through: container)
    guard let region = content as? PopGestureRegion else { return views }
    // What SwiftUI puts around one isn't part of the hit path.
    return region.nesting == nil ? Array(views.drop { $0 is PopGestureRegion }) : []
  }
}

extension UIView {
  /// Why no touch can hit the view, or nil.
  fileprivate var hitTestObstacle: String? {
    if !isUserInteractionEnabled { return "has isUserInteractionEnabled set to false" }
    return bounds.isEmpty ? "has no area" : nil
  }
}
