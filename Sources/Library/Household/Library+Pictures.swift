import Foundation
import GRDB

/// By which names profiles know their pictures: the pictures themselves are files, and none of the library's.
extension Library {
  /// What profiles name, and may name again.
  public struct PictureNames: Hashable, Sendable {
    /// Those of profiles as they are now.
    public let present: Set<String>
    /// Those of the present, and all that this device ever wrote: what was replaced or removed here can be undone.
    public let kept: Set<String>
    /// Those of the present that this device wrote.
    public let own: Set<String>
    /// Under which name this device writes into a shared folder.
    public let device: DeviceID
  }

  /// What profiles name as their pictures, now and in what this device wrote.
  public func pictureNames() async throws(LibraryError) -> PictureNames {
    try await file.read { database in
      let device = try StateTable(database: database).device()
      let present = Set(try PeopleReader(database).profiles().compactMap(\.fields.picture))
      let written = try PeopleReader(database).pictures(writtenBy: device)
      return PictureNames(
        present: present, kept: present.union(written), own: present.intersection(written), device: device)
    }
  }
}

extension PeopleReader {
  /// In events that count, and in those that were undone.
  fileprivate func pictures(writtenBy device: DeviceID) throws -> Set<String> {
    // All subjects of profiles: no id has a space, nor anything between it and "!".
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
    case .profileMade(_, let fields), .profileChanged(_, let fields): fields.picture
    default: nil
    }
  }
}
