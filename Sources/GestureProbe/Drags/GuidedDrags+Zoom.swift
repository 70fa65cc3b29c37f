import UIKitShim

extension GuidedDrag {
  /// Drags on a screen that a zoom transition has shown (C253). A recording does not contain the
  /// transition, so a person reads it. Before iOS 18 there is none, and nothing happens.
  static let zooms: [GuidedDrag] = [
    GuidedDrag(
      "zoom-list", title: "A zoom over a list that has scrolled",
      instruction: "Drag down from the middle, slowly, until the list is at its top.",
      questions: ["zoomOverScrolling"],
      touches: [Touch(from: Place(0.5, 0.5), Leg(y: 150, over: 0.4))], isRebuildable: false
    ) {
      [
        zoomed(
          ContentScreen("Zoomed list") { screen in
            let list = UIScrollView(frame: screen.space)
            list.contentSize = CGSize(width: screen.space.width, height: 3 * screen.space.height)
            list.contentOffset.y = 300
            screen.view.addSubview(list)
          })
      ]
    },
    GuidedDrag(
      "zoom-edge", title: "A zoom whose hook refuses, from the bezel",
      instruction: "Drag to the right from outside the left edge of the screen.",
      questions: ["zoomAndPops"],
      touches: [
        Touch(from: Place(0, 0.5, offset: CGPoint(x: 2, y: 0)), Leg(x: 170, over: 0.25))
      ], isRebuildable: false
    ) { [zoomed(ContentScreen("Zoomed"), isRefused: true)] },
  ]

  @MainActor private static func zoomed(
    _ screen: UIViewController, isRefused: Bool = false
  ) -> UIViewController {
    if #available(iOS 18.0, macCatalyst 18.0, visionOS 2.0, *) {
      let options = UIViewController.Transition.ZoomOptions()
      if isRefused { options.interactiveDismissShouldBegin = { _ in false } }
      screen.preferredTransition = .zoom(options: options) { _ in nil }
    }
    return screen
  }
}
