import Catalogue
import Library
import LoadingState
import Localization
import Observation
import ResponseCache
import TMDB
import TitleIdentity

/// The titles that a profile has rated, sorted and filtered, kept up to date. It grows as the user scrolls.
@MainActor @Observable
public final class RatingsModel {
  /// The order, and which titles to show.
  public var filter: RatingsFilter {
    didSet { if filter != oldValue { updateQuery() } }
  }
  /// The genres to choose from, regardless of the filter.
  public private(set) var genres: [NamedGenre] = []
  /// The fetching of details on which the order or the filter depends.
  @ObservationIgnored public let missingDetails: MissingDetails
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let pages: PageClient
  @ObservationIgnored private let recorder: DetailRecorder
  @ObservationIgnored private let rows: GrowingList<RatingsPage, Shown>
  /// The titles whose cached details were looked for.
  @ObservationIgnored private var checked: Set<TitleReference.Key> = []
  @ObservationIgnored private var recording: Task<Void, Never>?

  private struct Shown {
    var titles: [RatedTitle]
    var page: RatingsPage
    var filter: RatingsFilter
  }

  /// - Parameter page: The number of titles in each batch.
  public init(
    _ library: LibraryModel, _ pages: PageClient, _ guides: EpisodeGuides, filter: RatingsFilter = RatingsFilter(),
    page: Int = 40
  ) {
    self.library = library
    self.pages = pages
    self.filter = filter
    recorder = DetailRecorder(library, pages, guides)
    missingDetails = MissingDetails { (title) throws(TMDBError) in _ = try await pages.page(of: title) }
    rows = GrowingList(of: library, page: page, Self.query(filter, library, pages.format))
    missingDetails.onFetch = { [weak self] in
      await pages.client.cache?.waitForWrites()
      self?.recordAgain()
    }
    recordDetails()
  }

  isolated deinit { recording?.cancel() }

  /// The titles; `nil` until they have been read.
  public var titles: [RatedTitle]? { rows.shown?.titles }
  /// The filter of ``titles``; `nil` until they have been read.
  public var shownFilter: RatingsFilter? { rows.shown?.filter }
  /// The decades to choose from, such as 1970, the latest first.
  public var decades: [Int] { rows.shown?.page.decades ?? [] }
  /// The number of titles that the filter hides because their genres are unknown.
  public var unknownGenres: Int { filter.genre == .unknown ? 0 : rows.shown?.page.unknownGenres ?? 0 }
  /// The number of titles that the filter hides because their decade is unknown.
  public var unknownDecades: Int { filter.decade == .unknown ? 0 : rows.shown?.page.unknownDecades ?? 0 }

  /// Reads the first titles and starts observing them.
  public func load() async throws(LibraryError) { try await rows.load() }

  /// Loads more titles if there may be any.
  public func loadMore() {
    if let shown = rows.shown, rows.isFull(shown.titles.count) { rows.loadMore() }
  }

  /// Finds the names of the genres.
  public func loadGenres() async {
    if genres.isEmpty { genres = await NamedGenre.unique(from: pages.client) }
  }
}

/// The texts of the filter's parts; `nil` for those that aren't set.
extension RatingsModel {
  public var genreText: String? {
    switch filter.genre {
    case .known(let genre): genres.first { $0.id.number == genre }?.name ?? tr("Genre")
    case .unknown: tr("Unknown Genre")
    case nil: nil
    }
  }

  public var scoreText: String? { filter.score.map { tr("{rating} out of 10", ["rating": "\($0)"]) } }

  // Translators: A decade, such as “1970s”.
  public static func text(ofDecade decade: Int) -> String { tr("{year}s", ["year": "\(decade)"]) }
}

extension RatingsModel: LibraryContent {
  /// Whether the user has rated no titles, regardless of the filter; `nil` until they have been read.
  public var isEmpty: Bool? { rows.shown?.page.isEmpty }
  public var emptyMessage: StateMessage { .noRatings }
}

extension RatingsModel {
  private static func query(
    _ filter: RatingsFilter, _ library: LibraryModel, _ format: PageFormat
  ) -> GrowingList<RatingsPage, Shown>.Query {
    let query = filter.query(of: library.profile, from: library.source)
    return GrowingList.Query(
      read: { opened, limit async throws(LibraryError) in try await opened.ratings(query, limit: limit) },
      observe: { $0.observeRatings(query, limit: $1) },
      show: { page, _ async throws(LibraryError) in
        let titles = page.entries.map { RatedTitle($0, comparing: filter.order == .difference, format: format) }
        return Shown(titles: titles, page: page, filter: filter)
      })
  }

  private func updateQuery() { rows.setQuery(Self.query(filter, library, pages.format)) }

  /// Records details that are cached but not recorded, and requests the others, now and whenever some are missing.
  private func recordDetails() {
    let titles = withObservationTracking {
      rows.shown?.page.titlesWithoutDetails ?? []
    } onChange: { [weak self] in
      Task { @MainActor in self?.recordDetails() }
    }
    let unchecked = titles.filter { checked.insert($0).inserted }
    guard !titles.isEmpty || missingDetails.state != .complete else { return }
    recording = Task { [weak self, recorder, previous = recording] in
      await previous?.value
      if !unchecked.isEmpty, await recorder.record(unchecked) { return }
      if !Task.isCancelled { self?.missingDetails.update(titles.map(\.titleID)) }
    }
  }

  private func recordAgain() {
    checked = []
    recordDetails()
  }
}

extension StateMessage {
  /// The message for a profile without ratings.
  public static let noRatings = StateMessage(
    emptyPage: tr("No Ratings Yet"), icon: "starred-symbolic",
    explanation: tr("Films, series and episodes that you rate appear here."))
}
