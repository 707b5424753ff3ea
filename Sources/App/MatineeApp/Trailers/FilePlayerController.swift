import Containment
import Foundation
import GTK
import MatineeCore

/// An inline player for a media file. It plays while visible.
final class FilePlayerController: ViewController {
  /// Called when the user closes the player.
  var onClose: () -> Void = {}
  /// Called once if the file can't be played.
  var onFailure: (MediaFile.Failure) -> Void = { _ in }
  let media: MediaFile
  private let name: String
  private let controls: PlayerControls
  private var fullScreen: FullScreenPlayer?
  private var hasFailed = false

  init(_ address: URL, name: String) {
    self.name = name
    media = MediaFile(address: address.absoluteString)
    controls = PlayerControls(media, isFullScreen: false)
    super.init(title: name)
  }

  /// The play button, so that the player's keyboard shortcuts work.
  override var preferredFocus: Widget { controls.playButton }

  override func loadView() {
    let video = Bin(Picture(media, name: name))
    // The video responds to clicks, so it must be focusable, too. The player's keys work on it as on the buttons.
    video.isFocusable = true
    video.accessibleLabel = "Video"
    video.addStyle("video")
    video.clipsContent = true
    video.onDoubleClick { [weak self] in self?.fillScreen() }
    let heading = Label(wrapping: name, styles: "heading")
    heading.expandsHorizontally = true
    let close = Button(icon: "window-close-symbolic", name: "Close Trailer")
    close.addStyle("flat", "circular")
    close.verticalAlignment = .start
    close.onClick { [weak self] in self?.onClose() }
    let box = Box(
      .vertical, spacing: 6,
      [
        Box(.horizontal, spacing: 6, [heading, close]),
        AspectBox(video, ratio: 16.0 / 9, maximumHeight: maximumHeight).widget,
        controls.widget,
      ])
    box.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    box.setAccessibleRole(.group)
    box.accessibleLabel = "Trailer: \(name)"
    view = box
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    controls.addKeys(to: view)
    controls.onFullScreen = { [weak self] in self?.fillScreen() }
    view.addShortcut("Escape", isLocal: true) { [weak self] in
      self?.onClose()
      return true
    }
    media.onChange { [weak self] in self?.update() }
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    media.play()
    update()
    view.window?.afterNextFrame { [weak self] in self?.view.scrollIntoView() }
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    fullScreen?.close()
    fullScreen = nil
    media.close()
  }
}

extension FilePlayerController {
  private func update() {
    controls.update()
    fullScreen?.update()
    guard let failure = media.failure, !hasFailed else { return }
    hasFailed = true
    // The failure may be reported within the call that starts playback.
    Task { onFailure(failure) }
  }

  private func fillScreen() {
    guard fullScreen == nil else { return }
    let fullScreen = FullScreenPlayer(media, name: name, over: view.window)
    fullScreen.onClose = { [weak self] in
      self?.fullScreen = nil
      self?.takeFocus()
    }
    self.fullScreen = fullScreen
    fullScreen.present()
  }
}

/// The maximum height in application pixels, so that the controls stay visible in a window of the default size.
private let maximumHeight = 460
