import Foundation
import GTK
import WebTrailers

/// Plays what is on the web: in `matinee-player`'s window, and where that does not come, in the browser.
///
/// One video at a time; letting go of this ends it.
final class WebTrailerPlayer {
  private let program: String?
  private let openAddress: (URL) async -> Bool
  private var running: ChildProgram?

  /// - Parameters:
  ///   - program: the path of `matinee-player`; `nil` where it is not installed.
  ///   - openAddress: opens an address in the browser; `false` where there is none.
  init(program: String? = PlayerPlace.path(), openAddress: @escaping (URL) async -> Bool) {
    self.program = program
    self.openAddress = openAddress
  }

  /// Whether its window is there, or on its way.
  var isPlaying: Bool { running != nil }

  /// - Parameter onFailure: called with the video's address when it is seen nowhere.
  func play(_ trailer: WebTrailer, name: String, onFailure: @escaping (URL) -> Void) {
    running = nil
    var hasShown = false
    running = program.flatMap { program in
      ChildProgram(program, [trailer.site.rawValue, trailer.id, name]) { line in
        if line == PlayerReport.isShowing { hasShown = true }
      } onEnd: { [weak self] status in
        self?.running = nil
        if PlayerReport.needsBrowser(hasShown: hasShown, status: status) { self?.browse(trailer, onFailure) }
      }
    }
    if running == nil { browse(trailer, onFailure) }
  }

  private func browse(_ trailer: WebTrailer, _ onFailure: @escaping (URL) -> Void) {
    guard let address = URL(string: trailer.pageAddress) else { return }
    Task { [openAddress] in
      if await !openAddress(address) { onFailure(address) }
    }
  }
}

/// Where the program is that plays what is on the web.
nonisolated enum PlayerPlace {
  static let name = "matinee-player"

  /// - Parameter executable: this program's own file.
  /// - Returns: beside it, or in the `libexec` folder of the same prefix; `nil` where it is in neither.
  static func path(besides executable: URL? = Bundle.main.executableURL) -> String? {
    guard let folder = executable?.resolvingSymlinksInPath().deletingLastPathComponent() else { return nil }
    let places = [folder.appending(path: name), folder.appending(path: "../../libexec/matinee/\(name)").standardized]
    return places.map(\.path).first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
