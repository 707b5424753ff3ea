import Foundation

/// The location of the catalogue's clips, which is the key of videos with the site `File`.
public enum ClipLocation: Sendable {
  /// Files on this machine, for clients in the same process.
  case files
  /// The path `/clips/` on the requested host, for HTTP clients.
  case server

  /// Returns the URL to which a clip's name is appended.
  func folder(_ resources: URL, for request: URL) -> URL {
    let files = resources.appending(path: "clips", directoryHint: .isDirectory)
    guard self == .server, var components = URLComponents(url: request, resolvingAgainstBaseURL: true) else {
      return files
    }
    components.query = nil
    components.path = "/clips/"
    return components.url ?? files
  }
}
