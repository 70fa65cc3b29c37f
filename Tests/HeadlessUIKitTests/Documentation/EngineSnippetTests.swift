#if HEADLESS
import HeadlessUIKit
import Testing

/// The Swift of the engine's page.
struct EngineSnippetTests {
  @MainActor @Test func panning() {
    let engine = HeadlessEngine()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    engine.attach(window)
    let pan = UIPanGestureRecognizer()
    window.addGestureRecognizer(pan)
    engine.send([TouchSample(phase: .began, location: CGPoint(x: 100, y: 100))], at: 0)
    engine.send([TouchSample(phase: .moved, location: CGPoint(x: 130, y: 100))], at: 0.1)
    #expect(pan.translation(in: nil).x == 20)
  }

  @Test func `this file compiles every line of Swift on the engine's page`() {
    let page = Repository.lines(of: "Sources/HeadlessUIKit/HeadlessUIKit.docc/HeadlessUIKit.md")
    let start = page.firstIndex { $0.text == "```swift" } ?? page.endIndex
    let block = page[start...].dropFirst().prefix { $0.text != "```" }
    let source = Set(
      Repository.lines(of: "Tests/HeadlessUIKitTests/Documentation/EngineSnippetTests.swift")
        .map { $0.text.trimmingPrefix("  ") })

    #expect(block.count > 5)
    for line in block { #expect(source.contains(line.text[...]), "\(line)") }
  }
}
#endif
