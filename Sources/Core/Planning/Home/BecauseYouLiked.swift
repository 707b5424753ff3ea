import AppFoundation
import Catalogue
import Foundation
import Library
import Observation
import ResponseCache
import TMDB
import TitleIdentity
import Tracking

/// TMDB's recommendations for titles that the user rated highly, less those that the user knows already.
///
/// The titles change from day to day. A shelf comes from the title's cached page, or else from one request.
@MainActor @Observable
public final class BecauseYouLiked {
  /// The recommendations for a title.
  public struct Shelf: Identifiable, Hashable, Sendable {
    public var id: TitleID { liked.titleID }
    public let liked: TitleReference.Key
    public let name: String
    public let titles: [TitleCard]
  }

  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let pages: PageClient
  @ObservationIgnored private let uses: any TitleUseProviding
  /// All recommendations that have been read.
  private var found: [Shelf] = []
  private var reading: Task<Void, Never>?
  private(set) var hasRead = false
  /// The titles whose recommendations were read last, and the day.
  @ObservationIgnored private var read: Choice?

  private struct Choice: Equatable {
    let liked: [TitleReference]
    let day: DayDate?
  }

  public init(_ library: LibraryModel, _ pages: PageClient, _ uses: any TitleUseProviding) {
    self.library = library
    self.pages = pages
    self.uses = uses
  }

  isolated deinit { reading?.cancel() }

  /// The shelves with enough titles, up to two. Each title is on one shelf only. Observable.
  public var shelves: [Shelf] {
    var shown = Set(found.map(\.id))
    let shelves = found.compactMap { shelf -> Shelf? in
      let titles = shelf.titles.filter { isUnknown($0.id) && !shown.contains($0.id) }
      guard titles.count >= minimumTitles else { return nil }
      shown.formUnion(titles.map(\.id))
      return Shelf(liked: shelf.liked, name: shelf.name, titles: titles)
    }
    return Array(shelves.prefix(maximumShelves))
  }

  /// Whether the recommendations have been read, or can't be.
  public var isSettled: Bool { reading == nil }

  /// Reads the recommendations, unless they are those of the same titles and of the same day.
  public func load() {
    guard reading == nil else { return }
    reading = Task { [weak self] in
      await self?.readAll()
      self?.reading = nil
      self?.hasRead = true
    }
  }

  private func isUnknown(_ title: TitleID) -> Bool {
    guard !uses.isHidden(title) else { return false }
    let use = uses.use(of: title)
    return use.map { !$0.isWatched && !$0.isRated } ?? true
  }
}

extension BecauseYouLiked {
  private func readAll() async {
    guard let opened = try? await library.library() else { return }
    var query = RatingsQuery(of: library.profile, from: library.source)
    query.order = .date
    guard let ratings = try? await opened.ratings(query, limit: consideredRatings) else { return }
    let today = pages.format.today
    let liked = Self.liked(ratings.entries.map { ($0.rating.title, $0.rating.score.stars) }, on: today)
    let choice = Choice(liked: liked, day: today)
    guard choice != read else { return }
    var shelves: [Shelf] = []
    for title in liked where !Task.isCancelled {
      guard let titles = await recommendations(for: title), titles.count >= minimumTitles else { continue }
      shelves.append(Shelf(liked: title.key, name: title.name, titles: titles))
      // One more than visible, because some titles may become known.
      if shelves.count > maximumShelves { break }
    }
    found = shelves
    // Without a connection, reads them again the next time.
    if liked.isEmpty || !shelves.isEmpty { read = choice }
  }

  private func recommendations(for title: TitleReference) async -> [TitleCard]? {
    let request = pages.request(for: title.key.titleID, original: nil)
    if let cached = await request.cached?.read() { return cached.value.recommendations }
    return try? await request.load().recommendations
  }

  /// Returns the titles rated highly last, beginning with another one each day.
  ///
  /// - Parameter ratings: The ratings, latest first.
  nonisolated static func liked(
    _ ratings: [(title: TitleReference, stars: Double)], on today: DayDate?
  ) -> [TitleReference] {
    let liked = ratings.filter { $0.stars >= likedStars }.map(\.title).prefix(consideredTitles)
    guard !liked.isEmpty else { return [] }
    let start = (today?.daysSince1970 ?? 0) % liked.count
    return Array(liked[start...] + liked[..<start])
  }
}

/// The rating from which a title counts as liked, of ten.
private nonisolated let likedStars = 8.0
/// The number of the latest ratings among which liked titles are looked for.
private let consideredRatings = 100
/// The number of liked titles among which the shelves change.
private nonisolated let consideredTitles = 8
private let maximumShelves = 2
/// The number of titles below which a shelf would look empty.
private let minimumTitles = 4
