#if HEADLESS
import GestureArbitration
import HeadlessUIKit

/// Where the contents of a screen lie in its view hierarchy, so that they are found on every stage.
struct ContentPlaces: Sendable {
  private struct Place: Sendable {
    let name: String
    let drag: GestureSnapshot.Content.Drag
    /// The indices of the subviews that lead to the view from the window.
    let path: [Int]
  }

  private let places: [Place]

  /// Finds what may own a drag on a stage.
  @MainActor
  init(on stage: Stage) {
    let numbered = stage.navigation.gestureArbiter.numberedSnapshot()
    let snapshot = numbered.snapshot
    let indices = Dictionary(
      uniqueKeysWithValues: numbered.views.map { (ObjectIdentifier($0.object), $0.index) })
    var paths: [Int: [Int]] = [:]
    func add(_ view: UIView, _ path: [Int]) {
      if let index = indices[ObjectIdentifier(view)] { paths[index] = path }
      for (number, subview) in view.subviews.enumerated() { add(subview, path + [number]) }
    }
    add(stage.window, [])
    places = snapshot.namedContents.compactMap { content in
      paths[content.view].map { Place(name: content.name, drag: content.drag, path: $0) }
    }
  }

  /// Returns the contents of a stage on which the same screen is shown.
  @MainActor
  func contents(on stage: Stage) -> [LabContent] {
    places.compactMap { place in
      var view: UIView = stage.window
      for number in place.path {
        guard view.subviews.indices.contains(number) else { return nil }
        view = view.subviews[number]
      }
      // The screen registers its roles itself.
      return LabContent(name: place.name, view: view, role: nil, drag: place.drag)
    }
  }
}
#endif
