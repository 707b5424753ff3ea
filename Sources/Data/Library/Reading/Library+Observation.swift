import Dispatch
import GRDB
import SQLiteFiles
import TitleIdentity

/// Observation of the current state.
///
/// Each stream yields the current value at once, and again after each change. A slow reader gets only the latest value.
/// The stream ends with the task that reads it, and continues after a recovery of the file.
extension Library {
  /// Observes a profile's lists.
  public func observeLists(of profile: ProfileID) -> AsyncStream<[UserList]> {
    observe { try ListReader($0).lists(of: profile) }
  }

  /// Observes the first titles with a poster on each of a profile's lists, as in ``posterTitles(of:from:limit:)``.
  public func observePosterTitles(
    of profile: ProfileID, from source: TitleSource, limit: Int
  ) -> AsyncStream<[ListID: [TitleReference]]> {
    observe { try ListReader($0).posterTitles(of: profile, from: source, limit: limit) }
  }

  /// Observes the titles of a source on a profile's lists.
  public func observeListedTitles(
    of profile: ProfileID, from source: TitleSource
  ) -> AsyncStream<Set<TitleReference.Key>> {
    observe { database in
      let reader = ListReader(database)
      let titles = try reader.titles(on: reader.lists(of: profile).map(\.id), from: source)
      return Set(titles.map(\.key))
    }
  }

  /// Observes a list without its items; yields `nil` once it is removed.
  public func observeList(_ list: ListID, of profile: ProfileID) -> AsyncStream<UserList?> {
    observe { try ListReader($0).list(list, of: profile) }
  }

  /// Observes the lists that contain a title.
  public func observeLists(with key: TitleReference.Key) -> AsyncStream<Set<ListID>> {
    observe { try ListReader($0).lists(with: key) }
  }

  /// Observes a profile's plays of a title and its parts, oldest first.
  public func observePlays(of key: TitleReference.Key, by profile: ProfileID) -> AsyncStream<[Play]> {
    observe { try TitleReader($0).plays(of: key, by: profile) }
  }

  /// Observes all profiles.
  public func observeProfiles() -> AsyncStream<[Profile]> {
    observe { try PeopleReader($0).profiles() }
  }

  /// Observes the notes on a title.
  public func observeNotes(on key: TitleReference.Key) -> AsyncStream<[Note]> {
    observe { try PeopleReader($0).notes(on: key) }
  }

  /// Observes the actions that a profile can undo and redo on this device.
  public func observeUndo(of profile: ProfileID) -> AsyncStream<UndoState> {
    observe { database in
      let history = HistoryReader(database)
      return UndoState(undo: try history.lastAction(of: profile), redo: try history.lastUndone(of: profile))
    }
  }

  func observe<Value: Sendable & Equatable>(
    _ fetch: @escaping @Sendable (Database) throws -> Value
  ) -> AsyncStream<Value> {
    observedValues(ValueObservation.tracking(fetch).removeDuplicates(), on: delivery, file.observe)
  }
}

/// The actions that can be undone and redone.
public struct UndoState: Hashable, Sendable {
  /// The action that Ctrl+Z undoes; `nil` if there is none.
  public let undo: EventID?
  /// The action that Shift+Ctrl+Z redoes; `nil` if there is none.
  public let redo: EventID?
}

let delivery = DispatchQueue(label: "Library.observation", qos: .userInitiated)
