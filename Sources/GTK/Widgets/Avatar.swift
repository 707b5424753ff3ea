import CAdwaita

/// A round picture of a person who has none: the first letters of the name, on a colour that the name decides.
///
/// Source: [AdwAvatar](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.Avatar.html).
public final class Avatar: Widget {
  /// - Parameter size: width and height in application pixels.
  public convenience init(size: Int) {
    self.init(new: adw_avatar_new(gint(clamping: size), nil, 1))
    setAccessibleRole(.decoration)
  }

  /// Whose it is; empty shows a person's outline.
  public var name: String {
    get { adw_avatar_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { adw_avatar_set_text(opaque, newValue.isEmpty ? nil : newValue) }
  }
}
