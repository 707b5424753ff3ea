import CAdwaita

/// A named icon of the theme, at text size unless told otherwise: decoration, beside or inside what has a name.
public final class Icon: Widget {
  public convenience init(_ name: String, pixels: Int? = nil) {
    self.init(new: gtk_image_new_from_icon_name(name))
    setAccessibleRole(.decoration)
    if let pixels { gtk_image_set_pixel_size(opaque, gint(pixels)) }
  }

  /// The icon's name in the theme. One that the theme does not have is drawn as a broken picture.
  public var name: String {
    get { gtk_image_get_icon_name(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_image_set_from_icon_name(opaque, newValue) }
  }
}

/// A picture that fills the place it is given.
public final class Picture: Widget {
  /// How a picture of another shape fills the place: `contain` shows all of it and leaves room empty, `cover` fills the
  /// room and cuts off what is over.
  public enum Fit { case contain, cover }

  /// - Parameter isDecoration: whether it is left out for those who cannot see it, as all that it tells is said beside it.
  public convenience init(fit: Fit = .cover, isDecoration: Bool = true) {
    self.init(new: gtk_picture_new())
    if isDecoration { setAccessibleRole(.decoration) }
    gtk_picture_set_content_fit(opaque, fit == .cover ? GTK_CONTENT_FIT_COVER : GTK_CONTENT_FIT_CONTAIN)
    gtk_picture_set_can_shrink(opaque, 1)
  }

  /// What is drawn, scaled to the place; `nil` draws nothing.
  public var texture: Texture? {
    didSet { gtk_picture_set_paintable(opaque, texture?.paintable) }
  }

  /// What a screen reader says of a picture that is no decoration.
  public var alternativeText: String? {
    get { gtk_picture_get_alternative_text(opaque).map { String(cString: $0) } }
    set { gtk_picture_set_alternative_text(opaque, newValue) }
  }
}

/// A turning circle while something is awaited.
public final class Spinner: Widget {
  public convenience init() { self.init(new: gtk_spinner_new()) }

  /// Whether it turns. Off it draws nothing but keeps its room; hide it to give that up.
  public var isSpinning: Bool {
    get { gtk_spinner_get_spinning(opaque) != 0 }
    set { gtk_spinner_set_spinning(opaque, newValue ? 1 : 0) }
  }
}
