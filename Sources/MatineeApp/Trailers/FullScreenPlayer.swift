import GTK

/// The same video once more, in a window that fills the screen.
final class FullScreenPlayer {
  /// Called when the window has gone.
  var onClose: () -> Void = {}
  let controls: PlayerControls
  private let window: Window

  init(_ media: MediaFile, name: String, over parent: Window?) {
    window = Window(dialogFor: parent)
    controls = PlayerControls(media, isFullScreen: true)
    window.title = name
    let picture = Picture(media, name: name)
    picture.expandsVertically = true
    picture.isFocusable = true
    picture.onDoubleClick { [weak self] in self?.close() }
    controls.widget.setMargins(6)
    let box = Box(.vertical, [picture, controls.widget])
    box.addStyle("full-screen-video")
    window.setContent(box)
    window.setDefaultSize(width: 960, height: 580)
    controls.addKeys(to: box)
    controls.onFullScreen = { [weak self] in self?.close() }
    box.addShortcut("Escape", isLocal: true) { [weak self] in
      self?.close()
      return true
    }
    window.onCloseRequest { [weak self] in
      self?.onClose()
      return true
    }
  }

  func present() {
    window.fillScreen()
    window.present()
    controls.playButton.focus()
  }

  func close() {
    onClose()
    onClose = {}
    window.destroy()
  }
}
