#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What the article for new users says.
@MainActor @Suite struct GettingStartedTests {
  @Test func `the article has at most 120 lines, and this file compiles its Swift`() throws {
    let article = try Self.article
    let source = Set(
      DocumentedSources.text(of: URL(filePath: #filePath)).components(separatedBy: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) })

    #expect(article.text.components(separatedBy: "\n").count <= 120)
    #expect(article.blocks(of: "swift").count == 3)
    let lines = article.blocks(of: "swift").flatMap { $0.components(separatedBy: "\n") }
    for line in lines where !line.isEmpty {
      #expect(source.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)")
    }
  }

  @Test func `the products of the article are those of the package`() throws {
    let package = DocumentedSources.text(
      of: DocumentedSources.root.appending(path: "Package.swift"))
    let products = try Self.article.rows.compactMap(\.first).filter { $0.hasPrefix("`Gesture") }

    #expect(products.count == 6)
    for product in products {
      let name = product.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
      #expect(package.contains(#"name: "\#(name)""#), "\(name)")
    }
    #expect(package.contains(".iOS(.v16)"))
  }

  @Test func `a drag does what the matrix of the article says`() throws {
    let rows = try Self.article.rows.filter { $0.count == 4 }

    #expect(rows.count == 4)
    for row in rows {
      let x: CGFloat = row[0].hasPrefix("from the edge") ? 4 : 195
      let page = row[0].hasSuffix("first page") ? 0 : 1
      for version in [SystemVersion.v16, .v18] {
        #expect(Self.outcome(on: version, from: x, page: page) == row[1], "\(row[0])")
        #expect(
          Self.outcome(on: version, from: x, page: page, driver: .arbiter) == row[2],
          "\(row[0])")
      }
      for driver in [nil, PopDriver.arbiter] {
        #expect(Self.outcome(on: .v26, from: x, page: page, driver: driver) == row[3], "\(row[0])")
        #expect(
          Self.outcome(on: .v26, from: x, page: page, driver: driver, isMirrored: true) == row[3],
          "\(row[0])")
      }
    }
  }

  @Test(arguments: [SystemVersion.v16, .v18, .v26])
  func `without the line the pager keeps each of these drags`(version: SystemVersion) {
    for x in [4.0, 195] {
      #expect(
        Self.outcome(on: version, from: x, page: 0, allowsPop: false) == "stretches the pager")
      #expect(Self.outcome(on: version, from: x, page: 1, allowsPop: false) == "turns the page")
    }
  }

  @Test func `the decisions print as the article shows them, and no issue is found`() throws {
    var lines: [String] = []
    func print(_ line: some CustomStringConvertible) { lines.append("\(line)") }
    let stage = Stage()
    let pager = Self.pager(in: stage.window.bounds)
    let screen = UIViewController()
    screen.view.addSubview(pager)
    stage.push(screen)
    let navigationController: UINavigationController? = stage.navigation

    pager.allowsPopGestureAtLeadingEdge = true
    if let arbiter = navigationController?.gestureArbiter {
      arbiter.onDecision = { print($0) }
      for issue in arbiter.diagnose() { print(issue) }
    }
    #expect(lines.isEmpty)

    for start in [CGPoint(x: 195, y: 422), CGPoint(x: 4, y: 422)] {
      pager.contentOffset.x = 390
      stage.drag(.right, from: start)
      stage.rest()
    }
    #expect(try Self.article.blocks(of: "text") == [lines.joined(separator: "\n")])
  }

  private static var article: DocumentedSources.Article {
    get throws { try #require(DocumentedSources.article("getting-started")) }
  }

  private static func pager(in bounds: CGRect) -> UIScrollView {
    let pager = UIScrollView(frame: bounds)
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 3 * bounds.width, height: bounds.height)
    return pager
  }

  /// What a drag to the right does on a page of a pager, in the words of the article; mirrored, a
  /// drag to the left in a right-to-left layout.
  ///
  /// - Parameter x: The distance from the leading edge, in pt.
  private static func outcome(
    on version: SystemVersion, from x: CGFloat, page: Int, allowsPop: Bool = true,
    driver: PopDriver? = nil, isMirrored: Bool = false
  ) -> String {
    let stage = Stage(iOS: version, layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    let pager = pager(in: stage.window.bounds)
    let screen = UIViewController()
    screen.view.addSubview(pager)
    stage.push(screen)
    if allowsPop { pager.allowsPopGestureAtLeadingEdge = true }
    if let driver { stage.navigation.gestureArbiter.driver = driver }
    let width = pager.bounds.width
    /// How many pages the pager has moved from the first one.
    var position: CGFloat {
      isMirrored ? 2 - pager.contentOffset.x / width : pager.contentOffset.x / width
    }
    pager.contentOffset.x = CGFloat(isMirrored ? 2 - page : page) * width

    stage.drag(
      isMirrored ? .left : .right, from: CGPoint(x: isMirrored ? width - x : x, y: 422))
    let hasStretched = position < 0
    stage.rest()
    if stage.navigation.viewControllers.count == 1 { return "pops" }
    if position == CGFloat(page - 1) { return "turns the page" }
    return hasStretched ? "stretches the pager" : "does nothing"
  }

  @Test func `the line that asks for a driver does`() {
    let navigationController = UINavigationController()

    navigationController.gestureArbiter.driver = .arbiter
    #expect(navigationController.gestureArbiter.driver == .arbiter)
  }
}
#endif
