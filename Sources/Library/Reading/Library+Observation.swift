import Dispatch
import GRDB

/// Following what is so now. Each stream brings it at once, and again when it has changed; a slow reader gets only the latest. It ends
/// with the task that reads it, and goes on where the file had to be restored.
extension Library {
  /// Somebody's lists.
  public func observeLists(of profile: ProfileID) -> AsyncStream<[UserList]> {
    observe { try ListReader($0).lists(of: profile) }
  }

  /// What stands on a list.
  public func observeItems(of list: ListID) -> AsyncStream<[ListItem]> {
    observe { try ListReader($0).items(of: list) }
  }

  /// A list, without what stands on it; `nil` once it is gone.
  public func observeList(_ list: ListID, of profile: ProfileID) -> AsyncStream<UserList?> {
    observe { try ListReader($0).list(list, of: profile) }
  }

  /// The lists that a title stands on.
  public func observeLists(with key: TitleReference.Key) -> AsyncStream<Set<ListID>> {
    observe { try ListReader($0).lists(with: key) }
  }

  /// The scores of a title and its parts.
  public func observeRatings(of key: TitleReference.Key, by profile: ProfileID) -> AsyncStream<[Rating]> {
    observe { try TitleReader($0).ratings(of: key, by: profile) }
  }

  /// The plays of a title and its parts, the first first.
  public func observePlays(of key: TitleReference.Key, by profile: ProfileID) -> AsyncStream<[Play]> {
    observe { try TitleReader($0).plays(of: key, by: profile) }
  }

  /// The titles that somebody watched as a whole: films, and series that were noted at once.
  public func observeWatchedTitles(of profile: ProfileID) -> AsyncStream<Set<TitleReference.Key>> {
    observe { try TitleReader($0).watchedTitles(of: profile) }
  }

  /// What somebody watched of series, season by season.
  public func observeWatchedSeasons(of profile: ProfileID) -> AsyncStream<[WatchedSeason]> {
    observe { try TitleReader($0).watchedSeasons(of: profile) }
  }

  /// The first page of what somebody watched.
  public func observeHistory(of profile: ProfileID, limit: Int = 100) -> AsyncStream<[Play]> {
    observe { try Library.history($0, profile, nil, limit) }
  }

  /// Everybody.
  public func observeProfiles() -> AsyncStream<[Profile]> {
    observe { try PeopleReader($0).profiles() }
  }

  /// The words under a title.
  public func observeNotes(on key: TitleReference.Key) -> AsyncStream<[Note]> {
    observe { try PeopleReader($0).notes(on: key) }
  }

  /// What can be undone and redone now, on this device.
  public func observeUndo(of profile: ProfileID) -> AsyncStream<UndoState> {
    observe { database in
      let history = HistoryReader(database)
      return UndoState(undo: try history.lastAction(of: profile), redo: try history.lastUndone(of: profile))
    }
  }

  func observe<Value: Sendable & Equatable>(
    _ fetch: @escaping @Sendable (Database) throws -> Value
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(1))
    let observation = ValueObservation.tracking(fetch).removeDuplicates()
    let stop = file.observe { database in
      observation.start(in: database, scheduling: .async(onQueue: delivery)) { _ in
        // A damaged file: whoever reads or writes next has it restored, and the observation starts anew.
      } onChange: {
        continuation.yield($0)
      }
    }
    continuation.onTermination = { _ in stop() }
    return stream
  }
}

/// What can be undone and redone.
public struct UndoState: Hashable, Sendable {
  /// What Ctrl+Z undoes; `nil` where there is nothing.
  public let undo: EventID?
  /// What Shift+Ctrl+Z does again; `nil` where there is nothing.
  public let redo: EventID?
}

let delivery = DispatchQueue(label: "Library.observation", qos: .userInitiated)
