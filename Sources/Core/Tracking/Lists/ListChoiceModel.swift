import Library
import Localization
import Observation
import TitleIdentity

/// A model of the lists that contain a title, for *Add to List…*.
@MainActor @Observable
public final class ListChoiceModel {
  public let title: TitleReference
  /// The profile that owns the lists.
  public var profile: ProfileID { model.library.profile }
  /// All lists; `nil` until they have been read.
  public var lists: [UserList]? { model.lists }
  /// The lists that contain the title; `nil` until they have been read.
  public private(set) var chosen: Set<ListID>?
  @ObservationIgnored private let model: UserListsModel
  @ObservationIgnored private var observation: Task<Void, Never>?

  public init(_ title: TitleReference, _ library: LibraryModel) {
    self.title = title
    model = UserListsModel(library)
  }

  isolated deinit { observation?.cancel() }

  /// Reads the lists and starts observing them.
  public func load() async throws(LibraryError) {
    let opened = try await model.library.library()
    let key = title.key
    if observation == nil {
      observation = Task { [weak self] in
        for await chosen in opened.observeLists(with: key) { self?.chosen = chosen }
      }
    }
    let read = try await opened.lists(with: key)
    if chosen == nil { chosen = read }
    try await model.load()
  }

  /// Adds the title to a list, or removes it.
  public func put(on list: UserList, _ isOn: Bool) async {
    guard !isOn else { return await model.add(title, to: list) }
    let key = title.key
    let text = ListItemText(list: list.id, name: list.shortName, profile: model.library.profile).removed(
      title.shortName)
    await model.library.perform(text) { try $0.remove(key, from: list.id) }
  }

  /// Makes a list with the title on it. Undo reverts both at once.
  ///
  /// - Returns: `true` unless the write failed.
  public func make(_ name: String, about: String = "") async -> Bool {
    let title = title
    let text = tr(
      "“{title}” added to the new list “{list}”", ["title": title.shortName, "list": UserList.short(name)])
    return await model.library.perform(text) { batch in
      let list = try batch.createList(name, about: about)
      try batch.add(title, to: list)
    }
  }
}
