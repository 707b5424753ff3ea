import AppFoundation
import GTK
import Localization
import ScreenFoundation

/// The rows for profiles: whether the app asks for one at launch, and the address of a profile server.
final class ProfilePreferencesRows {
  let group: PreferencesGroup
  private let model: PreferencesModel
  private let chooserSwitch = Switch()
  private let directory = Entry(name: tr("Profile Server"), limit: 2_000)
  private let problem = EntryProblemLabel()
  private var binding: Binding?
  private var isShowing = false

  /// - Parameter makeRow: Makes the row of a preference, which the environment may set.
  init(_ model: PreferencesModel, makeRow: (_ title: String, _ control: Widget, _ preference: Preference) -> ActionRow)
  {
    self.model = model
    directory.placeholder = tr("None", context: "profile server")
    directory.widthInCharacters = 12
    group = PreferencesGroup(
      title: tr("Profiles"),
      [
        makeRow(tr("Choose Profile at Startup"), chooserSwitch, .askWhoIsWatching),
        makeRow(tr("Profile Server"), directory, .userDirectory),
        problem.widget,
      ])
    directory.onSubmit { [weak self] in self?.commit() }
    directory.onFocusLeave { [weak self] in self?.commit() }
    chooserSwitch.onToggle { [weak self] in
      if let self, !isShowing { self.model.setShowsProfileChooser(chooserSwitch.isActive) }
    }
    binding = Binding({ [model] in (model.preferences, model.problem) }) { [weak self] in self?.show($0, $1) }
  }

  /// Saves the entered address.
  func commit() { if !isShowing { model.setUserDirectory(directory.text) } }

  private func show(_ preferences: Preferences, _ problem: PreferencesModel.Problem?) {
    isShowing = true
    defer { isShowing = false }
    chooserSwitch.isActive = preferences.showsProfileChooser
    let sentence = problem?.preference == .userDirectory ? problem?.sentence : nil
    // A rejected address remains for correction.
    if sentence == nil { directory.text = preferences.userDirectory }
    self.problem.show(sentence, of: sentence == nil ? nil : directory, among: [directory])
  }
}
