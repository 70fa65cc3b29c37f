import GestureDiagnostics
import UIKitShim

extension GuidedDrag {
  /// Drags that show which recognizers wait for a gate, and whether they exclude others meanwhile.
  static let held: [GuidedDrag] = [
    GuidedDrag(
      "pager-held-slant", title: "Pager, slanting drag",
      instruction: "Drag to the right and down, halfway between both, from the middle.",
      questions: [
        "heldExclusion", "popDirection", "contentPopOverScrolling", "stackDuringPop", "heldState",
        "unmarkedTouch",
      ],
      touches: [Touch(from: Place(0.4, 0.4), Leg(x: 110, y: 95, over: 0.25))]
    ) { [pager(as: .pagingScrollView)] },
    GuidedDrag(
      "pager-held", title: "Pager at its first page",
      instruction: "Drag to the right from the middle of the first page, as if to go back.",
      questions: ["contentPopOverScrolling", "stackDuringPop", "unmarkedTouch", "resetTime"],
      touches: [.right(from: Place(0.5, 0.5))]
    ) { [pager(as: .pagingScrollView)] },
    GuidedDrag(
      "pager-held-bezel", title: "Pager at its first page, from the bezel",
      instruction: "Drag to the right from outside the left edge of the screen.",
      questions: [
        "repeatedState", "contentPopAndEdge", "contentPopOverScrolling", "stackDuringPop",
        "heldState", "resetTime",
      ], touches: [.right(from: Place(fromLeft: 2, 0.5))]
    ) { [pager(as: .pagingScrollView)] },
    GuidedDrag(
      "pager-held-third-page", title: "Pager at its third page",
      instruction: "Drag to the right from the middle of the third page.",
      questions: ["contentPopOverScrolling", "unmarkedTouch", "resetTime"],
      touches: [.right(from: Place(0.5, 0.5))]
    ) { [pager(as: .pagingScrollView, showing: 2)] },
  ]

  /// Drags on pagers without a role, which show what UIKit does by itself.
  static let pagers: [GuidedDrag] = [
    GuidedDrag(
      "pager-plain-bezel", title: "Plain pager, from the bezel",
      instruction: "Drag to the right from outside the left edge of the screen.",
      questions: ["scrollAtLeadingEdge", "contentPopOverScrolling"],
      touches: [.right(from: Place(fromLeft: 2, 0.5))]
    ) { [pager()] },
    GuidedDrag(
      "pager-plain-middle", title: "Plain pager, from the middle",
      instruction: "Drag to the right from the middle of the first page.",
      questions: ["scrollAtLeadingEdge", "contentPopOverScrolling"],
      touches: [.right(from: Place(0.5, 0.5))]
    ) { [pager()] },
    GuidedDrag(
      "pager-plain-third-page", title: "Plain pager at its third page",
      instruction: "Drag to the right from outside the left edge of the screen.",
      questions: ["contentPopOverScrolling"], touches: [.right(from: Place(fromLeft: 2, 0.5))]
    ) { [pager(showing: 2)] },
    GuidedDrag(
      "pager-plain-third-page-middle", title: "Plain pager at its third page, from the middle",
      instruction: "Drag to the right from the middle of the third page.",
      questions: ["contentPopOverScrolling"], touches: [.right(from: Place(0.4, 0.5))]
    ) { [pager(showing: 2)] },
    GuidedDrag(
      "pager-no-transfer", title: "Pager that transfers no scrolling",
      instruction: "Drag to the right from the middle of the first page.",
      questions: ["transferAndContentPop", "scrollAtLeadingEdge", "contentPopOverScrolling"],
      touches: [.right(from: Place(0.5, 0.5))]
    ) {
      [
        ContentScreen("Pager") { screen in
          let pager = screen.fill(with: Stripes.pager(in: screen.space))
          if #available(iOS 17.4, visionOS 1.1, *) {
            pager.transfersHorizontalScrollingToParent = false
          }
        }
      ]
    },
  ]

  /// Drags over content that scrolls sideways in other ways than a pager, without a role.
  static let sideways: [GuidedDrag] =
    [
      strip("strip", title: "Strip that does not page") { $0.isPagingEnabled = false },
      strip("pager-no-bounce", title: "Pager that does not bounce") { $0.bounces = false },
      strip("strip-short", title: "Strip narrower than the screen that bounces") {
        $0.contentSize.width = $0.bounds.width / 2
        $0.alwaysBounceHorizontal = true
      },
      strip(
        "strip-fits", title: "Strip narrower than the screen", questions: ["stackDuringPop"]
      ) { $0.contentSize.width = $0.bounds.width / 2 },
      strip("pager-off", title: "Pager with scrolling off", questions: ["stackDuringPop"]) {
        $0.isScrollEnabled = false
      },
    ] + newStrips

  /// Such drags where UIKit has the property that they are about.
  private static let newStrips: [GuidedDrag] =
    if #available(iOS 17.4, visionOS 1.1, *) {
      [
        strip("pager-no-sideways-bounce", title: "Pager that does not bounce sideways") {
          $0.bouncesHorizontally = false
        }
      ]
    } else {
      []
    }

  /// A drag to the right from the middle of content that scrolls sideways, at its beginning.
  private static func strip(
    _ id: String, title: String,
    questions: [String] = ["scrollAtLeadingEdge", "contentPopOverScrolling"],
    _ configure: @escaping @MainActor @Sendable (UIScrollView) -> Void
  ) -> GuidedDrag {
    GuidedDrag(
      id, title: title, instruction: "Drag to the right from the middle, as if to go back.",
      questions: questions, touches: [.right(from: Place(0.4, 0.5))]
    ) {
      [ContentScreen("Strip") { configure($0.fill(with: Stripes.pager(in: $0.space))) }]
    }
  }

  @MainActor
  private static func pager(
    as role: PopGestureRole? = nil, showing page: Int = 0
  ) -> UIViewController {
    ContentScreen("Pager") { screen in
      let pager = screen.fill(with: Stripes.pager(in: screen.space, showing: page))
      if let role { pager.popGestureRole = role }
    }
  }
}

extension GuidedDrag.Touch {
  /// A drag to the right, as fast as a person goes back.
  static func right(
    from start: GuidedDrag.Place, after delay: Double = 0, by way: CGFloat = 170
  ) -> GuidedDrag.Touch {
    GuidedDrag.Touch(from: start, after: delay, GuidedDrag.Leg(x: way, over: 0.25))
  }
}
