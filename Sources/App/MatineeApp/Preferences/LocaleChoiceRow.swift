import AppFoundation
import GTK
import ScreenFoundation

/// The row of a language or country. It shows the current choice, and opens a window for another one.
final class LocaleChoiceRow {
  let row: ActionRow
  /// Called with the code that the user chooses; an empty string stands for the desktop's.
  var onChoose: (String) -> Void = { _ in }
  private let title: String
  private let automatic: String
  private let choices: (String) -> [LocaleChoice]
  private var code = ""

  /// - Parameters:
  ///   - automatic: The name of the desktop's setting.
  ///   - choices: Returns the choices, including the current one.
  init(title: String, automatic: String, choices: @escaping (_ current: String) -> [LocaleChoice]) {
    self.title = title
    self.automatic = automatic
    self.choices = choices
    row = ActionRow(leadingOn: title)
    row.onActivate { [weak self] in self?.choose() }
  }

  func show(_ code: String) {
    self.code = code
    // A disabled row names the variable that sets it.
    guard row.isSensitive else { return }
    row.subtitle = code.isEmpty ? automatic : choices(code).first { $0.code == code }?.name ?? code
  }

  /// Opens the window for choosing.
  ///
  /// - Parameter finish: Called with the code after ``onChoose``.
  func choose(finish: @escaping (String) -> Void = { _ in }) {
    LocaleChoiceWindow.make(
      title: title, automatic: automatic, choices(code), chosen: code, over: row.window
    ) { [weak self] in
      self?.onChoose($0)
      finish($0)
    }.present()
  }
}
