import UIKitShim

/// What the SwiftUI content of a screen says of its pops.
///
/// Each value counts before the screen's own property of the same meaning, and leaves nothing in
/// that property: where the content says nothing any more, the property counts again.
package final class ContentSettings {
  /// Whether no gesture pops the screen.
  package var isInteractivePopDisabled: Bool?
  package var policy: PopPolicy?
  /// The interceptors of the modifiers in the screen.
  package var interceptors: [any PopIntercepting] = []
  /// Whether the public transition pops the screen where UIKit does not.
  package var hasFullScreenPop: Bool?
  /// What receives the decisions about the screen, in this order.
  package var observers: [@MainActor (PopDecision) -> Void] = []
  /// The settings that apply to a stack inside the content; nil if none does.
  package var ofStack: @MainActor (UINavigationController) -> ContentSettings? = { _ in nil }

  package init() {}

  /// Adds the settings of enclosing content.
  fileprivate func add(_ outer: ContentSettings) {
    isInteractivePopDisabled = isInteractivePopDisabled ?? outer.isInteractivePopDisabled
    policy = policy ?? outer.policy
    hasFullScreenPop = hasFullScreenPop ?? outer.hasFullScreenPop
    interceptors += outer.interceptors
    observers += outer.observers
  }
}

extension UIViewController {
  /// The visible stacks inside this controller to which its SwiftUI content applies settings, the
  /// outermost first.
  package var surroundedStacks: [UINavigationController] {
    guard let content = contentSettings else { return [] }
    var stacks: [UINavigationController] = []
    func visit(_ controller: UIViewController) {
      for child in controller.children where child.viewIfLoaded?.window != nil {
        if let stack = child as? UINavigationController, content.ofStack(stack) != nil {
          stacks.append(stack)
        }
        visit(child)
      }
    }
    visit(self)
    return stacks
  }
}

extension UINavigationController {
  /// What SwiftUI content around the stack says of all its screens; nil without such content.
  ///
  /// It is looked for whenever it is needed: SwiftUI may create a stack later than what is around it.
  package var surroundingSettings: ContentSettings? {
    guard Installation.current.hasContentSettings else { return nil }
    var nearest: ContentSettings?
    var controller = parent
    while let current = controller {
      if let settings = current.contentSettings?.ofStack(self) {
        if let nearest { nearest.add(settings) } else { nearest = settings }
      }
      controller = current.parent
    }
    return nearest
  }
}

extension UIViewController {
  /// What the SwiftUI content of this controller's view says; nil without such content.
  package var contentSettings: ContentSettings? {
    get { popSettings?.content }
    set {
      if newValue != nil { Installation.current.hasContentSettings = true }
      changePopSettings(isSet: newValue != nil) { $0.content = newValue }
      followInterceptor()
    }
  }
}
