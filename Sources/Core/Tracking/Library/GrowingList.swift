import Library
import Observation

/// The first entries of a sequence in the library, kept up to date. It grows as the user scrolls back. The history,
/// the notifications and the watchlist share it.
@MainActor @Observable
package final class GrowingList<Value: Sendable, Shown> {
  /// The closures that read from the library.
  package struct Query {
    /// Reads up to `limit` entries.
    package var read: @MainActor (Library, _ limit: Int) async throws(LibraryError) -> Value
    /// Observes up to `limit` entries, starting with the current ones.
    package var observe: @MainActor (Library, _ limit: Int) -> AsyncStream<Value>
    /// Converts a value for display.
    package var show: @MainActor (Value, Library) async throws(LibraryError) -> Shown

    package init(
      read: @escaping @MainActor (Library, _ limit: Int) async throws(LibraryError) -> Value,
      observe: @escaping @MainActor (Library, _ limit: Int) -> AsyncStream<Value>,
      show: @escaping @MainActor (Value, Library) async throws(LibraryError) -> Shown
    ) {
      self.read = read
      self.observe = observe
      self.show = show
    }
  }

  /// The displayed value; `nil` until it has been read.
  package private(set) var shown: Shown?
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private var query: Query
  @ObservationIgnored private let page: Int
  @ObservationIgnored private var limit: Int
  @ObservationIgnored private var observation: Task<Void, Never>?

  /// - Parameter page: The number of entries by which the sequence grows.
  package init(of library: LibraryModel, page: Int, _ query: Query) {
    self.library = library
    self.query = query
    self.page = page
    limit = page
  }

  isolated deinit { observation?.cancel() }

  /// Reads the first entries and starts observing them.
  ///
  /// - Returns: The value that was read.
  @discardableResult
  package func load() async throws(LibraryError) -> Shown {
    let opened = try await library.library()
    let read = try await query.read(opened, limit)
    let made = try await query.show(read, opened)
    // A value from the observation is at least as recent, so keep it.
    if shown == nil { shown = made }
    if observation == nil { observe(opened) }
    return made
  }

  /// Returns whether a count has reached the limit, so that there may be more entries.
  func isFull(_ count: Int) -> Bool { count >= limit }

  /// Raises the limit by one page.
  func loadMore() {
    guard observation != nil else { return }
    limit += page
    restart()
  }

  /// Replaces the query, and starts over with the first page. The displayed value stays until the new one is read.
  func setQuery(_ query: Query) {
    self.query = query
    limit = page
    restart()
  }

  private func restart() {
    guard let previous = observation else { return }
    previous.cancel()
    observation = Task { [weak self, library] in
      if let opened = try? await library.library() { self?.observe(opened) }
    }
  }

  private func observe(_ opened: Library) {
    observation = Task { [weak self, query, limit] in
      for await value in query.observe(opened, limit) {
        guard let made = try? await query.show(value, opened), !Task.isCancelled else { continue }
        self?.shown = made
      }
    }
  }
}
