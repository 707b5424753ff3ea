import AppFoundation
import LoadingState
import Localization

/// The actions of empty pages of the library.
extension StateMessage {
  /// Creates the message of an empty page that fills with what the user does with titles. It leads to the search, and
  /// to importing from another app.
  init(emptyPage title: String, icon: String, explanation: String) {
    self.init(
      icon: icon, title: title, explanation: explanation, button: tr("Find a Film"), action: .app(.open(.search)))
    suggestions = .importing
  }
}

extension StateMessage.Suggestions {
  /// The suggestion to import from another app.
  static let importing = StateMessage.Suggestions(
    title: tr("Coming from Another App?"),
    [StateMessage.Suggestion(tr("Import…"), action: AppAction.settings(.importFromApp))])

  /// The suggestion to find a title.
  static let finding = StateMessage.Suggestions(
    title: tr("Add Titles"), [StateMessage.Suggestion(tr("Find a Film"), action: AppAction.open(.search))])
}
