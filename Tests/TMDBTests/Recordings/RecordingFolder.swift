import Foundation

/// The folder of recordings that the environment names; the project holds none itself, as they are other people's data.
enum RecordingFolder {
  static let variable = "TMDB_RECORDINGS"

  static let url: URL? = ProcessInfo.processInfo.environment[variable].flatMap { path in
    path.isEmpty ? nil : URL(filePath: path, directoryHint: .isDirectory)
  }

  static let skipped = "\(variable) names no folder of recordings, so none was read."

  /// The recordings of the manifest; empty where there is no folder. A folder without a readable manifest fails the
  /// suite.
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
