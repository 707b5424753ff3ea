import Library
import Observation

/// The first of something that the library tells, as it is now, and as far back as somebody has looked: what the history and the
/// notifications have in common.
@MainActor @Observable
final class GrowingPage<Value: Sendable, Shown> {
  /// How the library is asked.
  struct Question {
    /// Reads as many as there are wanted.
    var read: @MainActor (Library, _ limit: Int) async throws(LibraryError) -> Value
    /// The same, as it is now and from then on.
    var observe: @MainActor (Library, _ limit: Int) -> AsyncStream<Value>
    /// Makes of it what is shown.
    var show: @MainActor (Value, Library) async throws(LibraryError) -> Shown
  }

  /// `nil` until it was read.
  private(set) var shown: Shown?
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let question: Question
  @ObservationIgnored private let page: Int
  @ObservationIgnored private var limit: Int
  @ObservationIgnored private var following: Task<Void, Never>?

  /// - Parameter page: how many come at once.
  init(of library: LibraryModel, page: Int, _ question: Question) {
    self.library = library
    self.question = question
    self.page = page
    limit = page
  }

  isolated deinit { following?.cancel() }

  /// Reads the first ones, and follows them from then on.
  func load() async throws(LibraryError) {
    let opened = try await library.library()
    let read = try await question.read(opened, limit)
    let made = try await question.show(read, opened)
    // What was followed meanwhile is at least as recent.
    if shown == nil { shown = made }
    if following == nil { follow(opened) }
  }

  /// Whether as many are there as were looked for, so that there may be more.
  func isFull(_ count: Int) -> Bool { count >= limit }

  /// Looks farther back.
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
