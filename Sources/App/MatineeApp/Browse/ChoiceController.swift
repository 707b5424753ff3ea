import Containment
import GTK

/// A page for choosing one of several values.
final class ChoiceController<Value: Equatable>: ViewController {
  private let choices: [(value: Value, name: String)]
  private let chosen: Value
  private let onChoose: (Value) -> Void
  private var buttons: [RadioButton] = []

  /// - Parameters:
  ///   - choices: The values, each with its name in header capitalization.
  ///   - onChoose: Called when the user chooses another value.
  init(
    title: String, _ choices: [(value: Value, name: String)], chosen: Value, onChoose: @escaping (Value) -> Void
  ) {
    self.choices = choices
    self.chosen = chosen
    self.onChoose = onChoose
    super.init(title: title)
  }

  override func loadView() {
    buttons = RadioButton.group(choices.count)
    let rows = zip(choices, buttons).map { choice, button in
      button.isActive = choice.value == chosen
      button.onToggle { [weak button, onChoose] in
        if button?.isActive == true { onChoose(choice.value) }
      }
      return ActionRow(title: choice.name, control: button, isBefore: true, isActivatable: true)
    }
    view = PreferencesPage([PreferencesGroup(title: title ?? "", rows)])
  }

  override var preferredFocus: Widget { buttons.first(where: \.isActive) ?? view }
}
