import CAdwaita

/// A themed icon at text size, or at a given size. It is decoration next to or inside a named widget.
public final class Icon: Widget {
  /// Creates an icon.
  ///
  /// - Parameters:
  ///   - name: The icon's name in the theme.
  ///   - pixels: The size in application pixels; `nil` uses the text size.
  public convenience init(_ name: String, pixels: Int? = nil) {
    self.init(new: gtk_image_new_from_icon_name(name))
    setAccessibleRole(.decoration)
    if let pixels { gtk_image_set_pixel_size(opaque, gint(pixels)) }
  }

  /// The icon's name in the theme. A missing icon appears as a broken image.
  public var name: String {
    get { gtk_image_get_icon_name(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_image_set_from_icon_name(opaque, newValue) }
  }
}

/// An image that fills the available space.
public final class Picture: Widget {
  /// The way in which an image with a different aspect ratio fills the space. `contain` shows all of it and leaves some
  /// space empty; `cover` fills the space and crops the image.
  public enum Fit { case contain, cover }

  /// Creates an empty picture.
  ///
  /// - Parameters:
  ///   - fit: The way in which the image fills the space.
  ///   - isDecoration: Whether screen readers ignore the image because nearby text conveys the same information.
  public convenience init(fit: Fit = .cover, isDecoration: Bool = true) {
    self.init(new: gtk_picture_new())
    if isDecoration { setAccessibleRole(.decoration) }
    gtk_picture_set_content_fit(opaque, fit == .cover ? GTK_CONTENT_FIT_COVER : GTK_CONTENT_FIT_CONTAIN)
    gtk_picture_set_can_shrink(opaque, 1)
  }

  /// The image to draw, scaled to the available space; `nil` draws nothing.
  public var texture: Texture? {
    didSet { gtk_picture_set_paintable(opaque, texture?.paintable) }
  }

  /// The accessible description of an image that isn't decoration.
  public var alternativeText: String? {
    get { gtk_picture_get_alternative_text(opaque).map { String(cString: $0) } }
    set { gtk_picture_set_alternative_text(opaque, newValue) }
  }
}

/// A spinner that indicates an operation in progress.
public final class Spinner: Widget {
  public convenience init() { self.init(new: gtk_spinner_new()) }

  /// Whether the spinner is animated. A stopped spinner is invisible but keeps its space; hide it to free the space.
  public var isSpinning: Bool {
    get { gtk_spinner_get_spinning(opaque) != 0 }
    set { gtk_spinner_set_spinning(opaque, newValue ? 1 : 0) }
  }
}
