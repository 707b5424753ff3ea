import Library
import LoadingState
import Observation

/// A shared list, kept up to date as long as the current profile sees its owner's activity. It's read-only.
@MainActor @Observable
public final class SharedListModel {
  public let id: ListID
  /// The owner and the number of titles: "Ana Sample · 3 titles"; `nil` if the list isn't available.
  public var words: String? {
    guard let seen, let name = owner else { return nil }
    return [name, format.texts.counted(seen.items.count, "title")].joined(separator: " · ")
  }
  /// The list's name; `nil` if the list doesn't exist or isn't visible.
  public var name: String? { seen?.list.shownName }
  /// The list's titles; `nil` if the list doesn't exist or isn't visible.
  public var entries: [UserListEntry]? {
    seen?.items.map { UserListEntry($0, source: library.source, format: format) }
  }
  @ObservationIgnored public let library: LibraryModel
  private var seen: SharedList?
  private var owner: String?
  @ObservationIgnored private let format: PageFormat
  @ObservationIgnored private var following: Task<Void, Never>?

  public init(_ id: ListID, _ library: LibraryModel, format: PageFormat) {
    self.id = id
    self.library = library
    self.format = format
  }

  isolated deinit { following?.cancel() }

  /// Reads the list and starts observing it.
  ///
  /// - Throws: ``LibraryError/gone`` if there is no such list, or its owner's activity isn't visible.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    let read = try await opened.list(id, seenBy: library.profile)
    await take(read, opened)
    if following == nil {
      following = Task { [weak self, id, profile = library.profile] in
        for await seen in opened.observeList(id, seenBy: profile) { await self?.take(seen, opened) }
      }
    }
    guard read != nil else { throw .gone }
  }

  private func take(_ seen: SharedList?, _ opened: Library) async {
    if let seen, let household = try? await opened.household() { owner = household.name(of: seen.list.profile) }
    self.seen = seen
  }
}

extension UserList {
  /// The number of titles that others see: "3 titles".
  public var seenCounts: String { titles == 1 ? "1 title" : "\(titles) titles" }
}

extension StateMessage {
  /// The message for a list without titles.
  public static let emptySeenList = StateMessage(
    icon: "view-list-bullet-symbolic", title: "No Titles on This List",
    explanation: "Titles appear here as they are added to it.")

  /// The message for a list that never existed, was removed, or isn't visible.
  public static let unseenList = StateMessage(
    icon: "edit-find-symbolic", title: "No Such List",
    explanation: "This list is not there any more, or you do not follow whose it is. Go back and choose another.")
}
