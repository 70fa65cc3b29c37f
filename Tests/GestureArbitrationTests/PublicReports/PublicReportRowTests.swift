#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Rows and bubbles with a pan of their own: the strip at the edge goes back, the rest is theirs.
@MainActor @Suite struct PublicReportRowTests {
  /// A list of rows whose pans begin with drags that are rather sideways.
  @MainActor
  private final class Album: UIViewController, UIGestureRecognizerDelegate {
    let list = UIScrollView(frame: StageMetrics.screen)
    private(set) var rows: [UIView] = []
    private(set) var isRowMoved = false

    override func viewDidLoad() {
      super.viewDidLoad()
      list.contentSize = CGSize(width: 390, height: 3000)
      view.addSubview(list)
      for number in 0..<40 {
        let row = UIView(frame: CGRect(x: 0, y: CGFloat(number) * 70, width: 390, height: 70))
        let pan = UIPanGestureRecognizer()
        pan.delegate = self
        pan.onAction { [unowned self] in isRowMoved = isRowMoved || $0.state == .changed }
        row.addGestureRecognizer(pan)
        list.addSubview(row)
        rows.append(row)
      }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      let velocity = (gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero
      return abs(velocity.x) > abs(velocity.y)
    }
  }

  private nonisolated static let width: CGFloat = 24

  /// Rows that leave a strip at the leading edge to the pop.
  private nonisolated static let beyondTheStrip = PopGestureRole.claims { drag in
    let isMirrored = drag.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading = isMirrored ? drag.view.bounds.width - drag.location.x : drag.location.x
    return leading > width
  }

  private func show(_ role: PopGestureRole, on phone: Phone, isScrolled: Bool) -> Album {
    let album = Album()
    phone.stage.push(album)
    phone.stage.rest()
    for row in album.rows { row.popGestureRole = role }
    if isScrolled {
      // The list still decelerates when the next drag begins.
      phone.stage.play(.drag(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -200)))
      phone.stage.engine.clock.advance(by: 0.1)
    }
    return album
  }

  @Test(arguments: ReportSetting.all, DragPace.allCases)
  func `from the edge a drag goes back, further inside it moves the row`(
    setting: ReportSetting, pace: DragPace
  ) {
    for role in [.claims(.horizontalDrags), Self.beyondTheStrip] {
      for (leading, isScrolled) in [(CGFloat(2), false), (10, true), (20, false), (20, true)] {
        let phone = setting.phone(isPushed: false)
        let album = show(role, on: phone, isScrolled: isScrolled)
        phone.stage.play(setting.script(pace, from: leading))
        phone.stage.rest()
        #expect(phone.depth == 1 && !album.isRowMoved, "from \(leading) \(phone.story)")
      }
      for (leading, isScrolled) in [(CGFloat(60), false), (60, true), (195, false)] {
        let phone = setting.phone(isPushed: false)
        let album = show(role, on: phone, isScrolled: isScrolled)
        phone.stage.play(setting.script(pace, from: leading))
        phone.stage.rest()
        #expect(phone.depth == 2 && album.isRowMoved, "from \(leading) \(phone.story)")
      }
    }
  }

  /// A list of bubbles with one pan, which replies, and an own back button.
  @MainActor
  private final class Chat: UIViewController, UIGestureRecognizerDelegate {
    let list = UIScrollView(frame: StageMetrics.screen)
    private let pan = UIPanGestureRecognizer()
    private var bubbles: [UIView] = []
    private(set) var isReplied = false

    init(isMirrored: Bool) {
      super.init(nibName: nil, bundle: nil)
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Back", primaryAction: UIAction { _ in })
      list.contentSize = CGSize(width: 390, height: 3000)
      view.addSubview(list)
      for number in 0..<40 {
        let bubble = UIView(
          frame: CGRect(x: isMirrored ? 138 : 12, y: CGFloat(number) * 80, width: 240, height: 80))
        bubbles.append(bubble)
        list.addSubview(bubble)
      }
      pan.delegate = self
      pan.onAction { [unowned self] in isReplied = isReplied || $0.state == .ended }
      list.addGestureRecognizer(pan)
      list.popGestureRole = .claims { [weak self] in self?.isOnBubble($0.location) ?? false }
    }

    required init?(coder: NSCoder) { nil }

    private func isOnBubble(_ point: CGPoint) -> Bool {
      bubbles.contains { $0.frame.contains(point) }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      let velocity = pan.velocity(in: list)
      return abs(velocity.x) > abs(velocity.y) && isOnBubble(pan.location(in: list))
    }
  }

  @Test(arguments: ReportSetting.withDriver, DragPace.allCases)
  func `on a bubble a drag replies, over the edge and beside the bubble it goes back`(
    setting: ReportSetting, pace: DragPace
  ) {
    for (leading, replies) in [
      (CGFloat(2), false), (20, false), (60, true), (195, true), (320, false),
    ] {
      let phone = setting.phone(isPushed: false)
      let chat = Chat(isMirrored: setting.isMirrored)
      phone.stage.push(chat)
      phone.stage.rest()
      phone.stage.play(setting.script(pace, from: leading, y: 400))
      phone.stage.rest()
      #expect(chat.isReplied == replies, "from \(leading) \(phone.story)")
      #expect(phone.depth == (replies ? 2 : 1), "from \(leading) \(phone.story)")
    }
  }
}
#endif
