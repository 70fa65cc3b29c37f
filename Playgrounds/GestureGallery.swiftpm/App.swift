import GestureDiagnostics
import UIKit

/// The app that shows every recipe: one window with a list.
@main
final class App: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = Scene.self
    return configuration
  }
}

/// The window.
final class Scene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let list = RecipeList([("UIKit", Recipe.all), ("SwiftUI", Recipe.swiftUI)])
    // Plain UIKit makes no decisions that an inspector could show.
    list.onSwitch = { navigationController, usesArbiter in
      if usesArbiter {
        GestureInspector.show(on: navigationController)
      } else {
        GestureInspector.hide(on: navigationController)
      }
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    self.window = window
  }
}
