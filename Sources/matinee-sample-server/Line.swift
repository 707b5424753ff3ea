// One line of output at a time, at once, and without anybody's secrets.
import Foundation

enum Line {
  private static let secrets: Set<String> = ["api_key", "session_id", "guest_session_id", "request_token"]

  /// Goes out before this returns, also into a pipe.
  static func print(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// The path with its query, but for keys and sessions.
  static func withoutSecrets(_ path: String) -> String {
    let halves = path.split(separator: "?", maxSplits: 1).map(String.init)
    var segments = (halves.first ?? "").split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if let index = segments.firstIndex(of: "guest_session"), segments.indices.contains(index + 1),
      segments[index + 1] != "new"
    {
      segments[index + 1] = "…"
    }
    let query = (halves.count == 2 ? halves[1] : "").split(separator: "&").filter { component in
      let name = component.prefix { $0 != "=" }
      return !secrets.contains(name.removingPercentEncoding ?? String(name))
    }
    let kept = query.joined(separator: "&")
    return segments.joined(separator: "/") + (kept.isEmpty ? "" : "?" + kept)
  }
}
