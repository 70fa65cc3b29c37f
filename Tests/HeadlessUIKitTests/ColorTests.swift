import Foundation
import HeadlessUIKit
import Testing

/// Colours and what else is kept for the app though nothing is drawn.
@MainActor @Suite struct ColorTests {
  @Test func `a colour has the components that it was made of`() {
    var (red, green, blue, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)

    let isThere = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)

    #expect(isThere && color.getRed(nil, green: nil, blue: nil, alpha: nil))
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
  }

  @Test func `colours of the same components are equal`() {
    let half = UIColor.black.withAlphaComponent(0.5)

    #expect(half == UIColor(white: 0, alpha: 0.5))
    #expect(half.hash == UIColor(white: 0, alpha: 0.5).hash)
    #expect(half != .black)
    #expect(UIColor.clear == UIColor.black.withAlphaComponent(0))
    #expect(Set([UIColor.label, .systemBackground, .gray, .systemBlue, .blue]).count == 5)
    #expect(UIColor.red != .green)
  }

  @Test func `a view keeps its background, and a layer its shadow`() {
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

  @Test func `a view without a tint of its own has that of the view around it`() {
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

  @Test func `a look of a bar is configured as a whole`() {
    let look = UINavigationBarAppearance()
    let shadow = look.shadowColor

    look.backgroundColor = .red
    look.configureWithTransparentBackground()
    let transparent = (look.backgroundColor, look.shadowColor)
    look.configureWithOpaqueBackground()
    let opaque = (look.backgroundColor, look.shadowColor)
    look.configureWithDefaultBackground()

    #expect(shadow != nil && look.backgroundColor == nil && look.shadowColor == shadow)
    #expect(transparent.0 == nil && transparent.1 == nil)
    #expect(opaque.0 == .systemBackground && opaque.1 == shadow)
  }

  @Test func `a bar and its items keep their looks`() {
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
