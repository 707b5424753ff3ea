import Foundation
import Library
import Observation

/// What stands on one list, as it is now: in an order, and narrowed to some words.
@MainActor @Observable
public final class UserListModel {
  /// In which order items are shown.
  public enum Order: String, CaseIterable, Sendable {
    /// As somebody has placed them, the last added last.
    case placed
    case name
    /// The last added first.
    case date
  }

  public let id: ListID
  /// `nil` until it was read, and when it is gone.
  public private(set) var list: UserList?
  /// All items, as they were placed; `nil` until they were read.
  public private(set) var items: [ListItem]?
  public var order = Order.placed
  /// What is sought; empty seeks nothing.
  public var words = ""
  @ObservationIgnored public let library: LibraryModel
  @ObservationIgnored private let format: PageFormat
  @ObservationIgnored private var following: [Task<Void, Never>] = []

  public init(_ id: ListID, _ library: LibraryModel, format: PageFormat) {
    self.id = id
    self.library = library
    self.format = format
  }

  isolated deinit { following.forEach { $0.cancel() } }

  /// What is shown of the items, in its order; who shows them keeps done and not done apart.
  public var entries: [UserListEntry] {
    let entries = sorted.map { UserListEntry($0, source: library.source, format: format) }
    guard isNarrowed else { return entries }
    let sought = words.split(whereSeparator: \.isWhitespace)
    return entries.filter { entry in
      sought.allSatisfy { "\(entry.name) \(entry.detail)".localizedStandardContains($0) }
    }
  }

  /// Whether items can be put in an order: all are shown, and as they were placed.
  public var canMove: Bool { order == .placed && !isNarrowed }

  /// Whether only some are shown.
  public var isNarrowed: Bool { words.contains { !$0.isWhitespace } }

  /// Reads the list, and follows it from then on.
  ///
  /// - Throws: ``LibraryError/gone`` where there is no such list.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    if following.isEmpty { follow(opened) }
    let lists = try await opened.lists(of: library.profile)
    let read = try await opened.items(of: id)
    guard let found = lists.first(where: { $0.id == id }) else { throw .gone }
    // What was followed meanwhile is at least as recent.
    if list == nil { list = found }
    if items == nil { items = read }
  }

  private func follow(_ opened: Library) {
    let (id, profile) = (id, library.profile)
    following = [
      Task { [weak self] in
        for await list in opened.observeList(id, of: profile) { self?.list = list }
      },
      Task { [weak self] in
        for await items in opened.observeItems(of: id) { self?.items = items }
      },
    ]
  }

  private var sorted: [ListItem] {
    let items = items ?? []
    return switch order {
    case .placed: items
    case .name: items.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
    case .date: items.sorted { $0.date.sortKey > $1.date.sortKey }
    }
  }
}

/// Doing it. Each can be undone.
extension UserListModel {
  /// - Returns: whether it is there now.
  @discardableResult
  public func add(note: String) async -> Bool {
    let id = id
    return await library.perform("The note was added to “\(shownName)”.") {
      library, profile async throws(LibraryError) in
      try await library.add(note, to: id, by: profile).action
    }
  }

  public func add(_ title: TitleReference) async {
    let id = id
    await library.perform("“\(title.shortName)” was added to “\(shownName)”.") {
      library, profile async throws(LibraryError) in
      try await library.add(title, to: id, by: profile)
    }
  }

  /// - Returns: whether it is so now.
  @discardableResult
  public func tick(_ entry: UserListEntry, _ isDone: Bool) async -> Bool {
    let id = id
    return await library.perform(isDone ? "“\(entry.shortName)” is done." : "“\(entry.shortName)” is to be done again.")
    {
      library, profile async throws(LibraryError) in
      try await library.tick(entry.id, on: id, isDone, by: profile)
    }
  }

  /// Puts an item behind another, or else before one.
  ///
  /// - Parameters:
  ///   - previous: what it is to follow, among those that are shown together; `nil` for the first of them.
  ///   - next: what is to follow it; `nil` for the last of them.
  /// - Returns: whether it stands there now.
  @discardableResult
  public func move(_ entry: UserListEntry, after previous: ItemID?, before next: ItemID?) async -> Bool {
    let id = id
    let rest = (items ?? []).map(\.id).filter { $0 != entry.id }
    let place = next.flatMap { rest.firstIndex(of: $0) } ?? 0
    let other = previous ?? (place > 0 ? rest[place - 1] : nil)
    return await library.perform("“\(entry.shortName)” was moved.") { library, profile async throws(LibraryError) in
      try await library.move(entry.id, on: id, after: other, by: profile)
    }
  }

  /// Says something else in a note, or beside a title.
  ///
  /// - Returns: whether it says that now.
  @discardableResult
  public func edit(_ entry: UserListEntry, _ text: String) async -> Bool {
    let id = id
    return await library.perform("The note was changed.") { library, profile async throws(LibraryError) in
      try await library.edit(entry.id, on: id, text, by: profile)
    }
  }

  public func remove(_ entry: UserListEntry) async {
    let id = id
    await library.perform("“\(entry.shortName)” was removed from “\(shownName)”.") {
      library, profile async throws(LibraryError) in
      try await library.remove(entry.id, from: id, by: profile)
    }
  }

  private var shownName: String { list?.shortName ?? "" }
}

extension UserListEntry {
  /// For a sentence.
  public var shortName: String { BoundedText.line(name, most: 60) }
}

extension ListItem {
  fileprivate var name: String { title?.name ?? text }
}

extension PartialDate {
  /// Dates that are less exact come before all that they may mean.
  fileprivate var sortKey: String { if case .moment(let seconds, _) = self { Self.utc(seconds) } else { description } }

  private static func utc(_ seconds: Int64) -> String { PartialDate.moment(seconds: seconds, offset: 0).description }
}
