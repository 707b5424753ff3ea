/// The state of the main window at the end of a run, for the next launch.
public struct WindowState: Codable, Equatable, Sendable {
  /// The size in application pixels when the window isn't maximized.
  public var width: Int
  public var height: Int
  public var isMaximized: Bool
  /// The addresses of the tab and of the pages above it, from the bottom to the top.
  public var path: [String]

  public init(width: Int, height: Int, isMaximized: Bool = false, path: [String] = []) {
    self.width = width
    self.height = height
    self.isMaximized = isMaximized
    self.path = path
  }
}
