import Library
import LoadingState
import Observation

/// What somebody watched, the last first, as it is now; as far back as somebody has looked.
@MainActor @Observable
public final class HistoryModel {
  /// The last first, and what is without a date after all; `nil` until it was read.
  public private(set) var entries: [HistoryEntry]?
  @ObservationIgnored public let library: LibraryModel
  @ObservationIgnored private let format: PageFormat
  @ObservationIgnored private let page: Int
  /// How many are looked at.
  @ObservationIgnored private var limit: Int
  @ObservationIgnored private var following: Task<Void, Never>?

  /// - Parameter page: how many come at once.
  public init(_ library: LibraryModel, format: PageFormat, page: Int = 100) {
    self.library = library
    self.format = format
    self.page = page
    limit = page
  }

  isolated deinit { following?.cancel() }

  /// Reads the first ones, and follows them from then on.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    let read = try await opened.history(of: library.profile, limit: limit)
    let made = await HistoryEntry.entries(read, source: library.source, format: format)
    // What was followed meanwhile is at least as recent.
    if entries == nil { entries = made }
    if following == nil { follow(opened) }
  }

  /// Looks farther back, where there may be more.
  public func loadMore() {
    guard let entries, entries.count >= limit else { return }
    limit += page
    guard following != nil else { return }
    following?.cancel()
    Task { [weak self, library] in
      if let opened = try? await library.library() { self?.follow(opened) }
    }
  }

  private func follow(_ opened: Library) {
    following?.cancel()
    let (limit, profile, source, format) = (limit, library.profile, library.source, format)
    following = Task { [weak self] in
      for await plays in opened.observeHistory(of: profile, limit: limit) {
        let entries = await HistoryEntry.entries(plays, source: source, format: format)
        guard !Task.isCancelled else { return }
        self?.entries = entries
      }
    }
  }
}

extension StateMessage {
  /// Nothing is noted as watched.
  public static let emptyHistory = StateMessage(
    icon: "document-open-recent-symbolic", title: "Nothing Watched Yet",
    explanation: "Press Ctrl+M at any title to note that you watched it.")
}
