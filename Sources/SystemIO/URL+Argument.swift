import Foundation

extension URL {
  /// The file at a path, every letter of which counts.
  ///
  /// Foundation reads a tilde at the beginning as the home folder that the user database names. Expanding it is the shell's task:
  /// where one arrives here, it is a letter of the name.
  ///
  /// - Parameters:
  ///   - path: an argument or a setting, absolute or relative to the current folder.
  ///   - hint: whether it is a folder.
  public init(argument path: String, directoryHint hint: DirectoryHint = .inferFromPath) {
    self.init(filePath: path.hasPrefix("~") ? "./" + path : path, directoryHint: hint)
  }
}
