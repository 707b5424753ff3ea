import Foundation

/// The folder of recordings named in the environment. The project contains none, because the data belongs to others.
enum RecordingFolder {
  static let variable = "TMDB_RECORDINGS"

  static let url: URL? = ProcessInfo.processInfo.environment[variable].flatMap { path in
    path.isEmpty ? nil : URL(filePath: path, directoryHint: .isDirectory)
  }

  static let skipped = "\(variable) isn't set, so no recordings were read."

  /// Returns the recordings in the manifest, or an empty array if there is no folder.
  ///
  /// - Throws: An error if the folder has no readable manifest. It fails the suite.
  static func recordings() throws -> [Recording] {
    guard let url else { return [] }
    let manifest = try Data(contentsOf: url.appending(path: "manifest.json"))
    return try JSONDecoder().decode([Recording].self, from: manifest)
  }

  static func body(of recording: Recording) throws -> Data {
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: url.appending(path: recording.file))
  }
}
