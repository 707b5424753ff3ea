/// The name of a file inside an archive or folder, by its parts: it leads nowhere but inside.
struct EntryPath: Hashable, Sendable {
  /// Of these the last is the file's own name.
  let parts: [String]

  /// Why a name is no file's.
  enum Problem: Error {
    /// It leads out of the archive, or begins at a root.
    case leadsOut
    /// It is too long, or has control characters.
    case unusable
    /// It names the archive's own folder, as `./` does.
    case root
  }

  /// Reads the name of an archive's entry. Some programs write `\` between folders.
  init(checking name: String) throws(Problem) {
    guard !name.isEmpty, name.utf8.count <= 1024,
      !name.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 })
    else { throw .unusable }
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }.map(String.init)
    guard let first = parts.first, !first.isEmpty, !first.hasSuffix(":"), !parts.contains("..") else { throw .leadsOut }
    guard let path = Self(parts: parts.filter { !$0.isEmpty && $0 != "." }) else { throw .root }
    self = path
  }

  /// `nil` for a name that ``init(checking:)`` refuses.
  init?(_ name: String) {
    guard let path = try? Self(checking: name) else { return nil }
    self = path
  }

  /// The path of a single file, whose name is the person's own.
  init(fileName: String) {
    parts = [fileName]
  }

  private init?(parts: [String]) {
    guard !parts.isEmpty else { return nil }
    self.parts = parts
  }

  var text: String { parts.joined(separator: "/") }
  /// In lower case, as names are compared.
  var name: String { (parts.last ?? "").lowercased() }
  /// The names of the folders that it is in, in lower case.
  var folders: [String] { parts.dropLast().map { $0.lowercased() } }
  /// Without a dot.
  var pathExtension: String {
    name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last.map(String.init) ?? ""
  }
  /// The name without its extension.
  var stem: String {
    let ending = pathExtension
    return ending.isEmpty ? name : String(name.dropLast(ending.count + 1))
  }
  /// What desktops add to archives, or hide in folders.
  var isLitter: Bool { parts.contains { $0 == "__MACOSX" || $0.hasPrefix(".") } }

}

extension EntryPath {
  /// Returns the paths without the folders that all of them are in, as many programs wrap an archive in one. Folders with a meaning stay.
  static func unwrapped(_ paths: [EntryPath]) -> [EntryPath] {
    guard let first = paths.first?.folders else { return paths }
    // Paths may be deep and many, so that each part is compared once.
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
