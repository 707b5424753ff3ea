import Catalogue
import Library
import LoadingState
import Localization

/// A profile's history, newest first, kept up to date. It grows as the user scrolls back.
@MainActor
public final class HistoryModel {
  /// The entries, newest first, followed by those without a date; `nil` until they have been read. Observable.
  public var entries: [HistoryEntry]? { rows.shown }
  public let library: LibraryModel
  private let rows: GrowingList<[Play], [HistoryEntry]>

  /// - Parameter page: The number of entries in each batch.
  public init(_ library: LibraryModel, format: PageFormat, page: Int = 100) {
    self.library = library
    let profile = library.profile
    rows = GrowingList(
      of: library, page: page,
      GrowingList.Query(
        read: { opened, limit async throws(LibraryError) in try await opened.history(of: profile, limit: limit) },
        observe: { $0.observeHistory(of: profile, limit: $1) },
        show: { plays, _ async throws(LibraryError) in
          await HistoryEntry.entries(plays, source: library.source, format: format)
        }))
  }

  /// Reads the first entries and starts observing them.
  public func load() async throws(LibraryError) { try await rows.load() }

  /// Loads older entries if there may be any.
  public func loadMore() {
    if let entries, rows.isFull(entries.count) { rows.loadMore() }
  }
}

extension HistoryModel: LibraryContent {
  public var isEmpty: Bool? { entries?.isEmpty }
  public var emptyMessage: StateMessage { .emptyHistory }
}

extension StateMessage {
  /// The message for an empty history.
  public static let emptyHistory = StateMessage(
    icon: "document-open-recent-symbolic", title: tr("Nothing Watched Yet"),
    explanation: tr("Press Ctrl+M on any title to mark it as watched."))
}
