/// The path of a file inside an archive or folder. It never leads outside.
struct EntryPath: Hashable, Sendable {
  /// The components of the path; the last is the file name.
  let parts: [String]

  /// The reason why a name is rejected.
  enum Problem: Error {
    /// The path leads out of the archive, or is absolute.
    case escapesArchive
    /// The path is too long, or contains control characters.
    case unusable
    /// The path refers to the archive's root folder, such as `./`.
    case root
  }

  /// Validates the name of an archive entry. Some programs use `\` as the separator.
  init(checking name: String) throws(Problem) {
    guard !name.isEmpty, name.utf8.count <= 1024,
      !name.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 })
    else { throw .unusable }
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }.map(String.init)
    let useful = parts.filter { !$0.isEmpty && $0 != "." }
    // The name of a drive, such as `C:`, is as absolute as a separator.
    guard parts.first?.isEmpty == false, useful.first?.hasSuffix(":") != true, !parts.contains("..") else {
      throw .escapesArchive
    }
    guard let path = Self(parts: useful) else { throw .root }
    self = path
  }

  /// Creates a path; returns `nil` for a name that ``init(checking:)`` rejects.
  init?(_ name: String) {
    guard let path = try? Self(checking: name) else { return nil }
    self = path
  }

  /// Creates the path of a single file, which may have any name.
  init(fileName: String) {
    parts = [fileName]
  }

  private init?(parts: [String]) {
    guard !parts.isEmpty else { return nil }
    self.parts = parts
  }

  var text: String { parts.joined(separator: "/") }
  /// The file name in lowercase, for comparison.
  var name: String { (parts.last ?? "").lowercased() }
  /// The names of the enclosing folders, in lowercase.
  var folders: [String] { parts.dropLast().map { $0.lowercased() } }
  /// The file extension, without the dot.
  var pathExtension: String {
    name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last.map(String.init) ?? ""
  }
  /// The file name without its extension.
  var stem: String {
    let ending = pathExtension
    return ending.isEmpty ? name : String(name.dropLast(ending.count + 1))
  }
  /// Whether the file is hidden, or was added to the archive by macOS.
  var isMetadata: Bool { parts.contains { $0 == "__MACOSX" || $0.hasPrefix(".") } }

}

extension EntryPath {
  /// Returns the paths without their common enclosing folders, because many programs wrap an archive's contents in one.
  /// Folders that indicate a format are retained.
  static func unwrapped(_ paths: [EntryPath]) -> [EntryPath] {
    guard let first = paths.first?.folders else { return paths }
    // There may be many deep paths, so each component is compared only once.
    var wrapping = first.prefix { !meaningful.contains($0) }.count
    for path in paths {
      let isShared = { (index: Int) in index < path.parts.count - 1 && path.parts[index].lowercased() == first[index] }
      wrapping = (0..<wrapping).first { !isShared($0) } ?? wrapping
      if wrapping == 0 { return paths }
    }
    return paths.compactMap { EntryPath(parts: Array($0.parts[wrapping...])) }
  }

  private static let meaningful: Set = [
    "deleted", "orphaned", "likes", "lists", "watched", "ratings", "content_interaction",
  ]
}
