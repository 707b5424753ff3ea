import ArchitecturesSupport
import LoadingState
import Observation
import TMDB

/// A list of films that loads page by page. It runs one request at a time.
@Observable final class PagedFilmsModel: Fetching {
  private(set) var state: ContentState<FilmPages> = .idle
  @ObservationIgnored private let source: PagedSource<Movie>
  @ObservationIgnored private let images: ImageConfiguration
  @ObservationIgnored private var task: Task<Void, Never>?

  init(_ target: Target<Page<Movie>>, _ dependencies: FeaturedDependencies) {
    source = PagedSource(target, client: dependencies.client)
    images = dependencies.images
  }

  func loadIfNeeded() { if case .idle = state { reload() } }

  func reload() {
    task?.cancel()
    state = state.after(.started)
    task = Task {
      let event = await loadFirst()
      if !Task.isCancelled { state = state.after(event) }
    }
  }

  /// Loads the next page, unless there is none or a request is running.
  ///
  /// - Parameter count: The number of rows in the view. Calls from a view with outdated rows are ignored.
  func loadMore(after count: Int) {
    guard case .content(let pages) = state, pages.rows.count == count, pages.footer == .none, !pages.isAtEnd else {
      return
    }
    loadNext(after: pages)
  }

  /// Requests the failed page again.
  func retryMore() {
    if case .content(let pages) = state, case .failure = pages.footer { loadNext(after: pages) }
  }

  func cancel() {
    task?.cancel()
    state = state.after(.cancelled)
    if case .content(var pages) = state, pages.footer == .loading {
      pages.footer = .none
      state = .content(pages)
    }
  }
}

extension PagedFilmsModel {
  private func loadFirst() async -> ContentEvent<FilmPages> {
    do throws(TMDBError) {
      let rows = rows(try await source.refresh())
      return rows.isEmpty
        ? .foundNothing(FilmText.empty) : .loaded(FilmPages(rows: rows, isAtEnd: await source.isAtEnd))
    } catch {
      return ContentEvent(error)
    }
  }

  private func loadNext(after pages: FilmPages) {
    var pages = pages
    pages.footer = .loading
    state = .content(pages)
    task = Task {
      do throws(TMDBError) {
        pages.rows += rows(try await source.next())
        pages.isAtEnd = await source.isAtEnd
        pages.footer = .none
      } catch {
        pages.footer = error == .cancelled ? .none : .failure(FilmText.failure(error))
      }
      if !Task.isCancelled { state = .content(pages) }
    }
  }

  private func rows(_ movies: [Movie]) -> [FilmRow] { movies.map { FilmRow($0, images: images) } }
}
