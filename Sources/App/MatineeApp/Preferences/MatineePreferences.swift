import AppFoundation
import Catalogue
import CatalogueUI
import DownloadsUI
import Foundation
import GTK
import Localization
import ScreenFoundation
import TransferUI

/// The preferences window. It disables preferences that the environment sets, and shows errors from saving.
final class MatineePreferences {
  private let model: PreferencesModel
  private let enterCredential: () -> Void
  private let appearances: [(choice: Appearance, button: RadioButton)]
  private let layouts: [(choice: ListLayout, button: RadioButton)]
  private let language: LocaleChoiceRow
  private let region: LocaleChoiceRow
  private let adult = Switch()
  private let pictures: PictureCacheRows
  private let titles: TitleIndexRows
  private let matching: TitleMatchRows?
  private let downloads: DownloadRows?
  private let shared: SharedFolderRows?
  private let services: MyServicesRows?
  private let key = Button(label: "")
  private lazy var keyRow = ActionRow(title: tr("TMDB Key"), control: key)
  private let usesSample: () -> Bool
  private let problem = EntryProblemLabel()
  private lazy var profileRows = ProfilePreferencesRows(model) {
    row($0, $1, $2, isActivatable: $2 == .askWhoIsWatching)
  }
  private var bindings: [Binding] = []
  private var isUpdating = false

  /// The stored data that the window manages in addition to the preferences.
  struct Storage {
    var pictures: PictureCacheModel
    /// The title index for searching offline.
    var titles: TitleIndexModel
    /// The rows for titles of the library that TMDB can't show.
    var matching: TitleMatchRows?
    var downloads: DownloadRows?
    /// The rows for sharing between devices.
    var shared: SharedFolderRows?
    /// The row for the user's watch providers.
    var services: MyServicesRows?
    /// Returns whether the app shows the sample catalogue; observed.
    var usesSample: () -> Bool = { false }
    /// The locale for the names of languages and countries.
    var locale = Locale(identifier: "en_US")
  }

  /// Makes the window, which owns this object.
  ///
  /// - Parameters:
  ///   - part: The part to focus initially; `nil` starts at the top.
  ///   - enterCredential: Opens the dialog for a TMDB key.
  static func make(
    _ model: PreferencesModel, _ storage: Storage, over parent: Window?, at part: Part? = nil,
    enterCredential: @escaping () -> Void
  ) -> Window {
    let preferences = MatineePreferences(model, storage, enterCredential: enterCredential)
    let page = PreferencesPage(preferences.makeGroups())
    let window = Window(title: tr("Preferences"), page: page, over: parent)
    preferences.connect()
    preferences.shared?.isOverridden = model.overriddenPreferences.contains(.sharedFolder)
    preferences.shared?.window = window
    preferences.matching?.window = window
    window.onCloseRequest { [weak preferences] in
      preferences?.commit()
      return true
    }
    window.retainOwner(preferences)
    switch part {
    case .titles: preferences.titles.focus(in: window)
    case .services: preferences.services?.focus()
    case nil: break
    }
    return window
  }

  /// A part of the window that can be opened directly.
  enum Part { case titles, services }

  private init(_ model: PreferencesModel, _ storage: Storage, enterCredential: @escaping () -> Void) {
    self.model = model
    titles = TitleIndexRows(storage.titles)
    matching = storage.matching
    downloads = storage.downloads
    shared = storage.shared
    services = storage.services
    usesSample = storage.usesSample
    pictures = PictureCacheRows(storage.pictures)
    let locale = storage.locale
    let systemLanguage = locale.language.languageCode.flatMap { locale.localizedString(forLanguageCode: $0.identifier) }
    let systemCountry = locale.region.flatMap { locale.localizedString(forRegionCode: $0.identifier) }
    language = LocaleChoiceRow(title: tr("Language"), automatic: system(systemLanguage)) {
      LocaleChoice.languages(including: $0, locale: storage.locale)
    }
    region = LocaleChoiceRow(title: tr("Country"), automatic: system(systemCountry)) {
      LocaleChoice.countries(including: $0, locale: storage.locale)
    }
    self.enterCredential = enterCredential
    appearances = Array(zip(Appearance.allCases, RadioButton.group(Appearance.allCases.count)))
    layouts = Array(zip(ListLayout.allCases, RadioButton.group(ListLayout.allCases.count)))
  }

  private func connect() {
    for (choice, button) in appearances {
      button.onToggle { [weak self, weak button] in
        if button?.isActive == true { self?.change { $0.setAppearance(choice) } }
      }
    }
    for (choice, button) in layouts {
      button.onToggle { [weak self, weak button] in
        if button?.isActive == true { self?.change { $0.setListLayout(choice) } }
      }
    }
    pictures.onChoose = { [weak self] megabytes in self?.change { $0.setPictureCache(megabytes: megabytes) } }
    language.onChoose = { [weak self] code in self?.change { $0.setLanguage(code) } }
    region.onChoose = { [weak self] code in self?.change { $0.setRegion(code) } }
    adult.onToggle { [weak self] in self?.change { $0.setIncludesAdult(self?.adult.isActive == true) } }
    services?.askForCountry = { [region] in region.choose(finish: $0) }
    key.onClick(enterCredential)
    bindings = [
      Binding({ [model] in (model.preferences, model.problem) }) { [weak self] preferences, problem in
        self?.show(preferences, problem)
      },
      Binding({ [usesSample] in usesSample() }) { [weak self] in self?.show(usesSample: $0) },
    ]
  }

  /// Applies a user's change. Ignores changes that the window makes while it updates its controls.
  private func change(_ body: (PreferencesModel) -> Void) {
    if !isUpdating { body(model) }
  }

  private func commit() {
    change { _ in profileRows.commit() }
  }

  private func show(usesSample: Bool) {
    keyRow.subtitle = usesSample ? tr("You’re using the sample catalogue") : ""
    key.label = usesSample ? tr("Use TMDB…") : tr("Change…")
    key.accessibleLabel = usesSample ? tr("Use TMDB…") : tr("Change TMDB Key")
  }

  private func show(_ preferences: Preferences, _ problem: PreferencesModel.Problem?) {
    isUpdating = true
    defer { isUpdating = false }
    for (choice, button) in appearances where choice == preferences.appearance { button.isActive = true }
    for (choice, button) in layouts where choice == preferences.listLayout { button.isActive = true }
    adult.isActive = preferences.includesAdult
    pictures.show(chosen: preferences.pictureCacheMegabytes)
    language.show(preferences.language)
    region.show(preferences.region)
    let sentence = problem?.preference == .userDirectory ? nil : problem?.sentence
    self.problem.show(sentence, of: nil, among: [])
  }
}

extension MatineePreferences {
  fileprivate func makeGroups() -> [PreferencesGroup] {
    let choices = appearances.map { choice, button in
      row(choice.title, button, .appearance, isBefore: true, isActivatable: true)
    }
    let arrangements = layouts.map { choice, button in
      row(choice.title, button, .listLayout, isBefore: true, isActivatable: true)
    }
    for (choice, preference) in [(language, Preference.language), (region, .region)] { disable(choice.row, preference) }
    let groups: [PreferencesGroup?] = [
      PreferencesGroup(title: "TMDB", [keyRow]),
      services?.group, matching?.group,
      PreferencesGroup(title: tr("Appearance"), choices),
      PreferencesGroup(title: tr("Lists of Films and Series"), arrangements),
      PreferencesGroup(
        title: tr("Titles"),
        [
          language.row, region.row,
          row(tr("Adult Titles"), adult, .includeAdult, isActivatable: true), problem.widget,
        ]),
      PreferencesGroup(
        title: tr("Picture Cache"),
        [row(tr("Maximum Size"), pictures.limit, .pictureCacheMegabytes), pictures.used]), downloads?.group,
      profileRows.group,
      titles.group, shared?.group,
    ]
    return groups.compactMap(\.self)
  }

  private func row(
    _ title: String, _ control: Widget, _ preference: Preference, isBefore: Bool = false, isActivatable: Bool = false
  ) -> ActionRow {
    let row = ActionRow(title: title, control: control, isBefore: isBefore, isActivatable: isActivatable)
    if disable(row, preference) { control.accessibleDescription = row.subtitle }
    return row
  }

  /// Disables the row of a preference that the environment sets, and returns whether it does.
  @discardableResult
  private func disable(_ row: ActionRow, _ preference: Preference) -> Bool {
    guard model.overriddenPreferences.contains(preference) else { return false }
    row.isSensitive = false
    row.subtitle = tr("Set by {variable}", ["variable": preference.variable])
    return true
  }
}

extension ListLayout {
  /// The title in header capitalization.
  fileprivate var title: String {
    switch self {
    case .automatic: tr("Automatic")
    case .posters: tr("Posters")
    case .rows: tr("List")
    }
  }
}

/// Returns the name of the desktop's setting, such as “System (English)”.
private func system(_ name: String?) -> String { name.map { tr("System ({name})", ["name": $0]) } ?? tr("System") }
