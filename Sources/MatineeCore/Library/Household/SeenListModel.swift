import Library
import LoadingState
import Observation

/// A list of somebody else's, as it is now, for as long as one sees what they do. It can be read, and nothing else.
@MainActor @Observable
public final class SeenListModel {
  public let id: ListID
  /// Whose it is and how much is on it: "Ana Sample · 3 titles"; `nil` while there is nothing to say.
  public var words: String? {
    guard let seen, let name = owner else { return nil }
    return [name, format.texts.counted(seen.items.count, "title")].joined(separator: " · ")
  }
  /// What it is called; `nil` where it is not there, or not seen.
  public var name: String? { seen?.list.shownName }
  /// Its titles; `nil` where it is not there, or not seen.
  public var entries: [UserListEntry]? {
    seen?.items.map { UserListEntry($0, source: library.source, format: format) }
  }
  @ObservationIgnored public let library: LibraryModel
  private var seen: SeenList?
  private var owner: String?
  @ObservationIgnored private let format: PageFormat
  @ObservationIgnored private var following: Task<Void, Never>?

  public init(_ id: ListID, _ library: LibraryModel, format: PageFormat) {
    self.id = id
    self.library = library
    self.format = format
  }

  isolated deinit { following?.cancel() }

  /// Reads it, and follows it from then on.
  ///
  /// - Throws: ``LibraryError/gone`` where there is no such list, and where one does not see whose it is.
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

  private func take(_ seen: SeenList?, _ opened: Library) async {
    if let seen, let household = try? await opened.household() { owner = household.name(of: seen.list.profile) }
    self.seen = seen
  }
}

extension UserList {
  /// How much others see of it: "3 titles".
  public var seenCounts: String { titles == 1 ? "1 title" : "\(titles) titles" }
}

extension StateMessage {
  /// There is a list, and no title on it.
  public static let emptySeenList = StateMessage(
    icon: "view-list-bullet-symbolic", title: "No Titles on This List",
    explanation: "Titles appear here as they are added to it.")

  /// Somebody went to a list that there never was, that was removed, or whose owner they do not see.
  public static let unseenList = StateMessage(
    icon: "edit-find-symbolic", title: "No Such List",
    explanation: "This list is not there any more, or you do not follow whose it is. Go back and choose another.")
}
