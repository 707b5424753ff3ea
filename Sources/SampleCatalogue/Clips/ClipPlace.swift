import Foundation

/// Where answers say that the catalogue's own clips lie: what a video of the site `File` has as its key.
public enum ClipPlace: Sendable {
  /// In files of this machine, for whoever asks in this process.
  case files
  /// At the address that the request came to, under `/clips/`, for whoever asks over HTTP.
  case server

  /// The address that the name of a clip is appended to.
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
