import CAdwaita

/// Text that can't be edited.
public final class Label: Widget {
  /// The alignment of lines: at the left or in the center.
  public enum Justification { case start, center }

  public convenience init(_ text: String = "") {
    self.init(new: gtk_label_new(text))
  }

  /// Creates a label for multi-line text aligned at the left.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - breaksWords: The value of ``breaksWords``.
  ///   - styles: The style classes.
  public convenience init(wrapping text: String, breaksWords: Bool = true, styles: String...) {
    self.init(text)
    justification = .start
    wraps = true
    self.breaksWords = breaksWords
    for style in styles { addStyle(style) }
  }

  /// The plain text. Markup isn't interpreted.
  public var text: String {
    get { gtk_label_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_label_set_text(opaque, newValue) }
  }

  /// Shows a text with some parts in bold and the rest in regular weight. Without any parts, the style classes
  /// determine the weight.
  public func show(_ text: String, emphasizing parts: [Range<String.Index>]) {
    self.text = text
    guard !parts.isEmpty else { return gtk_label_set_attributes(opaque, nil) }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_NORMAL))
    for part in parts {
      guard let bold = pango_attr_weight_new(PANGO_WEIGHT_BOLD) else { continue }
      bold.pointee.start_index = guint(text.utf8.distance(from: text.startIndex, to: part.lowerBound))
      bold.pointee.end_index = guint(text.utf8.distance(from: text.startIndex, to: part.upperBound))
      pango_attr_list_insert(attributes, bold)
    }
    gtk_label_set_attributes(opaque, attributes)
  }

  /// Whether lines break between words. Otherwise, text that doesn't fit is ellipsized.
  public var wraps: Bool {
    get { gtk_label_get_wrap(opaque) != 0 }
    set {
      gtk_label_set_wrap(opaque, newValue ? 1 : 0)
      gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD)
    }
  }

  /// Whether lines can also break within a word that is longer than a line. It makes measuring the text many times
  /// slower.
  public var breaksWords: Bool {
    get { gtk_label_get_wrap_mode(opaque) == PANGO_WRAP_WORD_CHAR }
    set { gtk_label_set_wrap_mode(opaque, newValue ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD) }
  }

  /// Whether the natural width of wrapping text is that of its unwrapped lines. Otherwise, the text prefers a width
  /// that makes it a compact block.
  public var asksForWholeLines: Bool {
    get { gtk_label_get_natural_wrap_mode(opaque) == GTK_NATURAL_WRAP_NONE }
    set { gtk_label_set_natural_wrap_mode(opaque, newValue ? GTK_NATURAL_WRAP_NONE : GTK_NATURAL_WRAP_INHERIT) }
  }

  /// The maximum number of lines; longer text is ellipsized. `nil` shows all lines.
  public var maximumLines: Int? {
    get {
      let lines = gtk_label_get_lines(opaque)
      return lines < 0 ? nil : Int(lines)
    }
    set {
      gtk_label_set_lines(opaque, gint(newValue ?? -1))
      gtk_label_set_ellipsize(opaque, newValue == nil ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    }
  }

  /// The alignment of lines within the label.
  public var justification: Justification {
    get { gtk_label_get_justify(opaque) == GTK_JUSTIFY_CENTER ? .center : .start }
    set {
      gtk_label_set_justify(opaque, newValue == .center ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT)
      gtk_label_set_xalign(opaque, newValue == .center ? 0.5 : 0)
    }
  }

  /// The maximum natural width in characters; `nil` for no limit.
  public var maximumCharacters: Int? {
    get {
      let width = gtk_label_get_max_width_chars(opaque)
      return width < 0 ? nil : Int(width)
    }
    set { gtk_label_set_max_width_chars(opaque, gint(newValue ?? -1)) }
  }

  /// The preferred width in characters; `nil` uses the text's width.
  public var characters: Int? {
    get {
      let width = gtk_label_get_width_chars(opaque)
      return width < 0 ? nil : Int(width)
    }
    set { gtk_label_set_width_chars(opaque, gint(newValue ?? -1)) }
  }

  /// Whether the text can be selected and copied.
  public var isSelectable: Bool {
    get { gtk_label_get_selectable(opaque) != 0 }
    set { gtk_label_set_selectable(opaque, newValue ? 1 : 0) }
  }
}
