/// Updates of a file.
extension CalendarFile {
  /// Returns the file with the revisions of the events in its previous text.
  ///
  /// An event that is the same as in the text keeps its `SEQUENCE` and `LAST-MODIFIED`, whatever its own values are. So
  /// the text stays the same, byte for byte, if nothing changed. A changed event gets a higher `SEQUENCE`. A new event
  /// keeps its own values.
  ///
  /// - Parameter previous: The text of ``text``, or any other text. Events in it that aren't readable count as unknown.
  public func updating(_ previous: String) -> CalendarFile {
    let revisions = CalendarRevision.revisions(in: previous)
    var file = self
    file.events = events.map { event in
      guard let revision = revisions[event.uid] else { return event }
      var event = event
      if let sequence = revision.sequence, let lastModified = revision.lastModified, revision.isRevision(of: event) {
        (event.sequence, event.lastModified) = (sequence, lastModified)
      } else {
        event.sequence = max(event.sequence, CalendarRevision.valid(revision.sequence ?? 0) + 1)
      }
      return event
    }
    return file
  }
}
