import Containment
import GTK

/// An inline player for a media file. It plays while visible.
package final class FilePlayerController: ViewController {
  /// Called when the user closes the player.
  var onClose: () -> Void = {}
  /// Called once if the file can't be played.
  var onFailure: (MediaFile.Failure) -> Void = { _ in }
  let media: MediaFile
  private let player: FilePlayerView
  private var hasFailed = false

  /// - Parameter clock: The clock for the time after which full-screen controls disappear.
  package init(_ media: MediaFile, name: String, clock: any Clock<Duration>) {
    self.media = media
    player = FilePlayerView(media, name: name, clock: clock)
    super.init(title: name)
  }

  /// The play button, so that the player's keyboard shortcuts work.
  package override var preferredFocus: Widget { player.controls.playButton }

  package override func loadView() { view = player.widget }

  package override func viewDidLoad() {
    super.viewDidLoad()
    player.onClose = { [weak self] in self?.onClose() }
    player.onLeaveFullScreen = { [weak self] in self?.takeFocus() }
    media.onChange { [weak self] in self?.update() }
  }

  package override func viewDidAppear() {
    super.viewDidAppear()
    player.start()
    update()
  }

  package override func viewWillDisappear() {
    super.viewWillDisappear()
    player.stop()
  }

  private func update() {
    player.update()
    guard let failure = media.failure, !hasFailed else { return }
    hasFailed = true
    // The failure may be reported within the call that starts playback.
    Task { onFailure(failure) }
  }
}
