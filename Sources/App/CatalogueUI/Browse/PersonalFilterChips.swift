import Catalogue
import GTK

/// The chips that filter titles by what the user has done with them.
final class PersonalFilterChips {
  let buttons: [ToggleButton]
  /// Called with the filters when the user changes them.
  var onChange: (Set<PersonalFilter>) -> Void = { _ in }
  private var isUpdating = false

  init() {
    buttons = PersonalFilter.allCases.map { ToggleButton(toggle: $0.name) }
    for button in buttons {
      button.addStyle("chip")
      button.onToggle { [weak self] in if let self, !isUpdating { onChange(filters) } }
    }
  }

  func show(_ filters: Set<PersonalFilter>) {
    isUpdating = true
    defer { isUpdating = false }
    for (filter, button) in zip(PersonalFilter.allCases, buttons) { button.isActive = filters.contains(filter) }
  }

  private var filters: Set<PersonalFilter> {
    Set(zip(PersonalFilter.allCases, buttons).filter { $1.isActive }.map { $0.0 })
  }
}
