import GestureArbitration
import UIKitShim

extension Recipe {
  /// A map and a chart, which keep the drags that start in them.
  static let map = Recipe(
    title: "A map and a chart keep their drags",
    hint: "Drag to the right on the map and the chart.",
    drags: [
      Drag(.right, from: .upperHalf, plain: .content("map"), arbitrated: .content("map")),
      Drag(
        .right, from: .lowerHalf, plain: .content("chart"), on26: .pop,
        arbitrated: .content("chart")),
      Drag(.right, from: .edge, plain: .content("map"), arbitrated: .pop),
    ]
  ) { MapScreen() }
}

/// A screen with a map above a chart.
final class MapScreen: UIViewController, RecipeScreen {
  private let map = Terrain()
  private let chart = Chart(isUpright: true)

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: map, to: 0.55)
    fill(with: chart, from: 0.55)
  }

  func use(_ arbiter: GestureArbiter) {
    map.popGestureRole = .map
    chart.popGestureRole = .claims(.horizontalDrags)
  }
}
