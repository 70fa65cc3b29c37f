#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// The actions that a layer is asked for when it becomes visible and when it no longer is.
@MainActor struct LayerActionTests {
  private let engine = HeadlessEngine()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let view = UIView()
  private let layer = RecordingLayer()

  init() {
    engine.attach(window)
  }

  @Test func `C286: a layer is asked when it enters and when it leaves a visible window`() {
    window.addSubview(view)

    view.layer.addSublayer(layer)
    layer.removeFromSuperlayer()

    #expect(layer.keys == ["onOrderIn", "onOrderOut"])
    #expect(layer.keys == [kCAOnOrderIn, kCAOnOrderOut])
  }

  @Test func `C286: a layer is asked when its view enters and when it leaves a visible window`() {
    view.layer.addSublayer(layer)
    #expect(layer.keys.isEmpty)

    window.addSubview(view)
    #expect(layer.keys == ["onOrderIn"])
    view.removeFromSuperview()

    #expect(layer.keys == ["onOrderIn", "onOrderOut"])
  }

  @Test func `C286: a layer is asked when it, a superlayer, or the window is hidden or shown`() {
    view.layer.addSublayer(layer)
    window.addSubview(view)

    layer.isHidden = true
    view.isHidden = true
    layer.isHidden = false
    #expect(layer.keys == ["onOrderIn", "onOrderOut"])
    view.isHidden = false
    window.isHidden = true
    window.isHidden = false

    #expect(
      layer.keys == [
        "onOrderIn", "onOrderOut", "onOrderIn", "onOrderOut", "onOrderIn",
      ])
  }

  @Test func `C286: a layer is not asked before an engine shows its window`() {
    let later = UIWindow(frame: window.frame)
    later.addSubview(view)
    view.layer.addSublayer(layer)

    later.makeKeyAndVisible()
    #expect(layer.keys.isEmpty)
    engine.attach(later)

    #expect(layer.keys == ["onOrderIn"])
  }

  @Test func `C286: a layer that moves to another visible window is asked for both actions`() {
    let other = UIWindow(frame: window.frame)
    engine.attach(other)
    view.layer.addSublayer(layer)
    window.addSubview(view)

    other.addSubview(view)

    #expect(layer.keys == ["onOrderIn", "onOrderOut", "onOrderIn"])
  }

  @Test func `C286: a layer that is brought to the front is not asked`() {
    view.layer.addSublayer(layer)
    window.addSubview(view)
    window.addSubview(UIView())

    window.bringSubviewToFront(view)
    view.layer.addSublayer(layer)
    window.addSubview(view)

    #expect(layer.keys == ["onOrderIn"])
  }

  @Test func `C286: a layer is asked before its view has moved to the window`() {
    let view = RecordingView()

    window.addSubview(view)
    view.removeFromSuperview()

    #expect(
      view.calls == [
        "willMove(toWindow:)", "onOrderIn in the window", "didMoveToWindow()",
        "willMove(toWindow:)", "onOrderOut in the window", "didMoveToWindow()",
      ])
  }

  @Test func `C286: the delegate is asked first, and a layer's actions run where it has none`() {
    let delegate = LayerDelegate()
    let plain = CALayer()
    let (first, second) = (RecordingAction(), RecordingAction())
    plain.delegate = delegate
    plain.actions = ["onOrderIn": second]
    window.layer.addSublayer(plain)
    #expect(delegate.keys == ["onOrderIn"])
    #expect(second.keys == ["onOrderIn"])

    delegate.action = first
    plain.isHidden = true
    plain.isHidden = false

    #expect(first.keys == ["onOrderOut", "onOrderIn"])
    #expect(second.keys == ["onOrderIn"])
  }

  @Test func `C286: a view returns no action, which ends the search`() {
    let action = RecordingAction()
    let view = RecordingView()
    view.layer.actions = ["onOrderIn": action]

    window.addSubview(view)

    #expect(view.action(for: view.layer, forKey: "onOrderIn") is NSNull)
    #expect(action.keys.isEmpty)
  }

  @Test func `an action may remove the layer's sublayers`() {
    let outer = RecordingLayer()
    outer.addSublayer(layer)
    outer.onAction = { [layer] in layer.removeFromSuperlayer() }

    window.layer.addSublayer(outer)

    #expect(outer.keys == ["onOrderIn"])
    #expect(layer.keys.isEmpty)
  }

  @Test func `an animation as an action is added to the layer`() {
    let plain = CALayer()
    plain.actions = ["onOrderIn": CATransition()]

    window.layer.addSublayer(plain)

    #expect(plain.animationKeys() == ["onOrderIn"])
  }
}

/// Records the keys that it is asked for.
private final class RecordingLayer: CALayer {
  var keys: [String] = []
  var onAction: () -> Void = {}

  override func action(forKey event: String) -> (any CAAction)? {
    keys.append(event)
    onAction()
    return super.action(forKey: event)
  }
}

/// Records the keys that it is run for.
private final class RecordingAction: CAAction {
  var keys: [String] = []

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    keys.append(event)
  }
}

@MainActor
private final class LayerDelegate: CALayerDelegate {
  var keys: [String] = []
  var action: (any CAAction)?

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    keys.append(event)
    return action
  }
}

private final class RecordingView: UIView {
  var calls: [String] = []

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    calls.append(window == nil ? event : "\(event) in the window")
    return super.action(for: layer, forKey: event)
  }

  override func willMove(toWindow newWindow: UIWindow?) { calls.append("willMove(toWindow:)") }
  override func didMoveToWindow() { calls.append("didMoveToWindow()") }
}
#endif
