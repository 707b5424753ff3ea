import AppFoundation
import Catalogue
import Containment
import LoadingState
import TitleIdentity

extension GenreShelvesModel {
  /// The shelves. A genre without titles has none.
  var sections: ContentState<[CompositionalSection<GenreID, TitleCard>]> {
    genres.state.map { genres in genres.compactMap { Self.section($0, titles(of: $0.id).state) } }
  }

  private static func section(
    _ genre: NamedGenre, _ state: ContentState<[TitleCard]>
  ) -> CompositionalSection<GenreID, TitleCard>? {
    var section = CompositionalSection<GenreID, TitleCard>(id: genre.id, title: genre.name, hasSeeAll: true)
    switch state {
    case .content(let titles), .loading(let titles?), .failed(_, let titles?): section.items = titles
    case .idle, .loading(nil): section.state = .loading
    case .failed(let message, nil): section.state = .failure(message)
    case .empty: return nil
    }
    return section
  }
}
