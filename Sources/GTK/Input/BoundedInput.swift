import CAdwaita

/// Bounds what is typed or pasted into a line: GTK lays out a character with thousands of marks for minutes.
extension Widget {
  /// Cuts each text that enters this line from now on, by the person or by the program.
  ///
  /// - Parameter limit: how long the whole text may be, in Unicode scalars.
  func boundText(to limit: Int) {
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

/// How many marks stand before a position in an editable text, up to ``mostMarks``.
private func marks(before position: gint, in editable: OpaquePointer) -> Int {
  guard let characters = gtk_editable_get_chars(editable, max(0, position - gint(mostMarks)), position) else {
    return 0
  }
  defer { g_free(characters) }
  return String(cString: characters).unicodeScalars.reversed().prefix { $0.isMark }.count
}

extension String {
  /// Returns the text with up to ``mostMarks`` marks over each character, of which some may stand before this text already.
  fileprivate func limitingMarks(after count: Int) -> String {
    var marks = count
    var limited = UnicodeScalarView()
    for scalar in unicodeScalars {
      marks = scalar.isMark ? marks + 1 : 0
      if marks <= mostMarks { limited.append(scalar) }
    }
    return String(limited)
  }
}

extension Unicode.Scalar {
  /// Whether it takes no room: it changes the character before it, or joins it to the next.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: true
    default: false
    }
  }
}

/// More than any script or emoji has over one character.
private let mostMarks = 8
