import AppFoundation
import Catalogue
import Foundation
import Library
import LoadingState
import Localization
import Observation
import TitleIdentity

/// A list of the current profile, kept up to date, and the changes to it.
@MainActor @Observable
public final class UserListModel {
  public let id: ListID
  /// The list; `nil` until it has been read, and after it was removed.
  public private(set) var list: UserList?
  /// Called when the list has been removed.
  @ObservationIgnored public var onRemove: () -> Void = {}
  @ObservationIgnored public let library: LibraryModel
  @ObservationIgnored private var observation: Task<Void, Never>?
  /// Whether the observation has delivered the list. If it is `nil` nevertheless, it was removed.
  @ObservationIgnored private var isListObserved = false

  public init(_ id: ListID, _ library: LibraryModel) {
    self.id = id
    self.library = library
  }

  isolated deinit { observation?.cancel() }

  /// Whether the list has no items; `nil` until it has been read, and after it was removed.
  public var isEmpty: Bool? { list.map { $0.count == 0 } }

  /// Reads the list and starts observing it.
  ///
  /// - Throws: ``LibraryError/gone`` if there is no such list.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    if observation == nil { observe(opened) }
    let found = try await opened.list(id, of: library.profile)
    guard let found, found.profile == library.profile else { throw .notFound }
    // A value from the observation is at least as recent, so keep it.
    if !isListObserved { list = found }
  }

  private func observe(_ opened: Library) {
    observation = Task { [weak self, id, profile = library.profile] in
      for await list in opened.observeList(id, of: profile) {
        let isRemoved = self?.list != nil && list == nil
        self?.isListObserved = true
        self?.list = list
        if isRemoved { self?.onRemove() }
      }
    }
  }
}

extension UserListModel: LibraryContent {
  public var emptyMessage: StateMessage { .emptyUserList }
  public var missingMessage: StateMessage? { .noSuchList }
}

/// Changes to the list. Each can be undone.
extension UserListModel {
  /// Adds a note to the list.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func add(note: String) async -> Bool {
    let id = id
    return await library.perform(tr("Note added to “{list}”", ["list": shownName])) { _ = try $0.add(note, to: id) }
  }

  public func add(_ title: TitleReference) async {
    let id = id
    let text = itemText.added(title.shortName)
    await library.perform(text) { try $0.add(title, to: id) }
  }

  /// Marks an item as done or not done.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func tick(_ entry: UserListEntry, _ isDone: Bool) async -> Bool {
    let (item, id) = (entry.id, id)
    let text =
      isDone
      ? tr("“{item}” marked as done", ["item": entry.shortName])
      : tr("“{item}” marked as not done", ["item": entry.shortName])
    return await library.perform(text) { try $0.tick(item, on: id, isDone) }
  }

  /// Moves an item between two others.
  ///
  /// - Parameters:
  ///   - previous: The item before the new position, among those shown together; `nil` for the first position.
  ///   - next: The item after the new position; `nil` for the last position.
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func move(_ entry: UserListEntry, after previous: ItemID?, before next: ItemID?) async -> Bool {
    await library.moveItem(entry.id, named: entry.shortName, on: id, after: previous, before: next)
  }

  /// Changes the text of a note, or the note next to a title.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func edit(_ entry: UserListEntry, _ text: String) async -> Bool {
    let (item, id) = (entry.id, id)
    return await library.perform(tr("Note changed")) { try $0.edit(item, on: id, text) }
  }

  public func remove(_ item: ItemID, named name: String) async {
    let id = id
    await library.perform(itemText.removed(name)) { try $0.remove(item, from: id) }
  }

  /// Adds a title, or removes it.
  public func set(_ isListed: Bool, _ title: TitleReference) async {
    guard !isListed else { return await add(title) }
    let (id, key) = (id, title.key)
    await library.perform(itemText.removed(title.shortName)) { try $0.remove(key, from: id) }
  }

  /// Makes the list a checklist, or titles again.
  public func setFormat(isChecklist: Bool) async {
    let id = id
    guard let text = list?.textOfChange(toChecklist: isChecklist) else { return }
    await library.perform(text) { try $0.setFormat(of: id, isChecklist: isChecklist) }
  }

  private var itemText: ListItemText { ListItemText(list: id, name: shownName, profile: library.profile) }

  private var shownName: String { list?.shortName ?? "" }
}

extension LibraryModel {
  /// Moves an item of a list between two others.
  ///
  /// - Parameters:
  ///   - previous: The item before the new position, among those shown together; `nil` for the first position.
  ///   - next: The item after the new position; `nil` for the last position.
  /// - Returns: `true` unless the write failed.
  func moveItem(
    _ item: ItemID, named name: String, on list: ListID, after previous: ItemID?, before next: ItemID?
  ) async -> Bool {
    await perform(tr("“{item}” moved", ["item": name])) { batch in
      if previous == nil, let next {
        try batch.move(item, on: list, before: next)
      } else {
        try batch.move(item, on: list, after: previous)
      }
    }
  }
}

extension UserListEntry {
  /// The name, shortened for use in a sentence.
  public var shortName: String { BoundedText.line(name, maximumLength: 60) }
}
