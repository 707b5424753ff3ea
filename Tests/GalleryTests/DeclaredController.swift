import Foundation

/// A view controller that the sources declare.
struct DeclaredController {
  let name: String
  /// Whether the controller loads its own content.
  let loads: Bool

  /// Returns all descendants of `ViewController` in the app's modules and in Containment. Programs have their own.
  static func all() throws -> [DeclaredController] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
      .standardizedFileURL
    var parents: [String: [String]] = [:]
    for folder in ["App", "UI/Containment"] {
      let root = sources.appending(path: folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
      where path.hasSuffix(".swift") && !path.hasPrefix("matinee") {
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        parents.merge(inheritance(in: text)) { $0 + $1 }
      }
    }
    return parents.keys.compactMap { name in
      let ancestors = ancestors(of: name, parents)
      guard ancestors.contains("ViewController") else { return nil }
      let loading: Set = ["FetcherController", "StatefulContentLoadable", "LibraryContentController"]
      return DeclaredController(name: name, loads: !loading.isDisjoint(with: ancestors))
    }
  }

  /// Returns the names of the superclass and the protocols of each class.
  private static func inheritance(in text: String) -> [String: [String]] {
    let classes = text.matches(of: /(?m)^[ a-z@A-Z]*\bclass (\w+)\s*(?:<[^{]*?>)?\s*:([^{]*)\{/).map { match in
      (String(match.1), match.2.split(separator: ",").compactMap { $0.firstMatch(of: /\w+/).map { String($0.0) } })
    }
    return Dictionary(classes) { $0 + $1 }
  }

  private static func ancestors(of name: String, _ parents: [String: [String]]) -> Set<String> {
    (parents[name] ?? []).reduce(into: []) { $0.formUnion(ancestors(of: $1, parents).union([$1])) }
  }
}
