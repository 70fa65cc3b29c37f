extension PopRule {
  /// Refuses a drag of several fingers: a thumb may rest while another finger scrolls.
  ///
  /// A finger that lands after the pop was allowed changes nothing.
  public static let oneFinger = PopRule(
    "oneFinger", writtenAs: ".oneFinger", unless: .isOfOneFinger
  ) {
    .refuse(.severalFingers($0.fingers))
  }
}

extension PopAttempt {
  var isOfOneFinger: Bool { fingers <= 1 }
}
