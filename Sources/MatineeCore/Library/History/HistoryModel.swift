import Library
import LoadingState

/// What somebody watched, the last first, as it is now; as far back as somebody has looked.
@MainActor
public final class HistoryModel {
  /// The last first, and what is without a date after all; `nil` until it was read. To be followed by observation.
  public var entries: [HistoryEntry]? { rows.shown }
  public let library: LibraryModel
  private let rows: GrowingPage<[Play], [HistoryEntry]>

  /// - Parameter page: how many come at once.
  public init(_ library: LibraryModel, format: PageFormat, page: Int = 100) {
    self.library = library
    let profile = library.profile
    rows = GrowingPage(
      of: library, page: page,
      GrowingPage.Question(
        read: { opened, limit async throws(LibraryError) in try await opened.history(of: profile, limit: limit) },
        observe: { $0.observeHistory(of: profile, limit: $1) },
        show: { plays, _ async throws(LibraryError) in
          await HistoryEntry.entries(plays, source: library.source, format: format)
        }))
  }

  /// Reads the first ones, and follows them from then on.
  public func load() async throws(LibraryError) { try await rows.load() }

  /// Looks farther back, where there may be more.
  public func loadMore() {
    if let entries, rows.isFull(entries.count) { rows.loadMore() }
  }
}

extension StateMessage {
  /// Nothing is noted as watched.
  public static let emptyHistory = StateMessage(
    icon: "document-open-recent-symbolic", title: "Nothing Watched Yet",
    explanation: "Press Ctrl+M at any title to note that you watched it.")
}
