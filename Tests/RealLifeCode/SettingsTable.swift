import UIKitShim

final class SettingsViewController: UITableViewController {
  private enum Row: CaseIterable { case notifications, volume, theme, about }
  private let defaults = UserDefaults.standard

  convenience init() { self.init(style: .insetGrouped) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Row.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.selectionStyle = .none
    switch Row.allCases[indexPath.row] {
    case .notifications:
      cell.textLabel?.text = "Notifications"
      let toggle = UISwitch()
      toggle.isOn = defaults.bool(forKey: "notifications")
      toggle.onTintColor = .systemGreen
      toggle.addAction(
        UIAction { [defaults] action in
          defaults.set((action.sender as? UISwitch)?.isOn ?? false, forKey: "notifications")
        }, for: .valueChanged)
      cell.accessoryView = toggle
    case .volume:
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      slider.minimumValue = 0
      slider.maximumValue = 10
      slider.value = defaults.float(forKey: "volume")
      slider.minimumTrackTintColor = .systemBlue
      slider.isContinuous = false
      slider.addAction(
        UIAction { [defaults, weak slider] _ in
          defaults.set(slider?.value ?? 0, forKey: "volume")
        }, for: .valueChanged)
      cell.accessoryView = slider
    case .theme:
      cell.textLabel?.text = "Theme"
      cell.detailTextLabel?.text = "Automatic"
      cell.accessoryType = .disclosureIndicator
    case .about:
      cell.textLabel?.text = "About"
      cell.textLabel?.textColor = .systemBlue
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    "General"
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    "Version 1.0"
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath.row < 2 ? nil : indexPath }
}
