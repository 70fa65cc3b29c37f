#if HEADLESS
extension UITableView {
  /// Registers the class of headers and footers with an identifier, or none if nil.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) { headerFooterClasses[identifier] = aClass }

  /// Returns a header or footer that is not in use, or a new one of the registered class, or nil.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = reusableHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let type = headerFooterClasses[identifier] as? UITableViewHeaderFooterView.Type
    return type?.init(headlessReuseIdentifier: identifier)
  }

  /// Returns the header of a section if it is of the class for headers.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showRows()
    return headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section if it is of the class for footers.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showRows()
    return footers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the rectangle of a section's header in the table's coordinates, in pt.
  public func rectForHeader(inSection section: Int) -> CGRect {
    self.section(section)?.header ?? .zero
  }

  /// Returns the rectangle of a section's footer in the table's coordinates, in pt.
  public func rectForFooter(inSection section: Int) -> CGRect {
    self.section(section)?.footer ?? .zero
  }

  /// Returns the rectangle of a section in the table's coordinates, in pt.
  public func rect(forSection section: Int) -> CGRect { self.section(section)?.frame ?? .zero }

  /// Returns whether a section has a header with a title or a view.
  func hasHeader(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForHeaderInSection: section) != nil || header(section) != nil
  }

  /// Returns whether a section has a footer with a title or a view.
  func hasFooter(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForFooterInSection: section) != nil || footer(section) != nil
  }

  /// Shows a header if it is visible and has a height.
  func placeHeader(_ section: Int, in frame: CGRect) {
    guard frame.height > 0, frame.overlaps(bounds) else {
      headers[section]?.removeFromSuperview()
      return
    }
    guard let view = header(section) else { return }
    view.frame = frame
    guard view.superview !== self else { return }
    rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    addSubview(view)
  }

  /// Shows a footer if it is visible and has a height.
  func placeFooter(_ section: Int, in frame: CGRect) {
    guard frame.height > 0, frame.overlaps(bounds) else {
      footers[section]?.removeFromSuperview()
      return
    }
    guard let view = footer(section) else { return }
    view.frame = frame
    if view.superview !== self { addSubview(view) }
  }

  /// Removes all headers and footers and keeps them for others.
  func removeHeadersAndFooters() {
    for view in Array(headers.values) + Array(footers.values) {
      view.removeFromSuperview()
      guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
      else { continue }
      reusableHeaders[identifier, default: []].append(view)
    }
    headers = [:]
    footers = [:]
  }

  /// The header of a section, made when it is first needed: the delegate's, or one with the title.
  private func header(_ section: Int) -> UIView? {
    if let view = headers[section] { return view }
    let view =
      rowDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? dataSource?.tableView(self, titleForHeaderInSection: section).map(Self.titleView)
    headers[section] = view
    return view
  }

  private func footer(_ section: Int) -> UIView? {
    if let view = footers[section] { return view }
    let view =
      rowDelegate?.tableView(self, viewForFooterInSection: section)
      ?? dataSource?.tableView(self, titleForFooterInSection: section).map(Self.titleView)
    footers[section] = view
    return view
  }

  private func section(_ section: Int) -> TableLayout.Section? {
    guard let sections = loaded?.sections, sections.indices.contains(section) else { return nil }
    return sections[section]
  }

  private static func titleView(_ title: String) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }
}
#endif
