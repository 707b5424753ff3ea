import Library
import LoadingState
import Localization
import Observation

/// A shared list, kept up to date as long as the current profile sees its owner's activity. It's read-only.
@MainActor @Observable
public final class SharedListModel {
  public let id: ListID
  /// The owner and the number of titles: "Ana Sample · 3 titles"; `nil` if the list isn't available.
  public var caption: String? {
    guard let sharedList, let name = owner else { return nil }
    let count = sharedList.items.count
    let titles = tr(
      one: "{count} title", other: "{count} titles", count: count, ["count": format.texts.count(count)])
    return [name, titles].joined(separator: " · ")
  }
  /// The list's name; `nil` if the list doesn't exist or isn't visible.
  public var name: String? { sharedList?.list.shownName }
  /// The list's titles; `nil` if the list doesn't exist or isn't visible.
  public var entries: [UserListEntry]? {
    sharedList?.items.map { UserListEntry($0, source: library.source, format: format) }
  }
  @ObservationIgnored public let library: LibraryModel
  private var sharedList: SharedList?
  private var owner: String?
  @ObservationIgnored private let format: PageFormat
  @ObservationIgnored private var observation: Task<Void, Never>?

  public init(_ id: ListID, _ library: LibraryModel, format: PageFormat) {
    self.id = id
    self.library = library
    self.format = format
  }

  isolated deinit { observation?.cancel() }

  /// Reads the list and starts observing it.
  ///
  /// - Throws: ``LibraryError/gone`` if there is no such list, or its owner's activity isn't visible.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    let read = try await opened.list(id, visibleTo: library.profile)
    await take(read, opened)
    if observation == nil {
      observation = Task { [weak self, id, profile = library.profile] in
        for await sharedList in opened.observeList(id, visibleTo: profile) { await self?.take(sharedList, opened) }
      }
    }
    guard read != nil else { throw .notFound }
  }

  private func take(_ sharedList: SharedList?, _ opened: Library) async {
    if let sharedList, let household = try? await opened.household() {
      owner = household.name(of: sharedList.list.profile)
    }
    self.sharedList = sharedList
  }
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
