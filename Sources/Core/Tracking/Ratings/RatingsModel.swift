import Catalogue
import Library
import LoadingState
import Localization
import TitleIdentity

/// The titles that a profile has rated, the latest rating first, kept up to date. It grows as the user scrolls.
@MainActor
public final class RatingsModel {
  /// The titles of the current source; `nil` until they have been read. Observable.
  public var titles: [TitleSummary]? { rows.shown?.titles }
  private let rows: GrowingList<[Rating], Rated>

  private struct Rated {
    var titles: [TitleSummary]
    /// The number of ratings, including those of titles from other sources.
    var count: Int
  }

  /// - Parameter page: The number of titles in each batch.
  public init(_ library: LibraryModel, format: PageFormat, page: Int = 40) {
    let profile = library.profile
    rows = GrowingList(
      of: library, page: page,
      GrowingList.Query(
        read: { opened, limit async throws(LibraryError) in
          try await opened.latestRatings(of: profile, limit: limit)
        },
        observe: { $0.observeLatestRatings(of: profile, limit: $1) },
        show: { ratings, _ async throws(LibraryError) in
          let titles = ratings.map(\.title).filter { $0.source == library.source }
          return Rated(titles: titles.map { TitleSummary($0, format: format) }, count: ratings.count)
        }))
  }

  /// Reads the first titles and starts observing them.
  public func load() async throws(LibraryError) { try await rows.load() }

  /// Loads older ratings if there may be any.
  public func loadMore() {
    if let shown = rows.shown, rows.isFull(shown.count) { rows.loadMore() }
  }
}

extension RatingsModel: LibraryContent {
  public var isEmpty: Bool? { titles?.isEmpty }
  public var emptyMessage: StateMessage { .noRatings }
}

extension StateMessage {
  /// The message for a profile without ratings.
  public static let noRatings = StateMessage(
    icon: "starred-symbolic", title: tr("No Ratings Yet"),
    explanation: tr("Open a title and choose its stars. Your ratings appear here."))
}
