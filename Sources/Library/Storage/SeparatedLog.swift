import Foundation
import GRDB

/// A log that lay beside the database and isn't its own: another database's, or left from an older state of this one.
struct SeparatedLog {
  /// The set-aside name of the database to which it would belong; the log has the same name with `-wal` after it.
  let place: URL

  /// Merges the events in it that this device wrote: those are the user's, however the log came to be there.
  func merge(into database: any DatabaseWriter, _ environment: LibraryEnvironment) throws -> Recovery {
    let lines = Salvage.lines(in: place)
    var recovery = Recovery(
      cause: .foreignLog, setAside: URL(filePath: place.path + "-wal"), fromBackup: 0, fromDamagedFile: 0)
    recovery.fromDamagedFile = try database.write { database in
      let device = try StateTable(database: database).device()
      var merge = try Merge(database, at: environment.now())
      for (number, line) in lines.enumerated() where EventLine(line)?.id.device == device {
        try merge.add(.line(line), number: number + 1)
      }
      try merge.finish()
      return merge.report.new
    }
    return recovery
  }
}
