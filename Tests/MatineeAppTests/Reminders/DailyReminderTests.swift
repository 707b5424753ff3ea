import AppFoundation
import AppTestSupport
import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import ImagePipeline
import Library
import Planning
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp

/// The preference for the daily reminder, and the actions of its notification.
final class DailyReminderTests: GTKTestCase {
  func testPreferenceSaysWhatMustBeRunningAndSavesTime() {
    onMain {
      var kept: [Preferences] = []
      let model = PreferencesModel(Preferences()) { (_, preferences) async throws(SettingsError) in
        await MainActor.run { kept.append(preferences) }
      }
      let pictures = PictureCacheModel(locale: Locale(identifier: "en_US")) { FakePictureStore(totalBytes: 0) }
      let timer = ReminderTimerModel(
        ReminderTimer(folder: URL(filePath: "/no/folder"), program: "/usr/bin/matinee") { $0 != ["show-environment"] })
      var storage = MatineePreferences.Storage(pictures: pictures, titles: FakeTitleIndex().model)
      storage.reminderTimer = timer
      model.onSave = { [model] in if $0 == .dailyReminder { timer.set(model.preferences.hasDailyReminder) } }
      let window = MatineePreferences.make(model, storage, over: nil) {}
      let fixture = AppFixture(window)
      window.present()
      try await eventually("the window") { window.isMapped }
      let switches = window.tree.filter { $0.isA(gtk_switch_get_type()) }
      let control = try XCTUnwrap(switches.first { $0.exposedLabel == "Daily Reminder" } ?? switches.dropFirst().first)
      XCTAssertFalse(window.visibleTexts.contains("Time of Day"))
      gtk_switch_set_active(control.opaque, 1)
      try await eventually("the switch to be kept") { kept.last?.hasDailyReminder == true }
      try await fixture.waitForText("It appears only while Matinee is running")
      try await fixture.waitForText("Time of Day")
      let button = try XCTUnwrap(window.tree.filter { $0.isA(gtk_menu_button_get_type()) }.dropFirst().first)
      gtk_widget_activate_action_variant(button.widget, "item.reminder-8-0", nil)
      try await eventually("the time to be kept") { kept.last?.reminderTime == ReminderTime("08:00") }
      gtk_switch_set_active(control.opaque, 0)
      try await eventually("the switch to be kept") { kept.last?.hasDailyReminder == false }
      try await eventually("the time to go") { !window.visibleTexts.contains("Time of Day") }
      fixture.close()
    }
  }

  func testMarkWatchedOfNotificationRecordsEpisodeOnceWithoutWindow() {
    onMain {
      let running = try await RunningApplication()
      let title = #"{"source":"sample","kind":"tv","number":7,"name":"Heimat"}"#
      let offer = #"{"id":"sample/tv/7 2026-06-01","title":\#(title),"season":1,"episode":2}"#
      let folders = running.context.folders
      try FileManager.default.createDirectory(at: folders.state, withIntermediateDirectories: true)
      try Data(#"{"sample owner":{"offer":\#(offer)}}"#.utf8).write(to: folders.digestFile)
      running.launch(activations: 0)
      for target in ["", "owner sample sample/tv/8 2026-06-01", "owner sample sample/tv/7 2026-06-01"] {
        g_action_group_activate_action(running.application?.opaque, "mark-watched", g_variant_new_string(target))
      }
      let session = try XCTUnwrap(running.session)
      try await eventually("the viewing") { session.library.hasBegun(.show(7)) }
      let library = try await session.ownLibrary.library()
      let plays = try await library.plays(of: TitleReference.Key(.sample, .show, 7), by: .owner)
      XCTAssertEqual(plays.map(\.part), [.episode(season: 1, number: 2)])
      XCTAssertNil(running.window)
      g_application_activate(running.application?.cast())
      try await eventually("the window") { running.window?.window.isMapped == true }
      running.end(AppFixture(try XCTUnwrap(running.window?.window)))
    }
  }
}
