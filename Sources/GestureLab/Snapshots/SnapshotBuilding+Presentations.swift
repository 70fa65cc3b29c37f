#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

extension SnapshotBuilding {
  /// Gives a controller that is about to be presented the frame and the heights that it had.
  func prepareSheet(_ index: Int) {
    guard let presented = controllers[index], let view = controllerViews[index],
      let presentation = presented.presentationController
    else { return }
    let frame = snapshot.frameInWindow(ofView: view)
    presentation.headlessFrame = frame
    guard let sheet = presentation as? UISheetPresentationController else { return }
    // Older versions wrote no heights.
    let value = snapshot.controllers[index].sheet ?? GestureSnapshot.Sheet(detents: [.custom])
    let selected = value.selected ?? 0
    typealias Detent = UISheetPresentationController.Detent
    func identifier(_ detent: Int) -> Detent.Identifier { Detent.Identifier("\(detent)") }
    sheet.detents = value.detents.enumerated().compactMap { number, detent in
      if number == selected { return Detent(identifier(number)) { _ in frame.height } }
      switch detent {
      case .medium: return Detent(identifier(number)) { Detent.medium().height(upTo: $0) }
      case .large: return Detent(identifier(number)) { Detent.large().height(upTo: $0) }
      case .custom: return nil
      }
    }
    sheet.selectedDetentIdentifier = identifier(selected)
    sheet.largestUndimmedDetentIdentifier = value.undimmed.map(identifier)
    sheet.prefersScrollingExpandsWhenScrolledToEdge = !(value.scrollsFirst ?? false)
  }

  /// Lets the engine's pan stand in for the system's that moves a sheet.
  func adoptSheetPan(_ index: Int) {
    guard let sheet = controllers[index]?.sheetPresentationController,
      let pan = snapshot.sheetPans(of: index).first
    else { return }
    adopt(sheet.headlessPan, pan)
  }
}

extension GestureSnapshot {
  /// The system's pans on the view of a presented controller and around it, the innermost first: one
  /// of them moves a sheet (C187).
  func sheetPans(of controller: Int) -> [Int] {
    guard controllers[controller].presentation == .sheet,
      var view = views.firstIndex(where: { $0.controller == controller })
    else { return [] }
    var pans: [Int] = []
    while let parent = views[view].parent {
      pans += recognizers.indices.filter {
        let recognizer = recognizers[$0]
        return recognizer.view == view && recognizer.maker == .system && recognizer.kind == .pan
          && !(recognizer.scrolls ?? false)
      }
      view = parent
    }
    return pans
  }
}
#endif
