import Catalogue
import Library
import Localization
import Observation
import TitleIdentity

/// Whether a title is on the profile's watchlist and among its favorites, kept up to date.
@MainActor @Observable
public final class TitleMarks {
  public enum Mark: Sendable {
    case watchlist, favorite
  }

  private var known: Set<Mark>?
  @ObservationIgnored private let key: TitleReference.Key
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private var observation: Task<Void, Never>?

  /// - Parameter source: The title's source, even if the app shows another source by the time the title is marked.
  public init(of id: TitleID, of source: TitleSource, in library: LibraryModel) {
    self.library = library
    key = TitleReference.Key(id, of: source)
    observe()
  }

  isolated deinit { observation?.cancel() }

  /// The title's marks; `nil` until they have been read, or if the library can't be read. Observable.
  public var marks: Set<Mark>? {
    // The library may have opened on a later attempt.
    if library.state == .open, observation == nil { observe() }
    return known
  }

  /// Sets or removes a mark. The library reports the result through ``LibraryModel/onNotice``.
  ///
  /// - Returns: `true` unless the change failed.
  @discardableResult
  public func set(_ mark: Mark, _ isOn: Bool, of title: TitleReference) async -> Bool {
    await library.set(mark, isOn, of: title)
  }
}

extension LibraryModel {
  /// Sets or removes a mark of a title, and reports the result through ``onNotice``.
  ///
  /// - Returns: `true` unless the change failed.
  @discardableResult
  public func set(_ mark: TitleMarks.Mark, _ isOn: Bool, of title: TitleReference) async -> Bool {
    let list = mark.list(of: profile)
    return await perform(mark.report(isOn, title.shortName)) {
      _ = try isOn ? $0.add(title, to: list) : $0.remove(title.key, from: list)
    }
  }
}

extension TitleMarks {
  private func observe() {
    observation = Task { [weak self, library, key] in
      guard let opened = try? await library.library() else {
        self?.observation = nil
        return
      }
      for await lists in opened.observeLists(with: key) {
        self?.known = Set([Mark.watchlist, .favorite].filter { lists.contains($0.list(of: library.profile)) })
      }
    }
  }
}

extension TitleMarks.Mark {
  /// Creates the mark of the titles on a built-in list; `nil` for another list.
  init?(_ list: ListID, of profile: ProfileID) {
    guard let mark = [Self.watchlist, .favorite].first(where: { $0.list(of: profile) == list }) else { return nil }
    self = mark
  }

  /// The built-in list of the titles with this mark.
  fileprivate func list(of profile: ProfileID) -> ListID {
    switch self {
    case .watchlist: .watchlist(of: profile)
    case .favorite: .favorites(of: profile)
    }
  }

  /// Returns the sentences that report a change of the list of titles with this mark.
  package func itemText(of profile: ProfileID) -> ListItemText {
    ListItemText(list: list(of: profile), name: "", profile: profile)
  }

  /// Returns the sentence that reports a change of the mark.
  func report(_ isOn: Bool, _ title: String) -> String {
    switch (self, isOn) {
    case (.watchlist, true): tr("“{title}” added to your watchlist", ["title": title])
    case (.watchlist, false): tr("“{title}” removed from your watchlist", ["title": title])
    case (.favorite, true): tr("“{title}” added to your favourites", ["title": title])
    case (.favorite, false): tr("“{title}” removed from your favourites", ["title": title])
    }
  }
}
