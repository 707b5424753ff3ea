import AppFoundation
import GTK
import Localization

/// The playback controls: play and pause, position, mute, full screen.
final class PlayerControls {
  let widget: Widget
  let playButton = Button(icon: "media-playback-start-symbolic", name: tr("Play"))
  /// Called when the user enters or leaves full screen.
  var onFullScreen: () -> Void = {}
  private let media: MediaFile
  private let slider = Slider(name: tr("Position"), step: step, page: 3 * step)
  private let clock = Label()
  private let sound = Button(icon: "audio-volume-high-symbolic", name: tr("Mute"))

  init(_ media: MediaFile, isFullScreen: Bool) {
    self.media = media
    let screen =
      isFullScreen
      ? Button(icon: "view-restore-symbolic", name: tr("Leave Fullscreen"))
      : Button(icon: "view-fullscreen-symbolic", name: tr("Fullscreen"))
    widget = Box(.horizontal, spacing: 6, [playButton, slider, clock, sound, screen])
    slider.expandsHorizontally = true
    clock.addStyle("caption", "numeric")
    for button in [playButton, sound, screen] {
      button.addStyle("flat", "circular")
      button.verticalAlignment = .center
    }
    playButton.onClick { [weak self] in self?.togglePlaying() }
    sound.onClick { [media] in media.isMuted.toggle() }
    screen.onClick { [weak self] in self?.onFullScreen() }
    slider.onMove { [media] in media.seek(to: $0) }
    update()
  }

  /// Updates the controls to the playback state.
  func update() {
    let isPlaying = media.isPlaying
    if isPlaying != shownPlaying {
      shownPlaying = isPlaying
      playButton.setIcon(isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic")
      playButton.rename(isPlaying ? tr("Pause") : tr("Play"))
    }
    if media.isMuted != shownMuted {
      shownMuted = media.isMuted
      sound.setIcon(shownMuted ? "audio-volume-muted-symbolic" : "audio-volume-high-symbolic")
      sound.rename(shownMuted ? tr("Unmute") : tr("Mute"))
    }
    sound.isVisible = media.hasSound
    slider.isSensitive = media.isSeekable
    slider.end = media.duration
    slider.value = media.position
    clock.text = PlaybackClock.text(media.position, of: media.duration)
  }

  private var shownPlaying = false
  private var shownMuted = false

  /// Adds the usual keys of video players to a widget. They work while the focus is inside it.
  func addKeys(to widget: Widget) {
    for key in ["space", "k"] {
      widget.addShortcut(key, isLocal: true) { [weak self] in
        self?.togglePlaying()
        return true
      }
    }
    for (key, seconds) in [("Left", -step), ("Right", step)] {
      widget.addShortcut(key, isLocal: true) { [weak self] in
        self?.skip(seconds)
        return true
      }
    }
    widget.addShortcut("m", isLocal: true) { [media] in
      media.isMuted.toggle()
      return true
    }
    for key in ["F11", "f"] {
      widget.addShortcut(key, isLocal: true) { [weak self] in
        self?.onFullScreen()
        return true
      }
    }
  }

  private func togglePlaying() { media.isPlaying ? media.pause() : media.play() }

  private func skip(_ seconds: Double) {
    if media.isSeekable { media.seek(to: media.position + seconds) }
  }
}

/// The time to skip, in seconds.
private let step = 5.0
