import CAdwaita
import GTK
import GTKTestSupport
import MatineeCore
import TMDB
import TMDBTesting
import XCTest

@testable import MatineeApp

/// The states of a list of films other than complete, shown with Popular.
extension Scene {
  static let listStates = [
    Scene("list/loading") { size in
      let stage = TestApplication.popular(SuspendableNetworking()).show(size)
      try await eventually("the spinner") { stage.spins }
      return stage
    },
    Scene("list/empty") { try await answered(.films([]), says: "Nothing Here", $0) },
    Scene("list/failed") { try await answered(.trouble, says: "TMDB Is Having Trouble", $0) },
    Scene("list/failed-details") { size in
      let stage = try await answered(.trouble, says: "TMDB Is Having Trouble", size)
      let details = try XCTUnwrap(stage.window.tree.compactMap(\.asExpander).first(where: \.isMapped))
      details.isExpanded = true
      try await stage.sees("serverTrouble")
      stage.requires { details.scrollAround?.goToEnd() == true }
      return stage
    },
    Scene("list/key-refused") { try await answered(.wrongKey, says: "Key Not Accepted", $0) },
    Scene("list/refresh-failed") { size in
      let networking = ReplayNetworking()
      networking.answer(popular, with: TitleResponses.page(of: MovieList.popular))
      networking.answer(popular, with: .trouble)
      let application = TestApplication.popular(networking)
      let stage = application.show(size)
      try await eventually("the list") { application.main.coordinator.isSettled }
      application.main.coordinator.refresh()
      try await stage.sees("TMDB is having trouble")
      return stage
    },
    Scene("list/loading-more") { size in
      let networking = SuspendableNetworking()
      let stage = TestApplication.popular(networking).show(size)
      await networking.waitForRequests(1)
      networking.release(0, with: TitleResponses.page(of: MovieList.popular, pages: 2))
      try await stage.scrollToEnd()
      await networking.waitForRequests(2)
      try await stage.scrollToFoot { stage.spins }
      return stage
    },
    Scene("list/more-failed") { size in
      let networking = ReplayNetworking()
      networking.answer(popular + "?page=1", with: TitleResponses.page(of: MovieList.popular, pages: 2))
      networking.answer(popular + "?page=2", with: .trouble)
      let stage = TestApplication.popular(networking).show(size)
      try await stage.scrollToEnd()
      try await stage.scrollToFoot { stage.window.visibleTexts.contains { $0.hasPrefix("TMDB is having trouble") } }
      return stage
    },
    Scene("list/sample") { try await sample(notice: nil, $0) },
    Scene("list/sample-notice") {
      try await sample(notice: "The settings file is not valid JSON. Correct it, or remove it to start anew.", $0)
    },
    Scene("list/row-focused") { size in
      let application = TestApplication.popular(TitleResponses.networking())
      let stage = application.show(size)
      try await eventually("the list") { application.main.coordinator.isSettled }
      let list = stage.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) }
      list?.childWidgets.first?.focus()
      return stage
    },
  ]

  private static let popular = "/3/movie/popular"

  /// Opens Popular with this response.
  @MainActor private static func answered(
    _ response: NetworkResponse, says words: String, _ size: WindowSize
  ) async throws -> AppFixture {
    let networking = ReplayNetworking()
    networking.answer(popular, with: response)
    let stage = TestApplication.popular(networking).show(size)
    try await stage.sees(words)
    return stage
  }

  @MainActor private static func sample(notice: String?, _ size: WindowSize) async throws -> AppFixture {
    let application = TestApplication.popular(TitleResponses.networking(), source: .sample, notice: notice)
    let stage = application.show(size)
    try await stage.sees("This is the built-in sample catalogue.")
    try await eventually("the list") { application.main.coordinator.isSettled }
    return stage
  }
}

extension TestApplication {
  fileprivate static func popular(
    _ networking: any Networking, source: ContentSource = .tmdb, notice: String? = nil
  ) -> TestApplication {
    let application = TestApplication(.scenes(networking, source: source), notice: notice)
    application.main.coordinator.show(.featured(.popular))
    return application
  }
}

extension AppFixture {
  package var spins: Bool { window.tree.contains { $0.isMapped && $0.isSpinning } }

  /// Scrolls to the list's footer, and stays there while rows are still being measured.
  fileprivate func scrollToFoot(_ isThere: @escaping () -> Bool) async throws {
    requires { [unowned self] in scroll?.goToEnd() == true && isThere() }
    try await eventually("the foot of the list") { isReady }
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
