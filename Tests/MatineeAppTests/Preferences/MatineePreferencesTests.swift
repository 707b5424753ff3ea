import AppFoundation
import AppTestSupport
import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import ImagePipeline
import XCTest

@testable import MatineeApp

/// Tests that preferences apply immediately and are saved, and that a failure to save is reported.
final class MatineePreferencesTests: GTKTestCase {
  func testAppearanceAppliesImmediatelyAndSavingKeepsOtherSettings() {
    onMain {
      let running = try await RunningApplication(settings: #"{"x": 1, "matinee": {"apiUrl": "http://localhost:1"}}"#)
      let fixture = try await running.start()
      running.activate("preferences")
      let window = try await running.window("Preferences")
      defer { ColorScheme.force(nil) }
      try window.radio("Dark").isActive = true
      try await eventually("the dark") { ColorScheme.current == .dark }
      XCTAssertEqual(running.settings["x"] as? Int, 1)
      let section = try XCTUnwrap(running.settings["matinee"] as? [String: Any])
      XCTAssertEqual(section["appearance"] as? String, "dark")
      XCTAssertEqual(section["apiUrl"] as? String, "http://localhost:1")
      window.window.close()
      running.end(fixture)
    }
  }

  func testLanguageIsFoundByCodeOrBeginningAndSaved() {
    onMain {
      let harness = try await Harness()
      try await harness.fixture.waitForText("System (English)")
      let choices = try await harness.choices("Language")
      let search = try choices.search
      search.text = "klingon"
      try await choices.waitForText("No Results")
      search.text = "pt_br"
      try await eventually("the language") {
        choices.rowTitles == ["Portuguese (Brazil)"] && !choices.window.visibleTexts.contains("No Results")
      }
      search.text = "braz"
      try await eventually("the variant") { choices.rowTitles == ["Portuguese (Brazil)"] }
      search.emit("activate")
      try await eventually("the language to be kept") { harness.kept.map(\.language) == ["pt-BR"] }
      try await eventually("the window to close") { Window.open(titled: "Language") == nil }
      try await harness.fixture.waitForText("Portuguese (Brazil)")
      harness.fixture.close()
    }
  }

  func testCountryIsChosenFromListAndResetToDesktop() {
    onMain {
      let harness = try await Harness()
      let choices = try await harness.choices("Country")
      try await choices.activateRow("Germany")
      try await eventually("the country to be kept") { harness.kept.map(\.region) == ["DE"] }
      try await harness.fixture.waitForText("Germany")
      let again = try await harness.choices("Country")
      try await again.activateRow("System (United States)")
      try await eventually("the desktop’s country") { harness.kept.map(\.region) == ["DE", ""] }
      harness.fixture.close()
    }
  }

  func testSettingFromEnvironmentIsDisabledAndNamesItsVariable() {
    onMain {
      let harness = try await Harness(overriddenPreferences: [.includeAdult])
      let control = try XCTUnwrap(harness.fixture.window.tree.first { $0.isA(gtk_switch_get_type()) })
      XCTAssertEqual(gtk_widget_is_sensitive(control.widget), 0)
      XCTAssertEqual(control.exposedDescription, "Set by MATINEE_INCLUDE_ADULT")
      try await harness.fixture.waitForText("Set by MATINEE_INCLUDE_ADULT")
      harness.fixture.close()
    }
  }

  func testSwitchRevertsAndShowsErrorWhenSavingFails() {
    onMain {
      let harness = try await Harness()
      harness.failure = .unwritable(URL(filePath: "/full/settings.json"), reason: "No space left on device")
      let control = try XCTUnwrap(harness.fixture.window.tree.first { $0.isA(gtk_switch_get_type()) })
      gtk_switch_set_active(control.opaque, 1)
      try await harness.fixture.waitForText("No space left on device")
      try await eventually("the switch to go back") { gtk_switch_get_active(control.opaque) == 0 }
      XCTAssertTrue(harness.kept.isEmpty)
      harness.fixture.close()
    }
  }

  func testPictureCacheLimitAppliesImmediatelyAndIsSaved() {
    onMain {
      let running = try await RunningApplication(settings: #"{"matinee": {"pictureCacheMegabytes": 300}}"#)
      let folder = running.context.folders.pictures
      let earlier = DiskCache(folder: folder, now: { Date(timeIntervalSinceNow: -60) })
      earlier.store(Data(count: 1), for: URL(filePath: "/old.jpg"))
      await earlier.waitForWrites()
      // A sparse file exceeds the smallest limit.
      let file = try XCTUnwrap(
        FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).first)
      try FileHandle(forWritingTo: file).truncate(atOffset: 199 << 20)
      let later = DiskCache(folder: folder)
      later.store(Data(count: 1 << 20), for: URL(filePath: "/new.jpg"))
      await later.waitForWrites()
      let fixture = try await running.start()
      running.activate("preferences")
      let window = try await running.window("Preferences")
      try await window.waitForText("200 MB")
      let limit = try XCTUnwrap(window.window.tree.first { $0.isA(gtk_menu_button_get_type()) })
      let button = MenuButton(retaining: limit.pointer)
      XCTAssertEqual(button.label, "300 MB")
      gtk_widget_activate_action_variant(limit.widget, "item.cache-128", nil)
      try await window.waitForText("1 MB")
      let section = try XCTUnwrap(running.settings["matinee"] as? [String: Any])
      XCTAssertEqual(section["pictureCacheMegabytes"] as? Int, 128)
      try await window.press("Clear")
      let clear = try XCTUnwrap(window.window.button("Clear"))
      try await eventually("their going") { clear.exposedDescription == "None" }
      let left = await DiskCache(folder: folder).totalBytes
      XCTAssertEqual(left, 0)
      window.window.close()
      running.end(fixture)
    }
  }

  func testClearButtonDescribesCacheSize() {
    onMain {
      let harness = try await Harness()
      let button = try XCTUnwrap(harness.fixture.window.tree.first { $0.exposedLabel == "Clear Cached Pictures" })
      try await eventually("the size") { button.exposedDescription == "32.7 MB" }
      try await harness.fixture.press("Clear")
      try await eventually("its going") { button.exposedDescription == "None" }
      harness.fixture.close()
    }
  }

  func testEachControlHasAccessibleName() {
    onMain {
      let harness = try await Harness()
      let roles = [GTK_ACCESSIBLE_ROLE_RADIO, GTK_ACCESSIBLE_ROLE_CHECKBOX, GTK_ACCESSIBLE_ROLE_SWITCH]
      let choices = harness.fixture.window.accessibilityTree.filter { control in
        roles.contains { control.hasRole($0) }
      }
      XCTAssertEqual(choices.count, 11)
      for control in choices {
        XCTAssertNotEqual(gtk_test_accessible_has_relation(control.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY), 0)
      }
      for list in harness.fixture.window.accessibilityTree where list.isA(gtk_list_box_get_type()) {
        // A screen reader would read both the name and the label.
        XCTAssertNil(list.exposedLabel)
        XCTAssertNotEqual(gtk_test_accessible_has_relation(list.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY), 0)
      }
      try await harness.fixture.press("Change…")
      XCTAssertEqual(harness.keyRequests, 1)
      harness.fixture.close()
    }
  }
}

/// The window with a settings file that the test controls.
@MainActor private final class Harness {
  let fixture: AppFixture
  let store = FakePictureStore(totalBytes: 34_300_000)
  var kept: [Preferences] = []
  var failure: SettingsError?
  private(set) var keyRequests = 0

  init(overriddenPreferences: Set<Preference> = []) async throws {
    let hand = Hand()
    let model = PreferencesModel(Preferences(), overriddenPreferences: overriddenPreferences) {
      (_, preferences) async throws(SettingsError) in
      try await hand.keep(preferences)
    }
    let pictures = PictureCacheModel(locale: Locale(identifier: "en_US")) { [store] in store }
    let storage = MatineePreferences.Storage(pictures: pictures, titles: FakeTitleIndex().model)
    let window = MatineePreferences.make(model, storage, over: nil) {
      hand.harness?.keyRequests += 1
    }
    fixture = AppFixture(window)
    hand.harness = self
    window.present()
    try await eventually("the window") { window.isMapped }
  }

  /// Opens the window for choosing a language or country.
  func choices(_ title: String) async throws -> AppFixture {
    try await fixture.activateRow(title)
    try await eventually("the choices") { Window.open(titled: title)?.isMapped == true }
    return AppFixture(try XCTUnwrap(Window.open(titled: title)))
  }

  @MainActor private final class Hand {
    weak var harness: Harness?

    func keep(_ preferences: Preferences) throws(SettingsError) {
      if let failure = harness?.failure { throw failure }
      harness?.kept.append(preferences)
    }
  }
}

extension AppFixture {
  /// Returns the radio button in the row with this title.
  fileprivate func radio(_ title: String) throws -> RadioButton {
    let row = try XCTUnwrap(window.tree.last { $0.isA(adw_action_row_get_type()) && $0.visibleTexts.contains(title) })
    return RadioButton(retaining: try XCTUnwrap(row.tree.first { $0.isA(gtk_check_button_get_type()) }).pointer)
  }

  /// The search entry of the choices.
  fileprivate var search: SearchEntry {
    get throws {
      SearchEntry(
        retaining: try XCTUnwrap(window.tree.first { $0.isA(gtk_search_entry_get_type()) }, "the search").pointer)
    }
  }

  /// The titles of the visible rows.
  fileprivate var rowTitles: [String] {
    window.tree.filter { $0.isMapped && $0.isA(adw_action_row_get_type()) }
      .compactMap { adw_preferences_row_get_title($0.cast()).map { String(cString: $0) } }
  }
}
