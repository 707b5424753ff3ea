import Catalogue
import Foundation
import Library
import TMDB

/// The title that a command names, with what the library remembers of it.
extension Services {
  /// Asks the network, and takes what is saved where that cannot be asked.
  ///
  /// - Parameters:
  ///   - page: a title, a season of a series, or an id of IMDb's that leads to one.
  ///   - episode: of the season.
  /// - Throws: ``TMDBError/notFound`` where there is no such title, season or episode.
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

  /// A title with its name, year, poster and IMDb id, from its page, or from what is saved of it.
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

  private func seenTitle(_ id: TitleID) async -> SeenTitle? {
    let kind: SeenTitle.Kind = id.kind == .film ? .film : .series
    return try? await catalogue?.titles(of: kind, from: answerSource).first { $0.id.number == id.number }
  }

  /// What is known not to be there is refused; what cannot be asked about is believed.
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
  /// A title as its page tells of it.
  init(_ page: TitlePage, of source: TitleSource) {
    let imdb = page.links.first { $0.name == "IMDb" }?.address.lastPathComponent
    self.init(page.summary, of: source, imdbID: imdb)
  }

  /// A title as some answer told of it.
  init(_ seen: SeenTitle, _ kind: Kind, of source: TitleSource) {
    self.init(
      source, kind, seen.id.number, name: BoundedText.line(seen.name), year: seen.year,
      posterPath: seen.picture?.description)
  }
}
