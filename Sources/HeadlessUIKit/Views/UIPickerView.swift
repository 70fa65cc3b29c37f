#if HEADLESS
/// A view that selects rows of wheels. The engine shows no wheels: the app selects the rows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The source of the numbers of rows. The view keeps it weakly.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The object that would receive a selection. The view keeps it weakly.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selected: [Int: Int] = [:]

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Returns the selected row of a wheel; the first if none was selected.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) == 0 ? -1 : selected[component] ?? 0
  }

  /// Selects a row of a wheel, without animation and without calling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
  }

  /// Has no effect: the numbers of rows are asked for when needed.
  open func reloadAllComponents() {}
  /// Has no effect: the numbers of rows are asked for when needed.
  open func reloadComponent(_ component: Int) {}
}

/// Provides the numbers of rows of wheels.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the rows of wheels. Never called: the engine shows no wheels.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Would return the title of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Would return the view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Would return the height of the rows, in pt.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Would return the width of a wheel, in pt.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Would be called after a touch has selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// The default implementation, which returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// The default implementation, which returns an empty view.
  public func pickerView(
    _: UIPickerView, viewForRow _: Int, forComponent _: Int, reusing view: UIView?
  ) -> UIView { view ?? UIView() }
  /// The default implementation, which returns the height of a row of a table.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { EngineMetrics.rowHeight }
  /// The default implementation, which returns the width of the view.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { pickerView.bounds.width }
  /// The default implementation, which does nothing.
  public func pickerView(_: UIPickerView, didSelectRow _: Int, inComponent _: Int) {}
}
#endif
