import AppFoundation
import TMDB
import TitleIdentity

/// A genre and its name.
public struct NamedGenre: Identifiable, Hashable, Sendable {
  public let id: GenreID
  /// The name in the user's language.
  public var name: String
}

extension NamedGenre {
  /// Returns the genres of films or of series. Cached genres of any age are used, because genres hardly ever change.
  static func list(of kind: TitleID.Kind, from client: CachingClient) async throws(TMDBError) -> [NamedGenre] {
    let target = target(kind)
    if let cached = try? await client.cacheClient?.value(of: target) { return genres(cached, kind) }
    return genres(try await client.value(of: target), kind)
  }

  /// Returns the genres of films, then those of series. They are empty if they couldn't be loaded.
  public static func all(from client: CachingClient) async -> [NamedGenre] {
    var found: [NamedGenre] = []
    for kind in TitleID.Kind.allCases { found += (try? await list(of: kind, from: client)) ?? [] }
    return found
  }

  /// Returns one genre for each ID, because films and series share most genres.
  package static func unique(from client: CachingClient) async -> [NamedGenre] {
    var seen: Set<Int> = []
    return await all(from: client).filter { seen.insert($0.id.number).inserted }
  }

  /// Returns the cached genres of films or of series, without a request; empty if there are none.
  package static func cached(of kind: TitleID.Kind, from client: CachingClient) async -> [NamedGenre] {
    (try? await client.cacheClient?.value(of: target(kind))).map { genres($0, kind) } ?? []
  }

  static func request(for kind: TitleID.Kind, by client: CachingClient) -> Request<[NamedGenre]> {
    client.request(target(kind)) { genres($0, kind) }
  }

  private static func target(_ kind: TitleID.Kind) -> Target<GenreList> {
    kind == .movie ? GenreTarget.movies : GenreTarget.shows
  }

  /// Returns the genres in TMDB's order, without duplicates.
  private static func genres(_ list: GenreList, _ kind: TitleID.Kind) -> [NamedGenre] {
    var seen: Set<Genre.ID> = []
    return list.genres.compactMap { genre in
      guard genre.id > 0, !genre.name.isEmpty, seen.insert(genre.id).inserted else { return nil }
      return NamedGenre(id: GenreID(kind, genre.id), name: BoundedText.line(genre.name))
    }
  }
}
