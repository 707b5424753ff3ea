import Containment
import GTK
import Localization

/// The view of an inline player: the trailer's name, the video and its controls. The same video can fill the screen.
final class FilePlayerView {
  let widget: Widget
  let controls: PlayerControls
  /// Called when the user closes the player.
  var onClose: () -> Void = {}
  /// Called when the user leaves full screen.
  var onLeaveFullScreen: () -> Void = {}
  private let media: MediaFile
  private let name: String
  private let clock: any Clock<Duration>
  private var fullScreen: FullScreenPlayer?

  /// - Parameter clock: The clock for the time after which full-screen controls disappear.
  init(_ media: MediaFile, name: String, clock: any Clock<Duration>) {
    self.media = media
    self.name = name
    self.clock = clock
    controls = PlayerControls(media, isFullScreen: false)
    // The picture itself has the focus. In newer versions of GTK than 4.8, Tab skips a container's own focus.
    let video = Picture(media, name: name)
    // The video responds to clicks, so it must be focusable, too. The player's keys work on it as on the buttons.
    video.isFocusable = true
    video.accessibleLabel = tr("Video")
    video.addStyle("video")
    video.clipsContent = true
    let heading = Label(wrapping: name, styles: "heading")
    heading.expandsHorizontally = true
    let close = Button(icon: "window-close-symbolic", name: tr("Close Trailer"))
    close.addStyle("flat", "circular")
    close.verticalAlignment = .start
    widget = Box(
      .vertical, spacing: 6,
      [
        Box(.horizontal, spacing: 6, [heading, close]),
        AspectBox(video, ratio: 16.0 / 9, maximumHeight: maximumHeight).widget,
        controls.widget,
      ])
    widget.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    widget.setAccessibleRole(.group)
    widget.accessibleLabel = tr("Trailer: {title}", ["title": name])
    video.onDoubleClick { [weak self] in self?.enterFullScreen() }
    close.onClick { [weak self] in self?.onClose() }
    addKeys()
  }

  /// Updates the controls to the playback state.
  func update() {
    controls.update()
    fullScreen?.update()
  }

  /// Starts the video, and scrolls to it.
  func start() {
    media.play()
    widget.window?.afterNextFrame { [weak widget] in widget?.scrollIntoView() }
  }

  /// Ends the video, and leaves full screen.
  func stop() {
    fullScreen?.close()
    fullScreen = nil
    media.close()
  }

  private func addKeys() {
    controls.addKeys(to: widget)
    controls.onFullScreen = { [weak self] in self?.enterFullScreen() }
    widget.addShortcut("Escape", isLocal: true) { [weak self] in
      self?.onClose()
      return true
    }
  }

  private func enterFullScreen() {
    guard fullScreen == nil else { return }
    let fullScreen = FullScreenPlayer(media, name: name, over: widget.window, clock: clock)
    fullScreen.onClose = { [weak self] in
      self?.fullScreen = nil
      self?.onLeaveFullScreen()
    }
    self.fullScreen = fullScreen
    fullScreen.present()
  }
}

/// The maximum height in application pixels, so that the controls stay visible in a window of the default size.
private let maximumHeight = 460
