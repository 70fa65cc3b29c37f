import UIKitShim

final class SketchView: UIView {
  private var path = UIBezierPath()
  private var strokes: [UIBezierPath] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    isMultipleTouchEnabled = false
    isOpaque = true
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    path = UIBezierPath()
    path.lineWidth = 4
    path.lineCapStyle = .round
    path.move(to: touch.location(in: self))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    for sample in event?.coalescedTouches(for: touch) ?? [touch] {
      path.addLine(to: sample.location(in: self))
    }
    setNeedsDisplay()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    strokes.append(path)
    setNeedsDisplay()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    path.removeAllPoints()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    UIColor.black.setStroke()
    for stroke in strokes + [path] { stroke.stroke() }
  }
}

final class SketchViewController: UIViewController {
  override func loadView() { view = SketchView() }
}
