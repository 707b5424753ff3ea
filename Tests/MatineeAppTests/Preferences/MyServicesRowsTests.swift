import AppFoundation
import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import GTK
import GTKTestSupport
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests that *My Services* are chosen once in the preferences, found by name, and saved.
final class MyServicesRowsTests: GTKTestCase {
  @MainActor private struct Harness {
    let model: PreferencesModel
    let rows: MyServicesRows
    let fixture: AppFixture

    init(
      _ preferences: Preferences = Preferences(), region: String? = "DE", overridden: Set<Preference> = [],
      isKeyRejected: Bool = false, perform: @escaping (AppAction) -> Void = { _ in }
    ) async throws {
      let networking = ReplayNetworking()
      if isKeyRejected { networking.stub("/3/watch/providers/movie", with: .wrongKey) }
      networking.stub(
        "/3/watch/providers/movie",
        json: """
          {"results":[{"provider_id":8,"provider_name":"Netflix"},{"provider_id":11,"provider_name":"MUBI"}]}
          """)
      networking.stub("/3/watch/providers/tv", json: #"{"results":[{"provider_id":8,"provider_name":"Netflix"}]}"#)
      let catalogue = CatalogueDependencies.test(networking, region: region)
      model = PreferencesModel(preferences, overriddenPreferences: overridden) { _, _ in }
      rows = MyServicesRows(
        model, perform: perform, makeProviders: { PageModel(allWatchProviders: catalogue.pages, in: $0) })
      let window = Window(title: "Preferences", page: PreferencesPage([rows.group]), over: nil)
      fixture = AppFixture(window)
      window.present()
      try await fixture.waitForText("My Services")
    }
  }

  func testServicesAreFoundChosenAndSaved() {
    onMain {
      let harness = try await Harness()
      try await harness.fixture.activateRow("My Services")
      try await eventually("the window") { Window.open(titled: "My Services") != nil }
      let window = try XCTUnwrap(Window.open(titled: "My Services"))
      try await eventually("the services") { window.visibleTexts.contains("MUBI") }
      let entry = try XCTUnwrap(window.tree.first { $0.isA(gtk_search_entry_get_type()) })
      SearchEntry(retaining: entry.pointer).text = "mub"
      try await eventually("one service") { !window.visibleTexts.contains("Netflix") }
      let row = try XCTUnwrap(window.tree.first { $0.isMapped && $0.isA(adw_action_row_get_type()) })
      gtk_widget_activate(row.widget)
      XCTAssertEqual(harness.model.preferences.myServices, [11])
      try await harness.fixture.waitForText("1 service")
      SearchEntry(retaining: entry.pointer).text = "xyz"
      try await eventually("the message") { window.visibleTexts.contains("No services found") }
      window.destroy()
      await harness.model.finishWriting()
      harness.fixture.close()
    }
  }

  func testMessageButtonAsksForAnotherKeyAndReloads() {
    onMain {
      var actions: [AppAction] = []
      let harness = try await Harness(isKeyRejected: true) { actions.append($0) }
      try await harness.fixture.activateRow("My Services")
      try await eventually("the window") { Window.open(titled: "My Services") != nil }
      let window = try XCTUnwrap(Window.open(titled: "My Services"))
      try await eventually("the button") { window.button("Enter Another Key") != nil }
      window.button("Enter Another Key")?.click()
      XCTAssertEqual(actions, [.settings(.enterCredential)])
      try await eventually("the services") { window.visibleTexts.contains("MUBI") }
      window.destroy()
      harness.fixture.close()
    }
  }

  func testRowAsksForCountryAndThenShowsItsServices() {
    onMain {
      let harness = try await Harness(region: nil)
      var choose: (String) -> Void = { _ in XCTFail("no country was asked for") }
      harness.rows.askForCountry = { choose = $0 }
      try await harness.fixture.activateRow("My Services")
      choose("")
      XCTAssertNil(Window.open(titled: "My Services"))
      choose("DE")
      try await eventually("the window") { Window.open(titled: "My Services") != nil }
      let window = try XCTUnwrap(Window.open(titled: "My Services"))
      try await eventually("the services") { window.visibleTexts.contains("MUBI") }
      window.destroy()
      harness.fixture.close()
    }
  }

  func testRowOfOverriddenPreferenceNamesItsVariable() {
    onMain {
      let harness = try await Harness(overridden: [.myServices])
      try await harness.fixture.waitForText("Set by MATINEE_MY_SERVICES")
      harness.fixture.close()
    }
  }
}
