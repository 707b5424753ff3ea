import CAdwaita

/// A film in a file or at an address, as GTK's player shows and plays it; a ``Picture`` draws it.
///
/// GTK plays through a module that is a package of its own on most systems; without it every file fails with
/// ``Failure/noPlayer``. Source: [GtkMediaFile](https://docs.gtk.org/gtk4/class.MediaFile.html).
public final class MediaFile: Object {
  /// Why nothing is played.
  public enum Failure: Equatable, Sendable {
    /// GTK has no player here.
    case noPlayer
    /// It does not come, or is nothing that can be played; the player's own words, which are a developer's.
    case unplayable(String)
  }

  /// - Parameter address: such as `file:///…` or `https://…`.
  public init(address: String) {
    let file = g_file_new_for_uri(address)
    super.init(adopting: UnsafeMutableRawPointer(Widget.required(gtk_media_file_new_for_file(file))))
    g_object_unref(file.map { UnsafeMutableRawPointer($0) })
  }

  /// Whether it plays, or will as soon as it can; at the end it stops by itself.
  public var isPlaying: Bool { gtk_media_stream_get_playing(cast()) != 0 }
  /// Whether it has come to its end.
  public var hasEnded: Bool { gtk_media_stream_get_ended(cast()) != 0 }
  /// Whether it holds the file still; not after ``close()``.
  public var isOpen: Bool { gtk_media_file_get_file(cast()) != nil }
  /// Whether its length and size are known.
  public var isPrepared: Bool { gtk_media_stream_is_prepared(cast()) != 0 }
  /// Whether one can go to another place in it.
  public var isSeekable: Bool { gtk_media_stream_is_seekable(cast()) != 0 }
  /// Whether there is anything to hear.
  public var hasSound: Bool { gtk_media_stream_has_audio(cast()) != 0 }
  /// Whether nothing is heard of it.
  public var isMuted: Bool {
    get { gtk_media_stream_get_muted(cast()) != 0 }
    set { gtk_media_stream_set_muted(cast(), newValue ? 1 : 0) }
  }
  /// How long it is, in seconds; 0 while that is not known.
  public var duration: Double { Double(gtk_media_stream_get_duration(cast())) / 1_000_000 }
  /// What is seen, in seconds from the start.
  public var position: Double { Double(gtk_media_stream_get_timestamp(cast())) / 1_000_000 }

  /// Why it is not played; `nil` while nothing went wrong.
  public var failure: Failure? {
    guard let error = gtk_media_stream_get_error(cast()) else { return nil }
    let isPlaceholder = String(cString: g_type_name(matinee_instance_type(pointer))) == "GtkNoMediaFile"
    return isPlaceholder ? .noPlayer : .unplayable(String(cString: error.pointee.message))
  }

  /// Plays on, or from the start again where it has ended.
  public func play() { gtk_media_stream_play(cast()) }
  /// Stands still at what is seen.
  public func pause() { gtk_media_stream_pause(cast()) }
  /// Goes to a place, in seconds; what is beyond the ends stops at them.
  public func seek(to seconds: Double) {
    gtk_media_stream_seek(cast(), gint64(max(0, min(seconds, duration)) * 1_000_000))
  }

  /// Stops for good, and lets go of the file.
  public func close() {
    pause()
    gtk_media_file_clear(cast())
  }

  /// Calls `body` each time anything changes that can be asked here.
  public func onChange(_ body: @escaping () -> Void) {
    for property in [
      "playing", "ended", "prepared", "seekable", "duration", "timestamp", "muted", "has-audio", "error",
    ] {
      onChange(of: property, body)
    }
  }
}

extension Picture {
  /// A picture that moves.
  ///
  /// - Parameter name: what a screen reader says of it.
  public convenience init(_ media: MediaFile, name: String) {
    self.init(fit: .contain, isDecoration: false)
    gtk_picture_set_paintable(opaque, media.opaque)
    alternativeText = name
  }
}
