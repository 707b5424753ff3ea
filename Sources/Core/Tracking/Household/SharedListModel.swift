import AppFoundation
import Catalogue
import Library
import LoadingState
import Localization
import Observation

/// A shared list, kept up to date as long as the current profile sees its owner's activity. It's read-only, and grows
/// as the user scrolls.
@MainActor @Observable
public final class SharedListModel {
  public let id: ListID
  @ObservationIgnored public let library: LibraryModel
  @ObservationIgnored private let format: PageFormat
  @ObservationIgnored private let rows: GrowingList<SharedList?, Shown>

  private struct Shown {
    /// The list; `nil` if it doesn't exist or isn't visible.
    var list: UserList?
    var owner: String?
    var entries: [UserListEntry]
  }

  /// - Parameter page: The number of titles in each batch.
  public init(_ id: ListID, _ library: LibraryModel, format: PageFormat, page: Int = 60) {
    self.id = id
    self.library = library
    self.format = format
    let profile = library.profile
    rows = GrowingList(
      of: library, page: page,
      GrowingList.Query(
        read: { opened, limit async throws(LibraryError) in
          try await opened.list(id, visibleTo: profile, limit: limit)
        },
        observe: { $0.observeList(id, visibleTo: profile, limit: $1) },
        show: { [weak library] shared, opened async throws(LibraryError) in
          guard let shared, let library else { return Shown(entries: []) }
          return Shown(
            list: shared.list, owner: try await opened.household().name(of: shared.list.profile),
            entries: shared.items.map { UserListEntry($0, source: library.source, format: format) })
        }))
  }

  /// The owner and the number of titles: "Ana Sample · 3 titles"; `nil` if the list isn't available.
  public var caption: String? {
    guard let list = rows.shown?.list, let owner = rows.shown?.owner else { return nil }
    let titles = tr(
      one: "{count} title", other: "{count} titles", count: list.titles, ["count": format.texts.count(list.titles)])
    return [owner, titles].joined(separator: " · ")
  }

  /// The list's name; `nil` if the list doesn't exist or isn't visible.
  public var name: String? { rows.shown?.list?.shownName }

  /// The list's titles, as far as they have been loaded; `nil` if the list doesn't exist or isn't visible.
  public var entries: [UserListEntry]? { rows.shown.flatMap { $0.list == nil ? nil : $0.entries } }

  /// Reads the first titles and starts observing the list.
  ///
  /// - Throws: ``LibraryError/notFound`` if there is no such list, or its owner's activity isn't visible.
  public func load() async throws(LibraryError) {
    guard try await rows.load().list != nil else { throw .notFound }
  }

  /// Loads more titles if there may be any.
  public func loadMore() {
    if let entries, rows.isFull(entries.count) { rows.loadMore() }
  }
}

extension SharedListModel: LibraryContent {
  public var isEmpty: Bool? { entries?.isEmpty }
  public var emptyMessage: StateMessage { .emptySharedList }
  public var missingMessage: StateMessage? { .unavailableList }
}

extension UserList {
  /// The number of titles that others see: "3 titles".
  public var titleCount: String { tr(one: "{count} title", other: "{count} titles", count: titles) }
}

extension StateMessage {
  /// The message for a list without titles.
  public static let emptySharedList = StateMessage(
    icon: "view-list-bullet-symbolic", title: tr("No Titles on This List"),
    explanation: tr("When someone adds titles to this list, they’ll appear here."))

  /// The message for a list that never existed, was removed, or isn't visible.
  public static let unavailableList = StateMessage(
    icon: "edit-find-symbolic", title: tr("List Not Found"),
    explanation: tr("This list no longer exists, or you don’t follow its owner. Go back and choose another."))
}
