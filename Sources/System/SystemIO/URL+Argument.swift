import Foundation

extension URL {
  /// Creates a file URL from a path without expanding a tilde.
  ///
  /// Foundation expands a leading tilde to the home folder in the user database. That is the shell's task; a tilde that
  /// reaches the program is part of the file name.
  ///
  /// - Parameters:
  ///   - path: An argument or a setting, absolute or relative to the current folder.
  ///   - hint: Whether the path is a folder.
  public init(argument path: String, directoryHint hint: DirectoryHint = .inferFromPath) {
    self.init(filePath: path.hasPrefix("~") ? "./" + path : path, directoryHint: hint)
  }
}
