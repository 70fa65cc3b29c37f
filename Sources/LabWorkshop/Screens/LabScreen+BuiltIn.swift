#if HEADLESS
import GestureLab

extension LabScreen {
  /// All screens.
  package static let all: [LabScreen] =
    compared + [
      .pagerKeepingEdgeSwipes, .pagesFirst, .pagesMiddle, .canvas, .greedyCanvas, .edgeOnly,
      .disabled, .excluded, .refusing,
      .suspended, .zoom, .zoomedListAtTop, .zoomedListInTheMiddle, .zoomedPhoto, .zoomedRefusing,
      .zoomedSuspended, .slider, .rows, .nestedFirstPage, .nestedMiddlePage, .sheet,
      .rightToLeftPlain,
      .rightToLeftMap, .rightToLeftEdgeOnly, .rightToLeftCanvas,
      .rightToLeftCarousel, .rightToLeftSlider, .rightToLeftRows,
    ] + surrounded + contained + driven

  /// The screens whose contents claim drags from, or defer to, the pans around them.
  package static let surrounded: [LabScreen] = [
    .chartInSheet, .chartInPanel, .chartInPager, .chartInList, .pagerInMenu,
    .rightToLeftPagerInMenu,
  ]

  /// Collection views, and stacks in other containers.
  package static let contained: [LabScreen] =
    [
      .shelfAtRest, .shelfInTheMiddle, .listRows, .tabs, .splitExpanded, .splitCollapsed,
      .splitCollapsedDetail, .nestedStack,
    ] + placed

  /// Stacks of every kind and place.
  package static let placed: [LabScreen] = [
    .hostedPager, .sheetPager, .splitPager, .embeddedPager, .windowPager, .lateTab, .lateWindow,
    .passThrough, .threeStacks, .drivenStacks, .drivenStackInside,
  ]

  /// The screens on which a driver's recognizers pop or push.
  package static let driven: [LabScreen] = [
    .drivenPlain, .drivenRoot, .drivenPagerFirstPage, .drivenPagerMiddlePage, .drivenCarousel,
    .drivenMap, .drivenRows, .drivenSlider, .hiddenBar, .hiddenBackButton, .customBackButton,
    .backAction, .ownTransition,
    .candidate, .candidatePager, .companion, .rightToLeftDrivenPlain, .rightToLeftCandidate,
  ]

  /// The screens on which UIKit and the arbiter are compared, in the order in which they are shown.
  package static let compared: [LabScreen] = [
    .plain, .root, .pagerFirstPage, .pagerMiddlePage, .carousel, .map, .pannedMap, .list,
    .rightToLeftPager,
  ]
}
#endif
