#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Properties that the engine keeps for the app: defaults of UIKit, and values by their names.
@MainActor @Suite struct StoredPropertyTests {
  @Test func `a property has UIKit's default until it is set, and each its own value`() {
    let scrollView = UIScrollView()
    #expect(scrollView.showsVerticalScrollIndicator && scrollView.scrollsToTop)
    #expect(scrollView.keyboardDismissMode == .none)

    scrollView.showsVerticalScrollIndicator = false
    scrollView.keyboardDismissMode = .onDrag
    scrollView.scrollIndicatorInsets.top = 8

    #expect(!scrollView.showsVerticalScrollIndicator && scrollView.showsHorizontalScrollIndicator)
    #expect(scrollView.keyboardDismissMode == .onDrag && scrollView.scrollsToTop)
    #expect(scrollView.horizontalScrollIndicatorInsets.top == 8)
    #expect(UIScrollView().showsVerticalScrollIndicator)
  }

  @Test func `an optional property can be set to nil again`() {
    let view = UIView()
    let mask = UIView()

    view.mask = mask
    let before = view.mask
    view.mask = nil

    #expect(before === mask && view.mask == nil)
  }

  @Test func `views, layers, labels and images keep what a screen sets`() {
    let view = UIView()
    view.contentMode = .scaleAspectFit
    view.layer.cornerRadius = 12
    view.layer.borderColor = UIColor.red.cgColor
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.attributedText = NSAttributedString(string: "a")
    let icon = UIImageView(image: UIImage(systemName: "star"))

    #expect(view.contentMode == .scaleAspectFit && view.layer.cornerRadius == 12)
    #expect(view.layer.borderColor == UIColor.red.cgColor && view.layer.borderWidth == 0)
    #expect(label.font.pointSize == 17 && label.text == "a" && label.numberOfLines == 1)
    #expect(icon.image == UIImage(systemName: "star") && icon.image != UIImage(systemName: "moon"))
    #expect(UILabel().textColor == .label && !icon.isUserInteractionEnabled)
  }

  @Test func `margins by direction are those of the sides`() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft

    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)

    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalLayoutMargins.leading == 2)
    #expect(UIView().layoutMargins.left == 8)
  }

  @Test func `a color of hue, saturation and brightness has the components of the color circle`() {
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: 2 / 3, saturation: 1, brightness: 1, alpha: 1) == .blue)
    #expect(UIColor(hue: 0.3, saturation: 0, brightness: 0.5, alpha: 1) == .gray)
    #expect(UIColor(cgColor: UIColor.systemPink.cgColor) == .systemPink)
    #expect(UIColor { _ in .green } != .red)
  }

  @Test func `the tint color is reported to the views that inherit it`() {
    let (outer, inner, own) = (Tinted(), Tinted(), Tinted())
    own.tintColor = .red
    outer.addSubview(inner)
    outer.addSubview(own)
    own.changes = 0

    outer.tintColor = .green

    #expect(outer.changes == 1 && inner.changes == 1 && own.changes == 0)
    #expect(inner.tintColor == .green)
  }

  @Test func `what an app overrides about the status bar is its own`() {
    let controller = Dark()

    #expect(controller.preferredStatusBarStyle == .lightContent)
    #expect(!UIViewController().prefersStatusBarHidden)
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
  }

  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  private final class Dark: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }
}
#endif
