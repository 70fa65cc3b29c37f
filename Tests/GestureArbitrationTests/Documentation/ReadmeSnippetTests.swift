#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The README's lines for apps.
@MainActor @Suite struct ReadmeSnippetTests {
  private static let readme = DocumentedSources.text(
    of: DocumentedSources.root.appending(path: "README.md"))

  @Test func `this file compiles every line of Swift for apps in the README`() {
    let source = Set(lines(of: DocumentedSources.text(of: URL(filePath: #filePath))))
    let blocks = Self.readme.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    // One block is a manifest, and one is for SwiftUI.
    let others = ["import GestureArbitrationUI", "dependencies: [."]
    let ours = blocks.filter { block in !others.contains { block.contains($0) } }

    #expect((blocks.count, ours.count) == (4, 2))
    for line in ours.flatMap(lines(of:)) where !line.hasPrefix("import ") {
      #expect(source.contains(line), "README: \(line)")
    }
  }

  @Test func `the README has at most 130 lines and 900 words, and every wish`() throws {
    let wishes = try #require(
      Self.readme.components(separatedBy: "## What do you want?").last?
        .components(separatedBy: "\n## ").first)
    let recipes = try #require(DocumentedSources.article("recipes"))

    #expect(Self.readme.components(separatedBy: "\n").count <= 131)
    #expect(Self.readme.split(whereSeparator: \.isWhitespace).count <= 900)
    #expect(
      wishes.matches(of: /recipes\.md#([\w-]+)/).map { String($0.1) }
        == Array(DocumentedSources.anchors(in: recipes.text).dropFirst(2)))
  }

  @Test func `the manifest in the README names products and the package as they are`() {
    let package = DocumentedSources.text(
      of: DocumentedSources.root.appending(path: "Package.swift"))

    for product in ["GestureArbitration", "GestureArbitrationUI", "GestureDiagnostics"] {
      #expect(package.contains(#".library(name: "\#(product)","#))
      #expect(Self.readme.contains("import \(product)"))
    }
    #expect(package.contains(#"name: "GestureArbiter","#))
    #expect(package.contains("platforms: [.iOS(.v16), .macCatalyst(.v16), .visionOS(.v1)"))
    #expect(package.hasPrefix("// swift-tools-version: 6.0\n"))
  }

  @Test func `the decision of the README is printed by a pager on its third page`() throws {
    let stage = Stage()
    let screen = UIViewController()
    let pager = UIScrollView(frame: stage.window.bounds)
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 1950, height: 844)
    pager.contentOffset.x = 780
    screen.view.addSubview(pager)
    stage.push(screen)
    setUp(stage.navigation, pager)
    var decisions: [String] = []
    stage.arbiter.onDecision = { decisions.append("\($0)") }

    stage.drag(.right, from: CGPoint(x: 195, y: 422))

    let line = try #require(Self.readme.firstMatch(of: /\n\/\/ (content pop refused [^\n]+)/)).1
    #expect(decisions.contains { $0 == line }, "\(decisions)")
    findOut(in: stage.navigation)
  }

  // swift-format-ignore
  private func setUp(
    _ navigationController: UINavigationController, _ pager: UIScrollView, map: UIView = UIView()
  ) {
    pager.allowsPopGestureAtLeadingEdge = true              // its first page pops, the others turn
    map.popGestureRole = .map                               // keeps its drags; the edge swipe still pops
    navigationController.gestureArbiter.driver = .arbiter   // where it is made: pops where UIKit's swipes don't
  }

  // swift-format-ignore
  private func findOut(in navigationController: UINavigationController?) {
    if let arbiter = navigationController?.gestureArbiter {       // in viewDidAppear
      arbiter.onDecision = { print($0) }                          // each decision and its reason
      print(arbiter.explanation(at: CGPoint(x: 195, y: 422)))     // what lies there, and the role to give
      for issue in arbiter.diagnose() { print(issue) }            // what cannot work, and what to do
    }
  }

  private func lines(of text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("// content pop refused") }
  }
}
#endif
