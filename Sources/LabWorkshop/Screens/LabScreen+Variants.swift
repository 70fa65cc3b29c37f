#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab

extension LabScreen {
  /// Returns the screen with a driver, whose recognizers pop in addition to UIKit's.
  package func driven(_ title: String) -> LabScreen {
    var screen = self
    screen.name += "-driven"
    screen.title = title
    screen.driver = .arbiter
    return screen
  }

  /// Returns the screen as one on which an app-wide setting drives, and no line of its own.
  package func drivenByDefault() -> LabScreen {
    var screen = driven("\(title), driven by default")
    screen.configuresArbiter = true
    return screen
  }

  /// Returns the screen in right-to-left layout.
  package func mirrored(_ title: String) -> LabScreen {
    LabScreen(
      "\(name)-rtl", title: title, layoutDirection: .rightToLeft, strokeHeight: strokeHeight,
      driver: driver, owner: owner, prepare: prepare, build: build)
  }

  /// Where a stroke starts, for a title: "edge", "middle", or a point.
  package func origin(of place: StrokePlace) -> String {
    strokeStart.map(coordinates) ?? place.rawValue
  }
}
#endif
