import Foundation
import Library
import ResponseCache
import TMDB

/// References to the titles that commands name.
extension Services {
  /// Returns the title and part that a command names, from the network or, if that fails, from the cache.
  ///
  /// - Parameters:
  ///   - page: A title, a season of a series, or an IMDb id of a title.
  ///   - episode: The number of an episode in the season.
  /// - Throws: ``TMDBError/notFound`` if there is no such title, season or episode.
  @concurrent
  public func libraryTitle(
    _ page: PageReference, season: Int? = nil, episode: Int? = nil
  ) async throws(TMDBError) -> (title: TitleReference, part: TitlePart) {
    switch try await resolve(page) {
    case .title(let id):
      let part = try await part(of: id, season: season, episode: episode)
      return (try await reference(to: id), part)
    case .season(let id):
      let part = try await part(of: .series(id.series), season: id.number, episode: episode)
      return (try await reference(to: .series(id.series)), part)
    case .person, .collection, .imdb: throw .notFound
    }
  }

  /// Returns a reference with the name, year, poster and IMDb id, from the title's page or from the cache.
  @concurrent
  func reference(to id: TitleID) async throws(TMDBError) -> TitleReference {
    let question = question(of: id, original: nil)
    do {
      return TitleReference(try await question.ask(), of: TitleSource(answerSource))
    } catch {
      guard error.leavesWhatIsSaved else { throw error }
      if let page = await question.kept?.readSoon()?.value {
        return TitleReference(page, of: TitleSource(answerSource))
      }
      guard let seen = await seenTitle(id) else { throw error }
      return TitleReference(seen, TitleReference.Kind(id.kind), of: TitleSource(answerSource))
    }
  }

  private func seenTitle(_ id: TitleID) async -> CachedTitle? {
    let kind: CachedTitle.Kind = id.kind == .film ? .film : .series
    return try? await catalogue?.titles(of: kind, from: answerSource).first { $0.id.number == id.number }
  }

  /// Returns a part of a title. Throws if the season or episode is known not to exist; accepts one that can't be
  /// checked.
  private func part(of id: TitleID, season: Int?, episode: Int?) async throws(TMDBError) -> TitlePart {
    guard let season else { return .whole }
    guard id.kind == .series else { throw .notFound }
    let question = question(of: SeasonID(series: id.number, number: season), original: nil)
    var page: SeasonPage?
    do {
      page = try await question.ask()
    } catch {
      guard error.leavesWhatIsSaved else { throw error }
      page = await question.kept?.readSoon()?.value
    }
    guard let episode else { return .season(season) }
    if let page, !page.episodes.contains(where: { $0.number == episode }) { throw .notFound }
    return .episode(season: season, number: episode)
  }
}

extension TitleReference {
  /// Creates a reference from a title's page.
  init(_ page: TitlePage, of source: TitleSource) {
    let imdb = page.links.first { $0.name == "IMDb" }?.address.lastPathComponent
    self.init(page.summary, of: source, imdbID: imdb)
  }

  /// Creates a reference from a title in a cached response.
  init(_ seen: CachedTitle, _ kind: Kind, of source: TitleSource) {
    self.init(
      source, kind, seen.id.number, name: BoundedText.line(seen.name), year: seen.year,
      posterPath: seen.picture?.description)
  }
}
