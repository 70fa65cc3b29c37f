#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@MainActor @Suite struct MapPictureTests {
  @Test func `a picture is well-formed, small and described`() async {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      for screen in [LabScreen.rows, .nestedMiddlePage, .candidate] {
        try Self.expectPictures(of: screen)
      }
    }
  }

  private static func expectPictures(of screen: LabScreen) throws {
    for withArbiter in [false, true] {
      let map = ConflictMap.playing(screen, withArbiter: withArbiter, grid: MapGrid(spacing: 100))
      for direction in MapDirection.allCases {
        let svg = MapPicture(map, direction).svg
        let read = try #require(PictureReader(svg), "\(svg)")
        let name = "\(screen.name), \(direction.phrase)"

        #expect(svg.utf8.count < 60_000, "\(name)")
        #expect(
          read.texts["title"]?.first
            == "\(screen.name), drags \(direction.phrase), "
            + (withArbiter ? "with the arbiter" : "plain UIKit rules"), "\(name)")
        #expect(read.texts["desc"]?.count == 1, "\(name)")
        for (owner, _) in map.shares(direction) {
          #expect(read.texts["text"]?.contains(owner.description) == true, "\(owner), \(name)")
        }
        for content in map.contents {
          #expect(
            read.texts["text"]?.contains { $0.contains(content.name) } == true,
            "\(content.name), \(name)")
        }
      }
    }
  }

  @Test func `every cell is painted once, with its owner`() async {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      for screen in [LabScreen.carousel, .rows, .slider] {
        try Self.expectEveryCellIsPaintedOnce(on: screen)
      }
    }
  }

  private static func expectEveryCellIsPaintedOnce(on screen: LabScreen) throws {
    let spacing = 100
    let map = ConflictMap.playing(
      screen, withArbiter: true, grid: MapGrid(spacing: spacing))

    for direction in MapDirection.allCases {
      let read = try #require(PictureReader(MapPicture(map, direction).svg))

      var painted = Set<[Int]>()
      for (owner, blocks) in read.blocks {
        for block in blocks {
          for x in stride(from: block[0], to: block[0] + block[2], by: spacing) {
            for y in stride(from: block[1], to: block[1] + block[3], by: spacing) {
              #expect(painted.insert([x, y]).inserted, "\(x), \(y) is painted twice")
              #expect(
                map.cell(column: x / spacing, row: y / spacing, direction)?.owner.description
                  == owner,
                "\(x), \(y), \(direction) on \(screen.name)")
            }
          }
        }
      }
      #expect(
        painted.count == map.grid.columns * map.grid.rows, "\(direction) on \(screen.name)")
    }
  }

  @Test func `a picture for a README stays below 60 kB`() async {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      let map = ConflictMap.playing(
        .nestedMiddlePage, withArbiter: true, grid: MapGrid(), directions: [.downRight])

      #expect(MapPicture(map, .downRight).svg.utf8.count < 60_000)
    }
  }

  @Test func `names that look like markup are escaped`() throws {
    let name = "</text><script>&\"'\u{1}"
    let screen = LabScreen("a<b", title: name, owner: { _ in .unclaimed }) { stage in
      let screen = UIViewController()
      let view = UIView(frame: StageMetrics.screen)
      screen.view.addSubview(view)
      stage.push(screen)
      return [LabContent(name: name, view: view, role: .map)]
    }
    let map = ConflictMap.playing(screen, withArbiter: true, grid: MapGrid(spacing: 100))

    let read = try #require(PictureReader(MapPicture(map, .right).svg))

    #expect(read.texts["title"]?.first == "a<b, drags to the right, with the arbiter")
    #expect(read.texts["script"] == nil)
    #expect(read.texts["text"]?.contains("</text><script>&\"'\u{FFFD}") == true)
  }

  @Test func `owners and the first five contents have different styles`() {
    let contents = (0..<5).map {
      ConflictMap.Content(name: "\($0)", frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let owners: [DragOwner] = [.unclaimed, .pop, .push] + contents.map { .content($0.name) }
    let styles = owners.map { OwnerStyle($0, among: contents) }

    #expect(Set(styles).count == owners.count)
    #expect(Set(styles.map(\.color)).count == owners.count)
    #expect(Set(styles.map(\.pattern)).count == owners.count)
  }
}

/// The elements of a picture.
private final class PictureReader: NSObject, XMLParserDelegate {
  /// The texts of elements, by the element's name.
  private(set) var texts: [String: [String]] = [:]
  /// The rectangles of each owner's paths: x, y, width and height.
  private(set) var blocks: [String: [[Int]]] = [:]
  private var open: [(name: String, path: String?, text: String)] = []

  /// Parses a picture; returns nil if it is not well-formed.
  init?(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    open.append((elementName, attributeDict["d"], ""))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !open.isEmpty { open[open.count - 1].text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard let element = open.popLast() else { return }
    guard element.name == "title", let path = open.last?.path else {
      if !element.text.isEmpty { texts[element.name, default: []].append(element.text) }
      return
    }
    blocks[element.text] = path.split(separator: "M").map { block in
      block.matches(of: #/\d+/#).prefix(4).compactMap { Int($0.output) }
    }
  }
}
#endif
