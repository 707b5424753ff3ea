import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import CatalogueUI

/// The chips of a genre in a window, with a fake network.
@MainActor struct FilterChipsScene {
  let networking = ReplayNetworking()
  let model: DiscoverModel
  let chips: FilterChipsController
  let fixture = AppFixture()

  init(_ kind: TitleID.Kind = .movie, region: String? = "DE", failsFirst: Bool = false) async throws {
    let path = "/3/watch/providers/\(kind == .movie ? "movie" : "tv")"
    if failsFirst { networking.stub(path, with: .serverError) }
    let providers = [(8, "Netflix"), (11, "Mubi"), (9, "Another")].map {
      #"{"provider_id":\#($0),"provider_name":"\#($1)","display_priority":\#($0)}"#
    }
    networking.stub(path, json: #"{"results":[\#(providers.joined(separator: ","))]}"#)
    networking.stub("/3/discover/\(kind == .movie ? "movie" : "tv")", with: .films([1, 2]))
    model = DiscoverModel(.genre(GenreID(kind, 18)), CatalogueDependencies.test(networking, region: region).pages)
    chips = FilterChipsController(model) { _ in }
    try await fixture.show(chips, width: 1_400)
    try await fixture.waitForText("Most Popular")
  }

  func hasChip(_ name: String) -> Bool { widget(name) != nil }

  func chip(_ name: String) throws -> MenuButton {
    MenuButton(retaining: try XCTUnwrap(widget(name), name).pointer)
  }

  private func widget(_ name: String) -> Widget? {
    fixture.window.tree.first { $0.isMapped && $0.isMenuButton(named: name) }
  }

  /// Selects an item in the menu of a chip.
  func choose(_ item: String, in name: String) async throws {
    try chip(name).open()
    try await fixture.choose(item)
  }

  /// Opens the popover of a chip, and waits for a text in it.
  func open(_ name: String, waitingFor text: String) async throws {
    try chip(name).open()
    try await eventually("“\(text)” in the popover") { popover?.visibleTexts.contains(text) == true }
  }

  /// The open popover, except menus.
  var popover: Widget? {
    fixture.window.tree.first {
      $0.isMapped && $0.isA(gtk_popover_get_type()) && !$0.isA(gtk_popover_menu_get_type())
    }
  }

  func row(_ title: String) throws -> Widget {
    try XCTUnwrap(
      popover?.tree.first {
        $0.isMapped && $0.isA(adw_action_row_get_type())
          && adw_preferences_row_get_title($0.cast()).map { String(cString: $0) } == title
      }, title)
  }

  /// Activates a row of the open popover.
  func activate(_ title: String) throws { gtk_widget_activate(try row(title).widget) }

  func entry(_ index: Int) throws -> Entry {
    let entries = try XCTUnwrap(popover).tree.filter { $0.isA(gtk_entry_get_type()) }
    return Entry(retaining: entries[index].pointer)
  }

  func search() throws -> SearchEntry {
    let found = popover?.tree.first { $0.isA(gtk_search_entry_get_type()) }
    return SearchEntry(retaining: try XCTUnwrap(found).pointer)
  }

  /// Makes the window narrow, and returns the scroll position of the chips.
  func narrow() async throws -> Adjustment {
    fixture.window.setDefaultSize(width: 360, height: 600)
    let scrolled = try XCTUnwrap(chips.view.tree.first { $0.isA(gtk_scrolled_window_get_type()) })
    let position = ScrolledWindow(retaining: scrolled.pointer).horizontalAdjustment
    try await eventually("a narrow row") { position.pageSize < 400 && position.upper > position.pageSize + 100 }
    return position
  }

  func waitForChip(_ name: String, _ label: String) async throws {
    try await eventually("“\(label)”") { (try? chip(name).label) == label }
  }

  func waitForClosedPopover(_ name: String) async throws {
    try await eventually("no popover") { popover == nil }
    try await eventually("the focus on the chip") { (try? chip(name).containsFocus) == true }
  }
}
