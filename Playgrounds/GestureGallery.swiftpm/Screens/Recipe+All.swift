extension Recipe {
  /// The recipes in UIKit: those of the README in its order, then further ones.
  package static let all: [Recipe] = [
    .pager, .fullScreen, .edgeOnly, .discardChanges, .carousel, .map, .swipeActions, .chartInSheet,
    .pageController, .shelves, .pushByDrag, .recording,
  ]
}
