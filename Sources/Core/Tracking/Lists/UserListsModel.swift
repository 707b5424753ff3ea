import Catalogue
import Library
import LoadingState
import Localization
import Observation
import TitleIdentity

/// All lists of the current profile, kept up to date: the watchlist, the favorites and its own lists.
@MainActor @Observable
public final class UserListsModel {
  /// The lists in order; `nil` until they have been read.
  public private(set) var lists: [UserList]?
  @ObservationIgnored public let library: LibraryModel
  /// The first titles with a poster on each list; `nil` until they have been read.
  private var posterTitles: [ListID: [TitleReference]]?
  @ObservationIgnored private let format: PageFormat?
  @ObservationIgnored private var observations: [Task<Void, Never>] = []

  /// - Parameter format: The addresses of posters; `nil` if ``rows`` aren't shown.
  public init(_ library: LibraryModel, format: PageFormat? = nil) {
    self.library = library
    self.format = format
  }

  isolated deinit { observations.forEach { $0.cancel() } }

  /// The lists with their posters, in order; `nil` until they have been read.
  public var rows: [UserListRow]? {
    guard let format, let lists, let posterTitles else { return nil }
    return lists.map { UserListRow($0, titles: posterTitles[$0.id] ?? [], format: format) }
  }

  /// Whether the profile has neither made a list nor put an item on one; `nil` until the lists have been read.
  public var isEmpty: Bool? { lists?.allSatisfy { !$0.isOwn && $0.count == 0 } }

  /// The lists that the user can reorder.
  public var own: [UserList] { lists?.filter(\.isOwn) ?? [] }

  /// Reads the lists and starts observing them.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    let (profile, source) = (library.profile, library.source)
    if observations.isEmpty { observe(opened) }
    // Values from the observations are at least as recent as those read here, so keep them.
    if format != nil {
      let read = try await opened.posterTitles(of: profile, from: source, limit: UserListRow.maximumPosters)
      if posterTitles == nil { posterTitles = read }
    }
    let read = try await opened.lists(of: profile)
    if lists == nil { lists = read }
  }

  private func observe(_ opened: Library) {
    let (profile, source) = (library.profile, library.source)
    observations = [
      Task { [weak self] in
        for await lists in opened.observeLists(of: profile) { self?.lists = lists }
      }
    ]
    guard format != nil else { return }
    observations.append(
      Task { [weak self] in
        let titles = opened.observePosterTitles(of: profile, from: source, limit: UserListRow.maximumPosters)
        for await titles in titles { self?.posterTitles = titles }
      })
  }
}

extension UserListsModel: LibraryContent {
  public var emptyMessage: StateMessage { .noLists }
}

/// Changes to lists. Each can be undone.
extension UserListsModel {
  /// Makes a list.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func make(_ name: String, about: String = "") async -> Bool {
    await library.perform(tr("List “{list}” created", ["list": UserList.short(name)])) {
      _ = try $0.createList(name, about: about)
    }
  }

  /// Changes a list's name and description.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func edit(_ list: UserList, name: String, about: String) async -> Bool {
    await library.perform(list.textOfChange(to: name)) { try $0.rename(list.id, name, about: about) }
  }

  public func remove(_ list: UserList) async {
    let text = tr("List “{list}” removed", ["list": list.shortName])
    await library.perform(text) { try $0.removeList(list.id) }
  }

  /// Moves a list up by a negative step, or down by a positive one. The built-in lists stay at the top.
  ///
  /// - Returns: The new position among all lists, counted from 1, and the number of lists; `nil` if the list wasn't
  ///   moved.
  public func move(_ list: UserList, by step: Int) async -> (position: Int, count: Int)? {
    let own = own
    guard let index = own.firstIndex(where: { $0.id == list.id }) else { return nil }
    let goal = min(max(index + step, 0), own.count - 1)
    guard goal != index else { return nil }
    var rest = own
    rest.remove(at: index)
    let previous = goal > 0 ? rest[goal - 1].id : nil
    let isDone = await library.perform(tr("“{item}” moved", ["item": list.shortName])) {
      try $0.move(list.id, after: previous)
    }
    guard isDone, let lists else { return nil }
    return (lists.count - own.count + goal + 1, lists.count)
  }

  /// Adds a title to the end of a list. If the list contains it already, reports only that.
  public func add(_ title: TitleReference, to list: UserList) async {
    let (name, text) = (title.shortName, ListItemText(list: list.id, name: list.shortName, profile: library.profile))
    await library.perform(text.added(name), unchanged: text.unchanged(name)) { try $0.add(title, to: list.id) }
  }
}
