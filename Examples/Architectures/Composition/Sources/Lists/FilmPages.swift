import ArchitecturesSupport
import LoadingState

/// The pages of a list that have loaded, and the state of the next one.
nonisolated struct FilmPages: Equatable {
  var rows: [FilmRow]
  var isAtEnd: Bool
  var footer = LoadMoreState.none
}
