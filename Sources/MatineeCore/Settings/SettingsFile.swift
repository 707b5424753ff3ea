import Foundation
import TMDB

/// The settings file as it is written: whole and at once, and readable by its owner alone, as it holds the credential.
public struct SettingsFile: Sendable {
  public let url: URL

  public init(_ url: URL) { self.url = url }

  /// Keeps a credential beside whatever else the file says. ``Credential/none`` takes it out.
  public func save(_ credential: Credential) throws(SettingsError) {
    var content = try read()
    var tmdb = content["tmdb"] as? [String: Any] ?? [:]
    tmdb["apiKey"] = nil
    tmdb["readToken"] = nil
    if let secret = credential.secret { tmdb[credential.isReadToken ? "readToken" : "apiKey"] = secret }
    content["tmdb"] = tmdb
    try write(content)
  }

  private func read() throws(SettingsError) -> [String: Any] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
    guard let data = try? Data(contentsOf: url),
      let content = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { throw .unreadable(url) }
    return content
  }

  private func write(_ content: [String: Any]) throws(SettingsError) {
    do {
      // A link stays one: what it leads to is written.
      let target = url.resolvingSymlinksInPath()
      let folder = target.deletingLastPathComponent()
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let data = try JSONSerialization.data(
        withJSONObject: content, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      try PrivateFile.replace(target, with: data)
    } catch {
      throw .unwritable(url, reason: (error as NSError).localizedDescription)
    }
  }
}
