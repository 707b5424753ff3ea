import CAdwaita

/// A round placeholder for a person without a photo: the initials on a color derived from the name.
///
/// Source: [AdwAvatar](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.Avatar.html).
public final class Avatar: Widget {
  /// Creates an avatar.
  ///
  /// - Parameter size: The width and height in application pixels.
  public convenience init(size: Int) {
    self.init(new: adw_avatar_new(gint(clamping: size), nil, 1))
    setAccessibleRole(.decoration)
  }

  /// The width and height in application pixels.
  public var diameter: Int {
    get { Int(adw_avatar_get_size(opaque)) }
    set { adw_avatar_set_size(opaque, gint(clamping: newValue)) }
  }

  /// The person's name. An empty name shows a generic silhouette.
  public var name: String {
    get { adw_avatar_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { adw_avatar_set_text(opaque, newValue.isEmpty ? nil : newValue) }
  }
}
