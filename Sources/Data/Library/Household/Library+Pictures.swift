import Foundation
import GRDB

/// The names of profile pictures. The pictures are files outside the library.
extension Library {
  /// The picture names that profiles use, or may use again after an undo.
  public struct ProfilePictureNames: Hashable, Sendable {
    /// The names used by current profiles.
    public let current: Set<String>
    /// The names in ``current``, and all names that this device ever wrote. Undoing a change on this device can restore
    /// those.
    public let retained: Set<String>
    /// The names in ``current`` that this device wrote.
    public let own: Set<String>
    /// The ID under which this device writes to a shared folder.
    public let device: DeviceID
  }

  /// Returns the picture names in current profiles and in this device's events.
  public func profilePictureNames() async throws(LibraryError) -> ProfilePictureNames {
    try await file.read { database in
      let device = try StateTable(database: database).device()
      let current = Set(try PeopleReader(database).profiles().compactMap(\.fields.picture))
      let written = try PeopleReader(database).pictures(writtenBy: device)
      return ProfilePictureNames(
        current: current, retained: current.union(written), own: current.intersection(written), device: device)
    }
  }
}

extension PeopleReader {
  /// Returns the picture names in this device's events, including undone events.
  fileprivate func pictures(writtenBy device: DeviceID) throws -> Set<String> {
    // The range covers all profile subjects: no ID contains a space or a character between a space and "!".
    let start = Subject(.profile).text
    let lines = try Data.fetchAll(
      database, sql: "SELECT line FROM event WHERE subject > ? AND subject < ? AND device = ?",
      arguments: [start + " ", start + "!", device.description])
    return Set(lines.compactMap { EventLine(Array($0))?.event?.content.picture })
  }
}

extension EventContent {
  fileprivate var picture: String? {
    switch self {
    case .profileCreated(_, let fields), .profileChanged(_, let fields): fields.picture
    default: nil
    }
  }
}
