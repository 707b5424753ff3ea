import CAdwaita

/// Limits for text that is typed or pasted into an entry. GTK needs minutes to lay out a character with thousands of
/// combining marks.
extension Widget {
  /// Truncates all text that enters this entry from now on, whether from the user or from the program.
  ///
  /// - Parameter limit: The maximum length of the whole text, in Unicode scalars.
  package func limitText(to limit: Int) {
    guard let pointer = gtk_editable_get_delegate(opaque) else { return }
    let line = Widget(retaining: UnsafeMutableRawPointer(pointer))
    gtk_text_set_max_length(line.cast(), gint(limit))
    line.connect("insert-text") { (arguments: SignalArguments) in
      let text = String(decoding: arguments.string(0).utf8.prefix(arguments.integer(1)), as: UTF8.self)
      guard let position = arguments.pointer(2)?.assumingMemoryBound(to: gint.self) else { return nil }
      let bounded = text.limitingMarks(after: marks(before: position.pointee, in: pointer))
      guard bounded.utf8.count < text.utf8.count else { return nil }
      g_signal_stop_emission_by_name(UnsafeMutableRawPointer(pointer), "insert-text")
      if !bounded.isEmpty { gtk_editable_insert_text(pointer, bounded, -1, position) }
      return nil
    }
  }
}

/// Returns the number of marks directly before a position in an editable text, up to ``maximumMarks``.
private func marks(before position: gint, in editable: OpaquePointer) -> Int {
  guard let characters = gtk_editable_get_chars(editable, max(0, position - gint(maximumMarks)), position) else {
    return 0
  }
  defer { g_free(characters) }
  return String(cString: characters).unicodeScalars.reversed().prefix { $0.isMark }.count
}

extension String {
  /// Returns the text with up to ``maximumMarks`` marks on each character. `count` marks already precede this text.
  fileprivate func limitingMarks(after count: Int) -> String {
    var marks = count
    var limited = UnicodeScalarView()
    for scalar in unicodeScalars {
      marks = scalar.isMark ? marks + 1 : 0
      if marks <= maximumMarks { limited.append(scalar) }
    }
    return String(limited)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar occupies no space: it modifies the previous character or joins it to the next one.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: true
    default: false
    }
  }
}

/// A limit above the number of marks that any script or emoji puts on one character.
private let maximumMarks = 8
