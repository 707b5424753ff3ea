import GTK

/// A full-screen window that shows the same video. While it plays, controls and pointer disappear when the user is
/// idle.
final class FullScreenPlayer {
  /// Called when the window has closed.
  var onClose: () -> Void = {}
  /// Whether the controls are visible. Keys work in either case.
  private(set) var showsControls = true
  private let media: MediaFile
  private let controls: PlayerControls
  private let window: Window
  private let picture: Picture
  private let content: Overlay
  private let clock: any Clock<Duration>
  private var hideTimer: Timer?

  /// - Parameter clock: The clock for the idle time after which the controls disappear.
  init(_ media: MediaFile, name: String, over parent: Window?, clock: any Clock<Duration>) {
    self.media = media
    self.clock = clock
    window = Window(dialogFor: parent)
    controls = PlayerControls(media, isFullScreen: true)
    window.title = name
    picture = Picture(media, name: name)
    picture.isFocusable = true
    content = Overlay(picture)
    controls.widget.addStyle("video-controls")
    controls.widget.setMargins(12)
    controls.widget.verticalAlignment = .end
    content.add(controls.widget)
    content.addStyle("full-screen-video")
    window.setContent(content)
    window.setDefaultSize(width: 960, height: 580)
    connect()
  }

  func present() {
    window.enterFullScreen()
    window.present()
    controls.playButton.focus()
    showControlsTemporarily()
  }

  /// Updates the controls to the playback state.
  func update() {
    controls.update()
    if !media.isPlaying { showControlsTemporarily() }
  }

  func close() {
    hideTimer = nil
    onClose()
    onClose = {}
    window.destroy()
  }
}

extension FullScreenPlayer {
  private func connect() {
    picture.onDoubleClick { [weak self] in self?.close() }
    controls.addKeys(to: content)
    controls.onFullScreen = { [weak self] in self?.close() }
    content.onActivity { [weak self] in self?.showControlsTemporarily() }
    content.addShortcut("Escape", isLocal: true) { [weak self] in
      self?.close()
      return true
    }
    window.onCloseRequest { [weak self] in
      self?.hideTimer = nil
      self?.onClose()
      return true
    }
  }

  private func showControlsTemporarily() {
    showControls(true)
    hideTimer = Timer(after: idleTime, clock: clock) { [weak self] in
      // The controls stay visible while the video is paused.
      if let self, media.isPlaying { showControls(false) }
    }
  }

  private func showControls(_ isShown: Bool) {
    guard isShown != showsControls else { return }
    showsControls = isShown
    if isShown { controls.widget.removeStyle("resting") } else { controls.widget.addStyle("resting") }
    content.hidePointer(!isShown)
  }
}

/// The idle time after which the controls disappear.
private let idleTime = Duration.seconds(3)
