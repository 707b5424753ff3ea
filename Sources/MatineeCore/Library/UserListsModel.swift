import Library
import Observation

/// All lists of who is watching: the watchlist, the favourites, and those that they made, as they are now.
@MainActor @Observable
public final class UserListsModel {
  /// In their order; `nil` until they were read.
  public private(set) var lists: [UserList]?
  @ObservationIgnored public let library: LibraryModel
  @ObservationIgnored private var following: Task<Void, Never>?

  public init(_ library: LibraryModel) { self.library = library }

  isolated deinit { following?.cancel() }

  /// Whether somebody has made a list, or put something on one; `true` as long as that is not known.
  public var isUsed: Bool { lists?.contains { $0.isOwn || $0.count > 0 } ?? true }

  /// Those that can be moved among each other.
  public var own: [UserList] { lists?.filter(\.isOwn) ?? [] }

  /// Reads the lists, and follows them from then on.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    let profile = library.profile
    if following == nil {
      following = Task { [weak self] in
        for await lists in opened.observeLists(of: profile) { self?.lists = lists }
      }
    }
    let read = try await opened.lists(of: profile)
    // What was followed meanwhile is at least as recent.
    if lists == nil { lists = read }
  }
}

/// Doing it. Each can be undone.
extension UserListsModel {
  /// - Returns: the new list; `nil` where it could not be made.
  @discardableResult
  public func make(_ name: String) async -> ListID? {
    var made: ListID?
    await library.perform("The list “\(UserList.short(name))” was made.") {
      library, profile async throws(LibraryError) in
      let (list, action) = try await library.makeList(name, by: profile)
      made = list
      return action
    }
    return made
  }

  /// - Returns: whether it has that name now.
  @discardableResult
  public func rename(_ list: UserList, _ name: String) async -> Bool {
    await library.perform("“\(list.shortName)” is called “\(UserList.short(name))” now.") {
      library, profile async throws(LibraryError) in
      try await library.rename(list.id, name, by: profile)
    }
  }

  public func remove(_ list: UserList) async {
    await library.perform("The list “\(list.shortName)” was removed.") { library, profile async throws(LibraryError) in
      try await library.removeList(list.id, by: profile)
    }
  }

  /// Moves a list up with a negative step, and down with a positive one; those that everybody has stay above.
  ///
  /// - Returns: where among all lists it stands then, and among how many; `nil` where there is nowhere to go.
  public func move(_ list: UserList, by step: Int) async -> (place: Int, count: Int)? {
    let own = own
    guard let place = own.firstIndex(where: { $0.id == list.id }) else { return nil }
    let goal = min(max(place + step, 0), own.count - 1)
    guard goal != place else { return nil }
    var rest = own
    rest.remove(at: place)
    let previous = goal > 0 ? rest[goal - 1].id : nil
    let isDone = await library.perform("“\(list.shortName)” was moved.") {
      library, profile async throws(LibraryError) in
      try await library.move(list.id, after: previous, by: profile)
    }
    guard isDone, let lists else { return nil }
    return (lists.count - own.count + goal + 1, lists.count)
  }

  /// Puts a title at the end of a list; where it stands there already, nothing is done.
  public func add(_ title: TitleReference, to list: UserList) async {
    await library.perform("“\(title.shortName)” was added to “\(list.shortName)”.") {
      library, profile async throws(LibraryError) in
      try await library.add(title, to: list.id, by: profile)
    }
  }
}
