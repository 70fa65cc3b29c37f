#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// Collection views with compositional layouts; strokes start on the section that scrolls to the
/// side, a private scroll view (C270), or on a row.
extension LabScreen {
  /// Shelves of cards above rows; one line registers the collection view, and its shelf rests at
  /// the first card.
  package static let shelfAtRest = LabScreen(
    "shelf-first", title: "collection view with a sideways section at its start", strokeHeight: 400,
    owner: { drag in
      if drag.mayPop { return .pop }
      return .content(drag.heading == .vertical ? "list" : "shelf")
    }
  ) { stage in showShelf(scrolledBy: 0, on: stage) }

  /// The same with the section scrolled.
  package static let shelfInTheMiddle = LabScreen(
    "shelf-middle", title: "collection view with a scrolled sideways section", strokeHeight: 400,
    owner: { drag in
      if drag.mayPop, drag.place == .edge { return .pop }
      return .content(drag.heading == .vertical ? "list" : "shelf")
    }
  ) { stage in showShelf(scrolledBy: 420, on: stage) }

  /// A list layout whose rows have actions on both sides.
  package static let listRows = LabScreen(
    "list-rows", title: "collection view list with swipe actions", strokeHeight: 400,
    owner: { drag in
      if drag.mayPop, drag.place == .edge { return .pop }
      return .content(drag.heading == .vertical ? "list" : "row")
    }
  ) { stage in
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { _ in .single }
    configuration.trailingSwipeActionsConfigurationProvider = { _ in .single }
    let cards = CardSource(sections: [40])
    let list = cards.push(
      UICollectionViewCompositionalLayout.list(using: configuration), on: stage)
    list.contentOffset.y = 600
    return [
      LabContent(
        name: "row", view: list, role: .claims(.horizontalDrags), drag: .rows, with: cards),
      LabContent(name: "list", view: list, role: nil, drag: .scrolling),
    ]
  }

  private static func showShelf(scrolledBy distance: CGFloat, on stage: Stage) -> [LabContent] {
    let cards = CardSource(sections: [9, 40])
    let list = cards.push(CardSource.shelfAndRows, on: stage)
    let shelf = list.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    shelf?.panGestureRecognizer.name = "shelf.pan"
    shelf?.contentOffset.x = distance
    list.contentOffset.y = 20
    return [
      LabContent(name: "shelf", view: shelf ?? list, role: nil),
      LabContent(name: "list", view: list, role: .pagingScrollView, drag: .scrolling, with: cards),
    ]
  }
}
#endif
