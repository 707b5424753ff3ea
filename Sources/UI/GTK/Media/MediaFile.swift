import CAdwaita

/// A video at a file path or URL, played by GTK's media backend. A ``Picture`` displays it.
///
/// GTK's media backend is a separate package on most systems. Without it, every file fails with ``Failure/noPlayer``.
///
/// Source: [GtkMediaFile](https://docs.gtk.org/gtk4/class.MediaFile.html).
public final class MediaFile: Object {
  /// The reason why a video doesn't play.
  public enum Failure: Equatable, Sendable {
    /// GTK has no media backend installed.
    case noPlayer
    /// The video can't be loaded or played. The payload is the backend's technical message.
    case unplayable(String)
  }

  private var isClosing = false

  /// Creates a media file for a URL.
  ///
  /// - Parameter address: The URL, such as `file:///…` or `https://…`.
  public init(address: String) {
    let file = g_file_new_for_uri(address)
    super.init(adopting: UnsafeMutableRawPointer(Widget.required(gtk_media_file_new_for_file(file))))
    g_object_unref(file.map { UnsafeMutableRawPointer($0) })
  }

  /// Whether the video is playing or starts as soon as it can. It becomes `false` at the end.
  public var isPlaying: Bool { gtk_media_stream_get_playing(cast()) != 0 }
  /// Whether playback has reached the end.
  public var hasEnded: Bool { gtk_media_stream_get_ended(cast()) != 0 }
  /// Whether the file is still open; `false` some time after ``close(clock:)``.
  public var isOpen: Bool { gtk_media_file_get_file(cast()) != nil }
  /// Whether the duration and size are known.
  public var isPrepared: Bool { gtk_media_stream_is_prepared(cast()) != 0 }
  /// Whether seeking is possible.
  public var isSeekable: Bool { gtk_media_stream_is_seekable(cast()) != 0 }
  /// Whether the video has an audio track.
  public var hasSound: Bool { gtk_media_stream_has_audio(cast()) != 0 }
  /// Whether the sound is muted.
  public var isMuted: Bool {
    get { gtk_media_stream_get_muted(cast()) != 0 }
    set { gtk_media_stream_set_muted(cast(), newValue ? 1 : 0) }
  }
  /// The duration in seconds; 0 while it is unknown.
  public var duration: Double { Double(gtk_media_stream_get_duration(cast())) / 1_000_000 }
  /// The playback position in seconds from the start. It stays at the end when playback has ended, although GStreamer
  /// then rewinds the file.
  public var position: Double { hasEnded ? duration : Double(gtk_media_stream_get_timestamp(cast())) / 1_000_000 }

  /// The reason why the video doesn't play; `nil` if no error has occurred.
  public var failure: Failure? {
    guard let error = gtk_media_stream_get_error(cast()) else { return nil }
    let isPlaceholder = String(cString: g_type_name(matinee_instance_type(pointer))) == "GtkNoMediaFile"
    return isPlaceholder ? .noPlayer : .unplayable(String(cString: error.pointee.message))
  }

  /// Starts or resumes playback. At the end, it restarts from the beginning. A file that was closed doesn't play.
  public func play() {
    if !isClosing { gtk_media_stream_play(cast()) }
  }
  /// Pauses playback at the current position.
  public func pause() { gtk_media_stream_pause(cast()) }
  /// Seeks to a position in seconds, clamped to the duration.
  public func seek(to seconds: Double) {
    gtk_media_stream_seek(cast(), gint64(max(0, min(seconds, duration)) * 1_000_000))
  }

  /// Stops playback permanently, and closes the file when its player is at rest.
  ///
  /// GStreamer 1.22 never releases a player, with its threads and connections, while a message from it waits to be
  /// read. A player that is still loading the file, or just pausing, sends one at any moment.
  ///
  /// - Parameter clock: Measures the time that a player needs to pause.
  public func close(clock: any Clock<Duration> = ContinuousClock()) {
    guard !isClosing else { return }
    isClosing = true
    pause()
    Task {
      for _ in 0..<maximumChecks {
        let hasLoaded = isPrepared || failure != nil
        try? await clock.sleep(for: pausingTime)
        if hasLoaded { break }
      }
      gtk_media_file_clear(cast())
    }
  }

  /// Calls `body` each time any of these properties changes.
  public func onChange(_ body: @escaping () -> Void) {
    for property in [
      "playing", "ended", "prepared", "seekable", "duration", "timestamp", "muted", "has-audio", "error",
    ] {
      onChange(of: property, body)
    }
  }
}

/// The time after which a player that has loaded its file sends no more messages.
private let pausingTime = Duration.milliseconds(250)

/// The number of checks after which a file that still hasn't loaded is closed. They take longer than the 15 seconds in
/// which GStreamer waits for a server.
private let maximumChecks = 80

extension Picture {
  /// Creates a picture that displays a video.
  ///
  /// - Parameter name: The accessible name.
  public convenience init(_ media: MediaFile, name: String) {
    self.init(fit: .contain, isDecoration: false)
    gtk_picture_set_paintable(opaque, media.opaque)
    alternativeText = name
  }
}
