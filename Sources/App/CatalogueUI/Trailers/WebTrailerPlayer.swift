import Foundation
import GTK
import WebTrailers

/// A player for web videos. It plays them in the window of `matinee-player` or, if that fails, in the browser.
///
/// It plays one video at a time. Releasing this object ends playback.
package final class WebTrailerPlayer {
  private let program: String?
  private let openAddress: (URL) async -> Bool
  private var running: ChildProgram?

  /// - Parameters:
  ///   - program: The path of `matinee-player`; `nil` if it isn't installed.
  ///   - openAddress: Opens an address in the browser. Returns `false` if there is none.
  package init(program: String? = PlayerLocation.path(), openAddress: @escaping (URL) async -> Bool) {
    self.program = program
    self.openAddress = openAddress
  }

  /// Whether the player's window is open or about to open.
  var isPlaying: Bool { running != nil }

  /// Plays a trailer, ending the previous one.
  ///
  /// - Parameter onFailure: Called with the video's address if neither the player nor the browser can show it.
  func play(_ trailer: WebTrailer, name: String, onFailure: @escaping (URL) -> Void) {
    running = nil
    var hasShown = false
    running = program.flatMap { program in
      ChildProgram(program, [trailer.site.rawValue, trailer.id, name]) { line in
        if line == PlayerReport.shownLine { hasShown = true }
      } onEnd: { [weak self] status in
        self?.running = nil
        if PlayerReport.needsBrowser(hasShown: hasShown, status: status) { self?.browse(trailer, onFailure) }
      }
    }
    if running == nil { browse(trailer, onFailure) }
  }

  private func browse(_ trailer: WebTrailer, _ onFailure: @escaping (URL) -> Void) {
    guard let address = URL(string: trailer.pageURL) else { return }
    Task { [openAddress] in
      if await !openAddress(address) { onFailure(address) }
    }
  }
}

/// The location of the program that plays web videos.
nonisolated enum PlayerLocation {
  /// Returns the path of the program.
  ///
  /// - Parameter executable: The path of the running program.
  /// - Returns: A path next to the executable, or in the `libexec` folder of the same prefix; `nil` if it is in
  ///   neither.
  static func path(besides executable: URL? = Bundle.main.executableURL) -> String? {
    guard let folder = executable?.resolvingSymlinksInPath().deletingLastPathComponent() else { return nil }
    let name = PlayerReport.program
    let urls = [folder.appending(path: name), folder.appending(path: "../../libexec/matinee/\(name)").standardized]
    return urls.map(\.path).first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
