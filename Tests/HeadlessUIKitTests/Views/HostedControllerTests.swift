#if HEADLESS
import HeadlessUIKit
import Testing

/// The stand-ins for navigation controllers of other frameworks.
@MainActor struct HostedControllerTests {
  @Test func `C272: the controller behind a NavigationStack is of a private subclass and pops`() {
    let stack = HostedNavigationStack()
    let screen = Screen()
    screen.window.rootViewController = stack
    stack.viewControllers = [UIViewController(), UIViewController()]

    screen.touch.down(1, 400).drag(300, 0).up()
    screen.wait(2)

    #expect(type(of: stack) != UINavigationController.self)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `a composer and a preview contain a navigation controller of UIKit's own class`() {
    let (composer, preview) = (HostedComposer(), HostedPreview())
    for (outer, inner) in [(composer, composer.inner), (preview, preview.inner)]
      as [(UIViewController, UINavigationController)]
    {
      let screen = Screen()
      screen.window.rootViewController = outer
      screen.wait(0.1)

      screen.touch.down(1, 400).drag(300, 0).up()
      screen.wait(2)

      #expect(type(of: inner) == UINavigationController.self)
      #expect(inner.view.bounds.size == screen.window.bounds.size)
      #expect(inner.viewControllers.count == 1)
    }
  }
}
#endif
