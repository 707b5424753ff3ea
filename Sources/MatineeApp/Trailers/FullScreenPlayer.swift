import GTK

/// The same video once more, in a window that fills the screen. While it plays and nobody does anything, nothing else is seen.
final class FullScreenPlayer {
  /// Called when the window has gone.
  var onClose: () -> Void = {}
  /// Whether the controls can be seen; keys act on them either way.
  private(set) var showsControls = true
  private let media: MediaFile
  private let controls: PlayerControls
  private let window: Window
  private let picture: Picture
  private let content: Overlay
  private let patience: Duration
  private var rest: Timer?

  /// - Parameter patience: how long the controls stay when nobody does anything.
  init(_ media: MediaFile, name: String, over parent: Window?, patience: Duration = .seconds(3)) {
    self.media = media
    self.patience = patience
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
    window.fillScreen()
    window.present()
    controls.playButton.focus()
    wake()
  }

  /// Shows how far it is.
  func update() {
    controls.update()
    if !media.isPlaying { wake() }
  }

  func close() {
    rest = nil
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
    content.onActivity { [weak self] in self?.wake() }
    content.addShortcut("Escape", isLocal: true) { [weak self] in
      self?.close()
      return true
    }
    window.onCloseRequest { [weak self] in
      self?.rest = nil
      self?.onClose()
      return true
    }
  }

  private func wake() {
    showControls(true)
    rest = Timer(after: patience) { [weak self] in
      // What stands still is being looked at for the controls' sake.
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
