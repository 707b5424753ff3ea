import Library
import Observation

/// The first entries of a sequence in the library, kept up to date. It grows as the user scrolls back. The history and
/// the notifications share it.
@MainActor @Observable
final class GrowingList<Value: Sendable, Shown> {
  /// The closures that read from the library.
  struct Request {
    /// Reads up to `limit` entries.
    var read: @MainActor (Library, _ limit: Int) async throws(LibraryError) -> Value
    /// Observes up to `limit` entries, starting with the current ones.
    var observe: @MainActor (Library, _ limit: Int) -> AsyncStream<Value>
    /// Converts a value for display.
    var show: @MainActor (Value, Library) async throws(LibraryError) -> Shown
  }

  /// The displayed value; `nil` until it has been read.
  private(set) var shown: Shown?
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let question: Request
  @ObservationIgnored private let page: Int
  @ObservationIgnored private var limit: Int
  @ObservationIgnored private var following: Task<Void, Never>?

  /// - Parameter page: The number of entries by which the sequence grows.
  init(of library: LibraryModel, page: Int, _ question: Request) {
    self.library = library
    self.question = question
    self.page = page
    limit = page
  }

  isolated deinit { following?.cancel() }

  /// Reads the first entries and starts observing them.
  func load() async throws(LibraryError) {
    let opened = try await library.library()
    let read = try await question.read(opened, limit)
    let made = try await question.show(read, opened)
    // A value from the observation is at least as recent, so keep it.
    if shown == nil { shown = made }
    if following == nil { follow(opened) }
  }

  /// Returns whether a count has reached the limit, so that there may be more entries.
  func isFull(_ count: Int) -> Bool { count >= limit }

  /// Raises the limit by one page.
  func loadMore() {
    guard let former = following else { return }
    limit += page
    former.cancel()
    following = Task { [weak self, library] in
      if let opened = try? await library.library() { self?.follow(opened) }
    }
  }

  private func follow(_ opened: Library) {
    following = Task { [weak self, question, limit] in
      for await value in question.observe(opened, limit) {
        guard let made = try? await question.show(value, opened), !Task.isCancelled else { continue }
        self?.shown = made
      }
    }
  }
}
