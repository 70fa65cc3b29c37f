#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Colors, tints and appearances, which the engine stores but never draws.
@MainActor @Suite struct ColorTests {
  @Test func `a color returns the components it was created with`() {
    var (red, green, blue, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)

    let hasComponents = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)

    #expect(hasComponents && color.getRed(nil, green: nil, blue: nil, alpha: nil))
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
  }

  @Test func `colors with the same components are equal`() {
    let half = UIColor.black.withAlphaComponent(0.5)

    #expect(half == UIColor(white: 0, alpha: 0.5))
    #expect(half.hash == UIColor(white: 0, alpha: 0.5).hash)
    #expect(half != .black)
    #expect(UIColor.clear == UIColor.black.withAlphaComponent(0))
    #expect(Set([UIColor.label, .systemBackground, .gray, .systemBlue, .blue]).count == 5)
    #expect(UIColor.red != .green)
  }

  @Test func `a view keeps its background color, and a copied layer its shadow`() {
    let view = UIView()
    #expect(view.backgroundColor == nil)
    #expect(view.layer.shadowOpacity == 0 && view.layer.shadowRadius == 3)
    #expect(view.layer.shadowOffset == CGSize(width: 0, height: -3))

    view.backgroundColor = .white
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 8
    view.layer.shadowOffset = .zero
    let copy = CALayer(layer: view.layer)

    #expect(view.backgroundColor == .white)
    #expect((copy.shadowOpacity, copy.shadowRadius, copy.shadowOffset) == (0.5, 8, .zero))
  }

  @Test func `a view without a tint color inherits its superview's`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let first = inner.tintColor

    outer.tintColor = .red
    let second = inner.tintColor
    inner.tintColor = .green
    let third = inner.tintColor
    inner.tintColor = nil

    #expect([first, second, third] == [.systemBlue, .red, .green])
    #expect(inner.tintColor == .red)
  }

  @Test func `configuring an appearance replaces its background and shadow colors`() {
    let appearance = UINavigationBarAppearance()
    let shadow = appearance.shadowColor

    appearance.backgroundColor = .red
    appearance.configureWithTransparentBackground()
    let transparent = (appearance.backgroundColor, appearance.shadowColor)
    appearance.configureWithOpaqueBackground()
    let opaque = (appearance.backgroundColor, appearance.shadowColor)
    appearance.configureWithDefaultBackground()

    #expect(shadow != nil && appearance.backgroundColor == nil && appearance.shadowColor == shadow)
    #expect(transparent.0 == nil && transparent.1 == nil)
    #expect(opaque.0 == .systemBackground && opaque.1 == shadow)
  }

  @Test func `an appearance can be created from another and copied`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red

    let created = UINavigationBarAppearance(barAppearance: appearance)
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    appearance.backgroundColor = .blue

    #expect(created.backgroundColor == .red && created.shadowColor == appearance.shadowColor)
    #expect(copy.backgroundColor == .red && copy !== appearance)
  }

  @Test func `a bar and its items keep their appearances`() {
    let (bar, item) = (UINavigationBar(), UINavigationItem(title: "A"))
    #expect(bar.scrollEdgeAppearance == nil)
    #expect(item.standardAppearance == nil && item.scrollEdgeAppearance == nil)

    item.standardAppearance = bar.standardAppearance
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    item.scrollEdgeAppearance = bar.scrollEdgeAppearance

    #expect(item.standardAppearance === bar.standardAppearance)
    #expect(item.scrollEdgeAppearance === bar.scrollEdgeAppearance)
  }
}
#endif
