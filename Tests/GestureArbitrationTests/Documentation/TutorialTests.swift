#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit
import Testing

@MainActor struct ProductTests {
  @Test(arguments: [SystemVersion.v16, .v18, .v26])
  func `a drag to the right pops on the first photo, and turns the page on the next`(
    version: SystemVersion
  ) throws {
    let stage = Stage(iOS: version, navigation: ShopController())
    let product = ProductViewController()
    stage.push(product)

    try stage.drag(.left, on: product.photos)
    stage.rest()
    try stage.drag(.right, on: product.photos)
    stage.rest()
    #expect(stage.navigation.topViewController === product)
    #expect(product.photos.contentOffset.x == 0)

    try stage.drag(.right, on: product.photos)
    stage.rest()
    #expect(stage.navigation.topViewController !== product)
  }
}

@MainActor struct ProductPromiseTests {
  @Test(arguments: [SystemVersion.v18, .v26])
  func `every drag to the right has the owner that the screen promises`(version: SystemVersion) {
    let screen = StagedScreen("product", iOS: version, navigation: ShopController()) { stage in
      stage.push(ProductViewController())
    }
    let map = screen.conflictMap([.right])
    let isOnShelf = { @Sendable (start: CGPoint) in start.x > 60 && (360..<480) ~= start.y }
    let isOnMap = { @Sendable (start: CGPoint) in start.x > 20 && (490..<790) ~= start.y }

    for promise in [
      DragPromise(.right, from: isOnShelf, goesTo: .content("carousel")),
      DragPromise(.right, from: isOnMap, goesTo: .content("map")),
      DragPromise(.right, from: { !isOnShelf($0) && !isOnMap($0) }, goesTo: .pop),
    ] {
      #expect(map.breach(of: promise) == nil)
    }
  }
}

@MainActor struct ProductQuestionTests {
  @Test func `a swipe asks before it discards a note`() throws {
    let stage = Stage(navigation: ShopController())
    let product = ProductViewController()
    stage.push(product)
    product.note.text = "For Ada"

    try stage.drag(.right, on: product.photos)
    stage.rest()
    #expect(stage.navigation.topViewController === product)

    let alert = try #require(product.presentedViewController)
    try stage.tap(#require(alert.view.button(titled: "Discard")))
    stage.rest()
    #expect(stage.navigation.topViewController !== product)
  }

  @Test func `the back button asks as well`() throws {
    let stage = Stage(navigation: ShopController())
    let product = ProductViewController()
    stage.push(product)
    product.note.text = "For Ada"

    try stage.tapBackButton()
    stage.rest()
    #expect(product.presentedViewController is UIAlertController)
  }
}

extension UIView {
  /// The button with a title, in the view or below it.
  func button(titled title: String) -> UIButton? {
    if let button = self as? UIButton, button.currentTitle == title { return button }
    return subviews.lazy.compactMap { $0.button(titled: title) }.first
  }
}

@MainActor struct ProductRecordingTests {
  @Test func `a recorded swipe ends the same when it is played again`() throws {
    let stage = Stage(navigation: ShopController())
    let product = ProductViewController()
    stage.push(product)
    stage.arbiter.isRecording = true
    try stage.drag(.right, on: product.map)
    stage.rest()
    let report = Data(stage.arbiter.trace.json.utf8)

    let trace = try GestureTrace(json: report, named: "report.json")
    let again = Reproduction.all(of: trace, named: "report.json")
    #expect(!again.isEmpty)
    for take in again { #expect(take.isSame, "\(take.differences)") }
    #expect(stage.navigation.topViewController === product)
  }
}

/// The tutorial, and what it says about its steps.
@MainActor @Suite struct TutorialTests {
  @Test(arguments: [
    ("shop-02", "TutorialScreen"), ("shelf-01", "TutorialScreen"), ("map-01", "TutorialScreen"),
    ("editing-02", "TutorialScreen"), ("tests-02", "TutorialTests"), ("tests-03", "TutorialTests"),
    ("tests-04", "TutorialTests"), ("tests-05", "TutorialTests"),
  ])
  func `the last file of each kind is compiled and run here`(name: String, copy: String) throws {
    let file = Self.folder.appending(path: "Code/\(name).swift")
    let body = DocumentedSources.text(of: file).components(separatedBy: "\n")
      .drop { $0.isEmpty || $0.contains("import ") }.joined(separator: "\n")
    let here = URL(filePath: #filePath).deletingLastPathComponent()

    #expect(!body.isEmpty)
    #expect(DocumentedSources.text(of: here.appending(path: "\(copy).swift")).contains(body))
  }

  @Test func `every step shows a file, and every file is shown`() throws {
    let text = try Self.chapters.map(Self.text(of:)).joined()
    let shown = Set(text.matches(of: /file: "([\w-]+\.\w+)"/).map { String($0.1) })
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "Code").path)

    #expect(shown.sorted() == files.sorted())
    #expect(files.filter { $0.hasSuffix(".swift") }.count == 16)
  }

  @Test func `the table of contents has every chapter`() throws {
    let names = try Self.text(of: "table-of-contents").matches(of: /tutorial: "doc:([\w-]+)"/)

    #expect(names.map { String($0.1) } == Self.chapters)
  }

  @Test(arguments: [SystemVersion.v18, .v26])
  func `under UIKit alone the pager takes the drag on every photo`(version: SystemVersion) throws {
    let stage = Stage(iOS: version)
    let product = ProductViewController()
    stage.push(product)
    Self.removeRoles(from: product)
    stage.arbiter.remove()
    stage.window.layoutIfNeeded()

    for page in 0..<3 {
      for x in [4.0, 195] {
        product.photos.contentOffset.x = 390 * CGFloat(page)
        stage.drag(.right, from: CGPoint(x: x, y: 150))
        #expect(product.photos.contentOffset.x < 390 * CGFloat(page))
        stage.rest()
        #expect(product.photos.contentOffset.x == 390 * CGFloat(max(0, page - 1)))
        #expect(stage.navigation.topViewController === product)
      }
    }
  }

  @Test(arguments: [SystemVersion.v18, .v26])
  func `shelf and map without roles keep every drag, those over the edge too`(
    version: SystemVersion
  ) {
    let screen = StagedScreen("product", iOS: version, navigation: ShopController()) { stage in
      let product = ProductViewController()
      stage.push(product)
      product.shelf.popGestureRole = nil
      product.map.popGestureRole = nil
    }
    let map = screen.conflictMap([.right])

    for x in [4.0, 45, 195] {
      #expect(map.owner(of: .right, from: CGPoint(x: x, y: 420)) == .content("Shelf"))
      #expect(map.owner(of: .right, from: CGPoint(x: x, y: 640)) == .content("StoreMap"))
    }
  }

  @Test func `in a sheet the claim of the map holds towards the sheet's pan`() throws {
    func staysWhenDraggedDown(_ role: PopGestureRole, hasPan: Bool) throws -> Bool {
      let stage = Stage()
      let (shop, product) = (ShopController(), ProductViewController())
      shop.setViewControllers([UIViewController(), product], animated: false)
      shop.modalPresentationStyle = .pageSheet
      stage.navigation.present(shop, animated: false)
      stage.rest()
      product.map.popGestureRole = role
      for case let pan as UIPanGestureRecognizer in product.map.gestureRecognizers ?? [] {
        pan.isEnabled = hasPan
      }
      try stage.drag(.down, on: product.map, by: 250)
      stage.rest()
      return stage.navigation.presentedViewController === shop
    }

    #expect(try staysWhenDraggedDown(.map.forEnclosingPans, hasPan: true))
    #expect(try staysWhenDraggedDown(.map.forEnclosingPans, hasPan: false))
    #expect(try !staysWhenDraggedDown(.map, hasPan: false))
  }

  @Test func `the decisions print as the tutorial shows them`() throws {
    var lines: [String] = []
    let stage = Stage(navigation: ShopController())
    let product = ProductViewController()
    stage.push(product)
    stage.arbiter.onDecision = { lines.append("\($0)") }
    func drag(_ direction: SwipeDirection) throws {
      try stage.drag(direction, on: product.photos)
      stage.rest()
    }

    try drag(.left)
    try drag(.right)
    product.note.text = "For Ada"
    try drag(.right)
    let question = lines.removeLast()
    product.note.text = nil
    product.dismiss(animated: false)
    stage.rest()
    try drag(.right)

    #expect(Self.console("decisions") == lines)
    #expect(Self.console("question") == [question])
  }

  @Test func `a broken promise prints as the tutorial shows it`() throws {
    let screen = StagedScreen("product", navigation: ShopController()) { stage in
      stage.push(ProductViewController())
    }
    let promise = DragPromise(
      .right, from: { $0.x > 44 && (360..<480) ~= $0.y }, goesTo: .content("carousel"))
    let breach = try #require(screen.conflictMap([.right]).breach(of: promise))

    #expect(Self.console("breach") == [breach.description])
  }

  @Test func `a claim keeps the drags that the tutorial names`() {
    func pops(_ role: PopGestureRole, from x: CGFloat) -> Bool {
      let stage = Stage(navigation: ShopController())
      let product = ProductViewController()
      stage.push(product)
      product.map.popGestureRole = role
      stage.drag(.right, from: CGPoint(x: x, y: 640))
      stage.rest()
      return stage.navigation.topViewController !== product
    }
    let condition = PopGestureRole.claims { $0.location.x > 150 }

    #expect(pops(condition, from: 140) && !pops(condition, from: 160))
    #expect(pops(.map, from: 4) && !pops(.claims(.allDrags, from: .all), from: 4))
  }

  @Test func `the answers to the questions are right`() throws {
    let stage = Stage(navigation: ShopController())
    let (product, interceptor) = (ProductViewController(), CountingInterceptor())
    stage.push(product)
    product.popInterceptor = interceptor

    try stage.drag(.left, on: product.photos)
    stage.rest()
    try stage.drag(.right, on: product.photos)
    stage.rest()
    #expect(interceptor.count == 0)

    stage.drag(.right, from: CGPoint(x: 4, y: 640))
    stage.rest()
    #expect(interceptor.count == 1)
    #expect(stage.navigation.topViewController === product)
    #expect(product.map.bounds.origin == .zero)

    let small = CGSize(width: 120, height: 120)
    let screen = StagedScreen("product", size: small) { $0.push(ProductViewController()) }
    let strip = DragPromise(.right, from: { $0.x < 10 }, goesTo: .pop)
    #expect(screen.conflictMap([.right]).breach(of: strip)?.count == 0)
    #expect(screen.conflictMap([.right], every: 5).breach(of: strip) == nil)
  }

  private static let chapters = [
    "popping-from-a-pager", "keeping-drags-in-content", "asking-before-a-pop",
    "testing-the-screen",
  ]

  private static let folder = DocumentedSources.root.appending(
    path: "Sources/GestureArbitration/GestureArbitration.docc/Tutorials")

  private static func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "\(name).tutorial"), encoding: .utf8)
  }

  /// The lines that a step shows as printed.
  private static func console(_ name: String) -> [String] {
    DocumentedSources.text(of: folder.appending(path: "Code/\(name).txt"))
      .split(separator: "\n").map(String.init)
  }

  private static func removeRoles(from product: ProductViewController) {
    for view in [product.photos, product.shelf, product.map] { view.popGestureRole = nil }
    product.popInterceptor = nil
  }
}

/// Refuses every pop, and counts the attempts.
@MainActor
private final class CountingInterceptor: PopIntercepting {
  private(set) var count = 0

  func allowsPop(by trigger: PopTrigger) -> Bool { false }

  func didAttemptPop(by trigger: PopTrigger) { count += 1 }
}
#endif
