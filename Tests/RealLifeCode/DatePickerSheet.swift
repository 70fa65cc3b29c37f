import UIKitShim

final class BirthdayViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let picker = UIDatePicker()
  private let sizes = UIPickerView()
  var onPick: ((Date) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.maximumDate = Date()
    picker.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onPick?(picker.date)
      }, for: .valueChanged)
    sizes.dataSource = self
    sizes.delegate = self
    sizes.selectRow(1, inComponent: 0, animated: false)
    view.addSubview(picker)
    view.addSubview(sizes)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { ["S", "M", "L"][row] }
}
