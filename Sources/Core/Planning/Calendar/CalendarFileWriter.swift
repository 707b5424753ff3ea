import AppFoundation
import Foundation
import Localization
import SystemIO

/// A writer of calendar files that keeps the revisions of events that stay the same.
public struct CalendarFileWriter: Sendable {
  /// The file exists, but isn't a calendar.
  public struct NotCalendar: LocalizedError, Hashable {
    public let name: String

    public var errorDescription: String? { tr("“{file}” isn’t a calendar file.", ["file": name]) }
    public var recoverySuggestion: String? { tr("Choose another name.") }
  }

  private let write: @Sendable (_ bytes: [UInt8], _ file: URL, _ replaces: Bool) async throws -> Void

  /// - Parameter write: Writes bytes to a file in one step, and replaces an existing file only if it is told to.
  public init(_ write: @escaping @Sendable (_ bytes: [UInt8], _ file: URL, _ replaces: Bool) async throws -> Void) {
    self.write = write
  }

  /// Writes a calendar with the revisions in the existing file. Doesn't touch the file if nothing has changed, so that
  /// a sync service needs no upload.
  ///
  /// - Parameter replacesAny: Whether to replace a file that isn't a calendar.
  /// - Throws: ``NotCalendar``, or the error of the closure that writes.
  @concurrent
  public func update(_ url: URL, to file: CalendarFile, replacingAny replacesAny: Bool = false) async throws {
    let previous = (try? RegularFile.read(url, limit: maximumBytes)).map { String(decoding: $0, as: UTF8.self) }
    let isCalendar = previous.map { $0.hasPrefix("BEGIN:VCALENDAR") || $0.isEmpty } ?? false
    let text = file.updating(previous ?? "").text
    if text == previous { return }
    if previous != nil, !isCalendar, !replacesAny {
      throw NotCalendar(name: TerminalText.line(url.lastPathComponent, limit: 120))
    }
    try await write(Array(text.utf8), url, isCalendar || replacesAny)
  }
}

/// The maximum size of a file whose revisions are read. With 500 series, the file has less than 10 MB.
private let maximumBytes = 50_000_000
