import Foundation
import Library
import Localization
import Observation
import Tracking

/// A model that exports the library to files.
@MainActor @Observable
public final class ExportModel {
  /// The format of an export.
  public enum Format: String, CaseIterable, Sendable {
    case journal, tables, letterboxd
  }

  public var format = Format.journal
  public private(set) var isBusy = false
  /// A sentence that explains why the export failed.
  public private(set) var problem: String?

  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let today: Date

  public init(_ library: LibraryModel, today: Date = .now) {
    self.library = library
    self.today = today
  }

  /// Writes the export into a folder, under a name that isn't in use.
  ///
  /// - Returns: A sentence that describes the result; `nil` if the export failed or another one is in progress.
  public func write(into folder: URL) async -> String? {
    guard !isBusy else { return nil }
    isBusy = true
    problem = nil
    defer { isBusy = false }
    do throws(ExportError) {
      return try await export(into: folder)
    } catch {
      problem = [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
      return nil
    }
  }
}

extension ExportModel {
  private func export(into folder: URL) async throws(ExportError) -> String {
    let library: Library
    do throws(LibraryError) { library = try await self.library.library() } catch { throw .library(error) }
    switch format {
    case .journal:
      return try await withUnusedName("matinee", ".jsonl", in: folder) { url throws(ExportError) in
        try await AtomicFileWriter().write(journalOf: library, to: url)
        return []
      }
    case .tables: return try await write(.tables, of: library, named: "matinee", into: folder)
    case .letterboxd: return try await write(.letterboxd, of: library, named: "matinee-letterboxd", into: folder)
    }
  }

  private func write(
    _ format: Format, of library: Library, named name: String, into folder: URL
  ) async throws(ExportError) -> String {
    let export: LibraryExport
    do throws(LibraryError) {
      export =
        format == .letterboxd
        ? try await .letterboxd(library, of: self.library.profile)
        : try await .tables(library, of: self.library.profile)
    } catch {
      throw .library(error)
    }
    if export.files.isEmpty { return tr("There’s nothing to export.") }
    return try await withUnusedName(name, "", in: folder) { url throws(ExportError) in
      // The export never writes into an existing folder, even if it would replace none of its files.
      guard !FileManager.default.fileExists(atPath: url.path) else { throw .exists(file: url.lastPathComponent) }
      try await AtomicFileWriter().write(export.files, into: url)
      return export.notices
    }
  }

  /// Calls `write` with the first URL for this name and date that isn't in use, and returns a sentence for the result.
  private func withUnusedName(
    _ name: String, _ ending: String, in folder: URL, _ write: (URL) async throws(ExportError) -> [String]
  ) async throws(ExportError) -> String {
    let day = today.formatted(.iso8601.year().month().day())
    for number in 1...maximumFilesPerDay {
      let url = folder.appending(path: "\(name)-\(day)\(number == 1 ? "" : "-\(number)")\(ending)")
      do throws(ExportError) {
        let notices = try await write(url)
        return ([tr("Saved “{file}”.", ["file": url.lastPathComponent])] + notices).joined(separator: " ")
      } catch .exists {}
    }
    throw .exists(file: name)
  }
}

/// The maximum number of exports into one folder in a day.
private let maximumFilesPerDay = 1_000
