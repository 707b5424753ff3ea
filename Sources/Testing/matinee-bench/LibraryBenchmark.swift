import AppFoundation
import Catalogue
import CommandReports
import Foundation
import Library
import MatineeApp
import ResponseCache
import TMDB
import TitleIdentity
import Tracking

/// The files of a heavy user who works offline: a long library and a full cache, in the environment's folders.
nonisolated enum LibraryBenchmark {
  /// Fills the library, records the details of the cached titles, reads the started shows and makes today's backup, as
  /// the app does while it runs. Prints the number of events.
  static func fill(events: Int) -> Int32 {
    runAndExit {
      let context = try await AppContext.read()
      let catalogue = context.catalogue(usesSample: false)
      let source = TitleSource(catalogue.client.source)
      let titles = try await GeneratedTitles(source: source, rounds: rounds)
      let library = try await Library.open(in: context.folders.data)
      print(try await JournalGenerator.fill(library, events: events, titles))
      library.close()
      let model = await LibraryModel(source: source, folder: context.folders.data)
      let recorder = DetailRecorder(model, catalogue.pages, catalogue.guides)
      let filled = try await model.library()
      for await added in filled.observeTitlesToCheck(from: source, limit: 500) {
        if added.isEmpty { break }
        await recorder.record(added)
        try await filled.setDetailsChecked(added)
      }
      _ = try await filled.startedShows(of: .owner, from: source)
      try await filled.backUp()
      await model.close()
    }
  }

  /// Fills the cache with the pages of all titles of the repeated sample catalogue, with the series' episode guides,
  /// and with the first page of each list. Prints the number of cached titles.
  static func fillCache() -> Int32 {
    runAndExit {
      let catalogue = try await CachedTitlesBenchmark.catalogue()
      for list in MovieList.allCases { _ = try await catalogue.client.value(of: list.target) }
      for list in ShowList.allCases { _ = try await catalogue.client.value(of: list.target) }
      let titles = try await GeneratedTitles(source: TitleSource(catalogue.client.source), rounds: rounds)
      for film in titles.films { _ = try await PageReport(of: .title(film.key.titleID), from: catalogue.pages) }
      for show in titles.shows {
        _ = try await PageReport(of: .title(show.title.key.titleID), from: catalogue.pages)
        _ = try await catalogue.guides.guide(of: show.title.number)
        await catalogue.client.cache?.waitForWrites()
      }
      await catalogue.client.cache?.waitForWrites()
      print(titles.films.count + titles.shows.count)
    }
  }
}

/// The number of times that the sample catalogue repeats: about 1,100 films and 300 series.
private nonisolated let rounds = 5
