#if HEADLESS
/// Which test shows the behavior of a row of the migration guide.
enum MigrationGuideRows {
  /// The names of tests, and the first cells of the rows that they hold.
  static let held: [String: [String]] = [
    "a chart for which UIKit's pop waits claims its drags, and the edge swipe pops over it": [
      "`popGesture.require(toFail: chartPan)`"
    ],
    "a companion bar moves with its screen": [
      "`jp_linkView`",
      "`jp_linkViewHeight`",
    ],
    "a coordinator exists during a push and a pop, and none at rest": [
      "`qmui_isPushing`, `qmui_isPopping`"
    ],
    "a delegate that stays is named, and one that is removed is not": [
      "`interactivePopGestureRecognizer?.delegate = self`"
    ],
    "a drag to the left pushes the candidate": [
      "`gk_openScrollLeftPush = true`, `gk_pushDelegate`",
      "`pushToNextViewController()`",
      "`jp_registerNavigtionControllerDelegate:`, `jp_pushDelegate`",
      "`jp_navigationControllerDidPushLeft`",
    ],
    "a hosted screen that pops leaves the delegate of the stack in place": [
      "`SwipeRightToPopViewController`",
      "`AttachGestureView`, `popGestureID`, `addFullSwipeGesture(_:)`",
    ],
    "a list keeps its scrolls, and does not move while the screen pops": [
      "`gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` that returns true",
      "that subclass for a list or a web view",
    ],
    "a map pops within 40 pt of its left edge, and keeps every other drag": [
      "`tz_addPopGestureToView:` with a map"
    ],
    "a pager that waits for UIKit's pop needs the role, not the requirement": [
      "`pager.panGestureRecognizer.require(toFail: popGesture)`",
      "`fd_fullscreenPopGestureRecognizer` in a failure requirement",
      "`nx_fullScreenPopGestureRecognizer` in a failure requirement",
      "`tz_popGestureRecognizer`",
    ],
    "a pop by a driver calls UIKit's methods of the screen": [
      "`willPopInNavigationController(animated:)`",
      "`didPopInNavigationController(animated:)`",
      "`onDismissed`, `onWillDisappear`, `onDisappear`",
    ],
    "a pop by code asks the screen, and one to a screen below asks the top one": [
      "`nx_popViewController(animated:)`",
      "`nx_popToViewController(_:animated:)`, `nx_popToRootViewController(animated:)`",
      "`qmui_popViewController(animated:completion:)` and its siblings",
    ],
    "a pop by code has a completion, also one that the screen refuses": [
      "`completion` of these methods"
    ],
    "a pop by code has its own trigger": [
      "`.callNXPopMethod`"
    ],
    "a pop starts within the range from the edge": [
      "`jp_interactivePopMaxAllowedInitialDistanceToLeftEdge = 120`"
    ],
    "a real tab bar is hidden on a pushed screen, and returns with a pop": [
      "`gk_hidesBottomBarWhenPushed = true`"
    ],
    "a refused pop stays, and the next one asks again": [
      "`shouldPopViewControllerByBackButtonOrPopGesture(_:)`"
    ],
    "a scroll view pops at its leading edge, and one is exempt": [
      "a `UIScrollView` subclass that recognizes simultaneously at `contentOffset.x <= 0`",
      "`gk_openGestureHandle = true`",
      "`tz_addPopGestureToView:` with a scroll view that has a first page",
    ],
    "a scroll view pops within 40 pt of the leading edge, wherever it rests": [
      "`tz_addPopGestureToView:` with a scroll view"
    ],
    "a swipe asks the screen once per drag": [
      "`jp_navigationControllerShouldPushRight`",
      "`nx_navigationController(_:willPopViewController:interactiveType:)`",
      "`.popGestureRecognizer`",
    ],
    "a transition sets parallax and shadow": [
      "`gk_transitionScale`, `gk_scaleX`, `gk_scaleY`, `gk_translationX`, `gk_translationY`",
      "`fullScreenSwipeShadowEnabled={false}`",
    ],
    "an animation alongside a pop follows the touch": [
      "`onTransitionProgress`",
      "`viewControllerPopScrollUpdate(progress:)`",
    ],
    "an animation alongside a push follows the touch, and a coordinator says how it ends": [
      "`viewControllerPushScrollBegan()`, `…Update(progress:)`, `…Ended(finished:)`"
    ],
    "an own pan that is removed leaves every pop to the rules": [
      "the private action of UIKit's pop on a pan of the app"
    ],
    "at the root and during a push a swipe freezes nothing, also if the delegate stays": [
      "`interactivePopGestureRecognizer?.delegate = nil`"
    ],
    "each screen has its own bar appearance, also after a cancelled pop": [
      "`gk_navigationBar`, `gk_navBackgroundColor` and other properties of the bar",
      "`gk_restoreSystemNavBar`",
      "a bar per wrapper",
      "`nx_navigationBarBackgroundColor` and other properties of the bar",
      "`navigationBarBackgroundImage()`, `navigationBarTintColor()` and other colors",
    ],
    "each screen hides or shows its bar, also after a cancelled pop": [
      "`fd_prefersNavigationBarHidden = true`",
      "`fd_viewControllerBasedNavigationBarAppearanceEnabled = false`",
      "`nx_translucentNavigationBar`, `nx_automaticallyHideNavigationBarInChildViewController`",
      "`preferredNavigationBarHidden()`, `shouldCustomizeNavigationBarTransitionIfHideable()`",
    ],
    "every scroll view of the app pops at its leading edge, and one is exempt": [
      "`gk_openScrollViewGestureHandle = true`",
      "`gk_gestureHandleDisabled = true`, `gk_openGestureHandle = false`",
    ],
    "no pop begins at the root, so the stack cannot freeze": [
      "`gestureRecognizerShouldBegin(_:)` with `viewControllers.count > 1`"
    ],
    "no screen is wrapped: the stack contains what the app pushes": [
      "`jp_rootNavigationController`, `jp_navigationController`, `jp_viewControllers`"
    ],
    "no screen moves before a screen has agreed, and a refused drag asks once": [
      "`onNativeDismissCancelled`",
      "`preventNativeDismiss`",
    ],
    "one line for the app lets every stack pop from anywhere": [
      "the pod, or its two files",
      "`UINavigationController(rootVC:)`, `GKConfigure.awake()`",
      "`JPNavigationController(rootViewController:)`",
      "`registerNavigationControllerClasses(_:)`",
      "`fullScreenInteractivePopGestureEnabled = true` for a navigation controller",
      "`tz_addPopGestureToView:` with the view of a screen",
      "`fullScreenSwipeEnabled`",
    ],
    "one modifier asks before a hosted screen pops": [
      "`NXNavigationRouter`, `NXNavigationVirtualView`",
      "`onDisappear` to find out about a pop",
    ],
    "one modifier lets a hosted screen pop from anywhere, and follows its state": [
      "the extension in a SwiftUI app, for `.navigationBarBackButtonHidden()`",
      "`LazyPop(rootView:)`, `.lazyPop()`",
      "`LazyPop(rootView:lazyPopEnabled:)`, `.lazyPop(isEnabled: $isEnabled)`",
      "`FullSwipeNavigationStack { … }`, `FullSwipeNavigationStack(path:)`",
      "`.enableFullSwipePop(true)`",
      "`.enableFullSwipePop(isEnabled)`",
      "`.navigationBarBackButtonHidden()` with the pasted extension",
    ],
    "one modifier turns the pops of a hosted screen off": [
      "a switch that turns the swipe off"
    ],
    "one screen pops from its edge only": [
      "`interactiveContentPopGestureRecognizer?.isEnabled = false`",
      "`gk_fullScreenPopDisabled = true`",
    ],
    "one screen pops within a box": [
      "`gestureResponseDistance={{ start, end, top, bottom }}`"
    ],
    "one screen pops within a range, and a range of 0 leaves the edge": [
      "`fd_interactivePopMaxAllowedInitialDistanceToLeftEdge = 60`",
      "`fd_interactivePopMaxAllowedInitialDistanceToLeftEdge = 0`",
      "`gk_maxPopDistance = 60`",
      "`nx_interactivePopMaxAllowedDistanceToLeftEdge` returns 60",
    ],
    "one stack is left to UIKit": [
      "`shiledGuestureVCs`"
    ],
    "only swipes ask, and the back button pops": [
      "`navigationShouldPopOnGesture()`"
    ],
    "only the back button asks, and swipes pop": [
      "`navigationShouldPopOnClick()`",
      "its parameter `byPopGesture`",
    ],
    "only the edge pops in the app, and one screen adds the full screen": [
      "`nx_enableFullScreenInteractivePopGesture` returns true"
    ],
    "only the screen that adopts the protocol is asked": [
      "`navigationShouldPop()`"
    ],
    "right-to-left layout mirrors the direction": [
      "`direction=\"rtl\"`"
    ],
    "simultaneous content continues while the screen moves": [
      "`popGestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`"
    ],
    "suspensions count and end with their owner": [
      "`jp_closePopForTemporary = true`, `jp_fullScreenPopGestureEnabled = false`"
    ],
    "swipes are off in one stack": [
      "`fd_fullscreenPopGestureRecognizer.isEnabled = false`",
      "`jp_closePopForAllViewControllers = true`, `jp_closePopForAllViewController`",
      "`navigationController.swipeBackEnabled = NO`",
    ],
    "swipes are off in the whole app": [
      "`SwipeBackDefaults.defaults.swipeBackEnabled = NO`"
    ],
    "swipes are off on one screen only": [
      "`interactivePopGestureRecognizer?.isEnabled = false`, and true when the page disappears",
      "`fd_interactivePopDisabled = true`",
      "`gk_interactivePopDisabled = true`",
      "`jp_closePopForCurrentViewController = true`",
      "`nx_disableInteractivePopGesture` returns true",
      "`interactivePopGestureRecognizer.enabled = NO`",
      "`tz_interactivePopDisabled = true`",
      "`swipeBackEnabled = NO` in `viewWillAppear`",
      "`gestureEnabled={false}`",
    ],
    "the animator of the app's delegate follows the touch of a pop and of a push": [
      "`gk_popTransition`, `gk_pushTransition`",
      "`customAnimationOnSwipe`, `stackAnimation`",
    ],
    "the back button has an image for each control state": [
      "`gk_backImage`, `gk_backStyle`",
      "`backButtonImage`",
      "`nx_backImage`, `nx_landscapeBackImage`",
    ],
    "the bar's delegate asks without a setting of the screen": [
      "`navigationBar(_:shouldPop:)` in the extension"
    ],
    "the driver slides the two screens as UIKit does": [
      "`SlideAnimatedTransitioning`"
    ],
    "the edge swipe pops over a list, and a tap on a row does not wait for it": [
      "`gestureRecognizer(_:shouldBeRequiredToFailBy:)` that returns true"
    ],
    "the edge swipe pops under the custom button": [
      "`nx_backButtonCustomView`",
      "`backButtonInCustomView`",
    ],
    "the live video follows the touch, not a snapshot": [
      "`gk_systemGestureHandleDisabled = true`",
      "`jp_useCustomPopAnimationForCurrentViewController = true`",
    ],
    "the screens above a given one are popped together": [
      "`jp_popToViewControllerClassString:handle:animated:`, `jp_popToViewControllerClassIs:animated:`"
    ],
    "the system's back button asks the screen": [
      "`.backButtonAction`",
      "`shouldHoldBackButtonEvent()`, `canPopViewController()`",
    ],
    "the transition coordinator says when a pop begins, lifts and ends": [
      "`fd_fullscreenPopGestureRecognizer.addTarget(_:action:)`",
      "`viewControllerPopScrollBegan()`, `…Ended(finished:)` of `gk_popDelegate`",
      "`navigationController(_:poppingByInteractiveGestureRecognizer:viewControllerWillDisappear:viewControllerWillAppear:)`",
      "`onGestureCancel`",
    ],
    "UIKit keeps its delegates, and its swipe pops screens that are not asked": [
      "`nx_navigationController(_:processViewController:navigationAction:)`",
      "`qmui_interactivePopGestureRecognizerDelegate`",
    ],
    "UIKit's back button stays under the line for the app, and pops": [
      "`nx_useSystemBackButton`, `nx_backButtonMenuEnabled`"
    ],
    "where UIKit has no pop over scrolling content, a scroll view needs a driver": [
      "a horizontal `ScrollView`"
    ],
    "without the extension a swipe pops where UIKit refuses": [
      "`extension UINavigationController: UIGestureRecognizerDelegate`",
      "`forceEnableInteractivePopGestureRecognizer()` returns true",
      "the pod",
      "`hidden` of the header, `hideBackButton`",
    ],
  ]
}
#endif
