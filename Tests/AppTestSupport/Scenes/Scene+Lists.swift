import AppFoundation
import CAdwaita
import Catalogue
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import CatalogueUI
@testable import MatineeApp

/// The states of a list of films other than complete, shown with Popular.
extension Scene {
  static let listStates = [
    Scene("list/loading") { size in
      let fixture = TestApplication.popular(SuspendableNetworking()).show(size)
      try await eventually("the spinner") { fixture.showsSpinner }
      return fixture
    },
    Scene("list/empty") { try await answered(.films([]), waitingFor: "Nothing Here", $0) },
    Scene("list/failed") { try await answered(.serverError, waitingFor: "TMDB Is Having Trouble", $0) },
    Scene("list/failed-details") { size in
      let fixture = try await answered(.serverError, waitingFor: "TMDB Is Having Trouble", size)
      let details = try XCTUnwrap(fixture.window.tree.compactMap(\.asExpander).first(where: \.isMapped))
      details.isExpanded = true
      try await fixture.waitForText("serverError")
      fixture.addReadyCondition { details.scrollAround?.goToEnd() == true }
      return fixture
    },
    Scene("list/key-refused") { try await answered(.wrongKey, waitingFor: "Key Not Accepted", $0) },
    Scene("list/refresh-failed") { size in
      let networking = ReplayNetworking()
      networking.stub(popular, with: TitleResponses.page(of: MovieList.popular))
      networking.stub(popular, with: .serverError)
      let application = TestApplication.popular(networking)
      let fixture = application.show(size)
      try await eventually("the list") { application.main.coordinator.isSettled }
      application.main.coordinator.refresh()
      try await fixture.waitForBanner("TMDB is having trouble", titled: "TMDB Is Having Trouble")
      return fixture
    },
    Scene("list/loading-more") { size in
      let networking = SuspendableNetworking()
      let fixture = TestApplication.popular(networking).show(size)
      await networking.waitForRequests(1)
      networking.resume(0, with: TitleResponses.page(of: MovieList.popular, pages: 2))
      try await fixture.scrollToEnd()
      await networking.waitForRequests(2)
      try await fixture.scrollToFoot { fixture.showsSpinner }
      return fixture
    },
    Scene("list/more-failed") { size in
      let networking = ReplayNetworking()
      networking.stub(popular + "?page=1", with: TitleResponses.page(of: MovieList.popular, pages: 2))
      networking.stub(popular + "?page=2", with: .serverError)
      let fixture = TestApplication.popular(networking).show(size)
      try await fixture.scrollToEnd()
      try await fixture.scrollToFoot { fixture.window.visibleTexts.contains { $0.hasPrefix("TMDB is having trouble") } }
      return fixture
    },
    Scene("list/sample") { try await sample(notice: nil, $0) },
    Scene("list/sample-notice") {
      try await sample(notice: "Matinee can’t read the settings. Fix or remove the file.", $0)
    },
    Scene("list/row-focused") { size in
      let application = TestApplication.popular(TitleResponses.networking())
      let fixture = application.show(size)
      try await eventually("the list") { application.main.coordinator.isSettled }
      let list = fixture.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) }
      list?.childWidgets.first?.focus()
      return fixture
    },
  ]

  private static let popular = "/3/movie/popular"

  /// Opens Popular with this response.
  @MainActor private static func answered(
    _ response: NetworkResponse, waitingFor text: String, _ size: WindowSize
  ) async throws -> AppFixture {
    let networking = ReplayNetworking()
    networking.stub(popular, with: response)
    let fixture = TestApplication.popular(networking).show(size)
    try await fixture.waitForText(text)
    return fixture
  }

  @MainActor private static func sample(notice: String?, _ size: WindowSize) async throws -> AppFixture {
    let application = TestApplication.popular(TitleResponses.networking(), source: .sample, notice: notice)
    let fixture = application.show(size)
    try await fixture.waitForBanner("This small built-in sample catalogue", titled: "Sample Catalogue")
    try await eventually("the list") { application.main.coordinator.isSettled }
    return fixture
  }
}

extension TestApplication {
  fileprivate static func popular(
    _ networking: any Networking, source: ContentSource = .tmdb, notice: String? = nil
  ) -> TestApplication {
    let application = TestApplication(.scenes(networking, source: source), notice: notice)
    application.main.coordinator.show(FeaturedDestination(.popular))
    return application
  }
}

extension AppFixture {
  package var showsSpinner: Bool { window.tree.contains { $0.isMapped && $0.isSpinning } }

  /// Scrolls to the list's footer, and stays there while rows are still being measured.
  fileprivate func scrollToFoot(_ isThere: @escaping () -> Bool) async throws {
    addReadyCondition { [unowned self] in scroll?.goToEnd() == true && isThere() }
    try await eventually("the footer of the list") { isReady }
  }
}

extension Widget {
  /// The vertical adjustment of the scrolled window around the widget.
  fileprivate var scrollAround: Adjustment? {
    gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()).map {
      ScrolledWindow(retaining: $0).verticalAdjustment
    }
  }
}

extension Adjustment {
  /// Scrolls to the end. Returns `true` if it was already there.
  fileprivate func goToEnd() -> Bool {
    defer { value = upper }
    return remaining < 1
  }
}
