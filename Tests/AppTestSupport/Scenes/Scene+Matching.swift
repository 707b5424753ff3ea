import CAdwaita
import Catalogue
import Containment
import GTK
import GTKTestSupport
import Library
import LibraryFormats
import TMDB
import TitleIdentity
import Tracking
import Transfer

@testable import ScreenFoundation
@testable import TransferUI

/// Matching titles in the library: with matches, without any, and with an error.
extension Scene {
  static let matching = [
    Scene("matching/found") { size in
      let fixture = try await matching(Matcher(), size)
      try await fixture.waitForText("Match 1 Title")
      return fixture
    },
    Scene("matching/choice") { size in
      let fixture = try await matching(Matcher(), size)
      try await fixture.waitForText("Match 1 Title")
      await fixture.nextFrame()
      fixture.window.tree.last { $0.isMapped && $0.isA(gtk_list_view_get_type()) }?.activateRow(1)
      try await fixture.waitForText("Skip")
      return fixture
    },
    Scene("matching/nothing") { size in
      let fixture = try await matching(Matcher(knowsNothing: true), size)
      try await fixture.waitForText("Nothing to Match")
      return fixture
    },
    Scene("matching/removed") { size in
      let fixture = try await matching(Matcher(), for: .removed, size)
      try await fixture.waitForText("Replace 1 Title")
      return fixture
    },
    Scene("matching/failed") { size in
      let fixture = try await matching(Matcher(error: .serverError(status: 500)), size)
      try await fixture.waitForText("Retry")
      return fixture
    },
  ]

  @MainActor private static func matching(
    _ matcher: Matcher, for purpose: TitleMatchModel.Purpose = .sample, _ size: WindowSize
  ) async throws -> AppFixture {
    let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
    let open = try await library.library()
    for (number, name) in [(1, "Sunrise"), (2, "The Lodger"), (3, "Nobody’s Film")] {
      let source = purpose == .sample ? TitleSource.sample : .tmdb
      let title = TitleReference(source, .movie, number, name: name, year: 1927)
      try await open.add(title, to: .watchlist(of: .owner), by: .owner)
      try await open.record(title.key, isRemoved: purpose == .removed)
    }
    let catalogue = CatalogueDependencies.scenes(TitleResponses.networking())
    let images = PipelineImages(catalogue.pictures)
    let window = TitleMatchCoordinator.present(
      TitleMatchModel(library, for: purpose) { _ in matcher }, format: catalogue.format, images: images, over: nil,
      perform: { _ in })
    let fixture = try await fixture(window.window, size) {}
    fixture.addReadyCondition { images.pendingCount == 0 }
    return fixture
  }

  /// A matcher that is certain about *Sunrise*, uncertain about *The Lodger*, and knows no other title.
  private struct Matcher: TitleMatching {
    var knowsNothing = false
    var error: TMDBError?

    func match(_ wanted: ImportedTitle) async throws(TMDBError) -> ImportMatch {
      if let error { throw error }
      let name = wanted.name
      if knowsNothing || name.hasPrefix("Nobody") { return .missing("No title has this name and year.") }
      guard name == "The Lodger" else { return .certain(film(name, 1927)) }
      return .ambiguous([film(name, 1926), film(name, 1932)])
    }

    private func film(_ name: String, _ year: Int) -> MatchedTitle {
      MatchedTitle(TitleReference(.tmdb, .movie, name.count + year, name: name, year: year, posterPath: "/5.png"))
    }
  }
}
