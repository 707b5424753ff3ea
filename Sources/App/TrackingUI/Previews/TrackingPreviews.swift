import Catalogue
import Containment
import Library
import ScreenFoundation
import TitleIdentity
import Tracking

/// The parts of pages that show the user's library.
package enum TrackingPreviews {
  package static let all: [Preview<TrackingContext>] = titleParts + seasonParts + libraryParts

  private static let titleParts: [Preview<TrackingContext>] = [
    .section("Title Actions", .librarySection, of: .metropolis) { context in
      TitleActionsController(
        film, summary: nil, watched: context.history.watchedButton(of: film), context.app,
        household: context.household.ratings(of: film))
    },
    .part("Household Ratings", [.content, .longTexts]) { $0.household.ratings(of: film) },
    .part("Watched Button", [.content, .libraryOpening, .libraryEmpty]) { context in
      let page = try await PreviewPage.metropolis.load(context.app.catalogue.pages)
      let button = context.history.watchedButton(of: film)
      button?.film = TitleReference(page, of: context.app.source)
      return button
    },
    .part("Title Rating", [.content, .libraryOpening, .libraryEmpty, .libraryFailed]) { context in
      TitleRatingController(TitleRating(of: film, in: context.app.library), clock: context.app.catalogue.clock)
    },
    .section("Notes Section", .section + [.libraryOpening, .libraryEmpty], of: .metropolis) { context in
      context.household.notes(on: film, preview: nil)()
    },
    .section("Next Up Section", .section + [.libraryEmpty], of: .heimat) { sections($0)?.nextUp },
    .section("Seasons Section", .section + [.libraryEmpty, .libraryFailed], of: .heimat) { sections($0)?.seasons },
  ]

  private static let seasonParts: [Preview<TrackingContext>] = [
    .part("Episode List", .librarySection + [.libraryEmpty]) { context in
      let list = makeList(context)
      list.show(try await PreviewPage.heimatSeason.load(context.app.catalogue.pages))
      return list
    },
    .section("Episodes Section", .librarySection, of: .heimatSeason) { context in
      EpisodesSection(makeList(context), texts: context.app.catalogue.format.texts)
    },
    .section("Season Rating Section", [.content, .libraryEmpty], of: .heimatSeason) { context in
      SeasonRatingSection(makeProgress(context), clock: context.app.catalogue.clock)
    },
    .part("Season Episodes", [.content, .longTexts, .loading, .failed, .libraryFailed]) { context in
      let card = SeasonCard(season, name: "Season 1")
      let model = SeasonPageModel(
        season, card: card, context.app.catalogue.pages, clock: context.app.catalogue.clock)
      return SeasonEpisodesController(card, model.page, makeList(context), perform: context.perform)
    },
  ]

  private static let libraryParts: [Preview<TrackingContext>] = [
    .part("People Section", .section) { context in
      let model = ProfilePageModel(.owner, context.app.library, format: context.app.catalogue.format)
      try await model.load()
      let people = PeopleSection("Following", images: context.app.images, \.following) { _ in }
      model.card.map(people.show)
      return people
    },
    .part("Checklist Items", .section) { context in
      let list = UserListModel(.watchlist(of: .owner), context.app.library)
      let model = ChecklistModel(list, format: context.app.catalogue.format)
      try await model.load()
      let items = ChecklistItemsController(model, images: context.app.images) { _ in [] }
      items.show(model.entries, canReorder: true)
      return items
    },
    Preview("Checklist", .library) { context in
      let list = UserListModel(.watchlist(of: .owner), context.app.library)
      let model = ChecklistModel(list, format: context.app.catalogue.format)
      let items = ChecklistItemsController(model, images: context.app.images) { _ in [] }
      let checklist = StatefulContentController(observing: ChecklistController(model: model, items: items))
      checklist.handle { (_: UserListAction) in }
      return checklist.performing(context.perform)
    },
    .part("Chart") { context in try await tallies(context).first.map(TallyController.init) },
    .part("Charts") { context in
      let charts = TalliesController()
      charts.show(try await tallies(context))
      return charts
    },
  ]
}

extension TrackingPreviews {
  /// *Metropolis*.
  private static let film = TitleID.movie(910_000_063)
  /// The first season of *Heimat*.
  private static let season = SeasonID(show: 920_000_012, number: 1)

  private static func sections(_ context: TrackingContext) -> SeriesSections? {
    context.history.seriesSections(of: .show(season.show), startingAt: nil, context.screens)
  }

  private static func makeProgress(_ context: TrackingContext) -> ShowProgressModel {
    let catalogue = context.app.catalogue
    return ShowProgressModel(of: season.show, in: context.app.library, catalogue.pages, catalogue.guides)
  }

  private static func makeList(_ context: TrackingContext) -> EpisodeListController {
    EpisodeListController(EpisodeListModel(makeProgress(context), .all), context.app)
  }

  private static func tallies(_ context: TrackingContext) async throws -> [Tally] {
    let catalogue = context.app.catalogue
    let model = StatisticsModel(context.app.library, catalogue.pages, catalogue.guides)
    try await model.load()
    return model.statistics?.tallies ?? []
  }
}

extension TrackingContext: PreviewContext {}
