import ArchitecturesSupport
import LoadingState
import Observation

/// The interface between a view of films and its view model: a list with paging, or search results.
protocol FilmsViewModel: AnyObject, Observable {
  // Outputs
  var title: String { get }
  var state: ContentState<[FilmRow]> { get }
  var footer: LoadMoreState { get }
  var spinner: SpinnerViewModel { get }
  /// Sentences for the screen reader, each to be spoken once.
  var announcements: AsyncStream<String> { get }

  // Inputs
  func appear()
  func disappear()
  func reachEnd()
  func retry()
  func open(_ film: FilmRow)
}

/// The page that is visible: one of the states of a view of films.
enum FilmsPage: Equatable {
  case loading(isSpinning: Bool)
  case films
  case message(StateMessage)
}

/// A row: a film, or the footer below the last film.
enum FilmsItem: Identifiable, Equatable {
  case film(FilmRow)
  case footer(LoadMoreState)

  nonisolated enum ID: Hashable {
    case film(Int)
    case footer
  }

  nonisolated var id: ID {
    switch self {
    case .film(let film): .film(film.id)
    case .footer: .footer
    }
  }
}

extension FilmsViewModel {
  var page: FilmsPage {
    switch state {
    case .idle, .loading(previous: nil): .loading(isSpinning: spinner.isVisible)
    case .empty(let message), .failed(let message, previous: nil): .message(message)
    case .content, .loading, .failed: .films
    }
  }

  var items: [FilmsItem] {
    let films = state.content ?? []
    return films.map(FilmsItem.film) + (footer == .none ? [] : [.footer(footer)])
  }

  /// The sentence about the current state; `nil` while there is nothing to say.
  var announcement: String? {
    if case .failure(let message) = footer { return message.sentence }
    return switch state {
    case .idle, .loading: nil
    case .content(let films): "\(title): \(FilmText.count(films.count))"
    case .empty(let message), .failed(let message, _): message.sentence
    }
  }
}
