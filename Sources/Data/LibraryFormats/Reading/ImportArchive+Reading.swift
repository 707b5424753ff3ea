extension ImportArchive {
  /// Detects the app that wrote the archive, by the names of its files or, if they aren't sufficient, by their first
  /// lines.
  ///
  /// - Throws: An ``ImportError``, such as ``ImportError/tooLarge(file:limit:)`` for a journal that exceeds the limit.
  public func format() throws(ImportError) -> ImportFormat {
    let format = try FormatDetection(self).format
    if format == .matinee { try source.checkJournalSize() }
    return format
  }

  /// Reads all records. Each row that can't be imported is reported in the result.
  ///
  /// The work takes up to a second for tens of thousands of rows, so don't call it on the main actor. It doesn't look
  /// up titles.
  ///
  /// - Parameter answers: The answers to the questions in an earlier result.
  /// - Throws: An ``ImportError``, such as ``ImportError/ownFormat(file:)`` for one of Matinee's journals.
  public func read(answers: ImportAnswers = ImportAnswers()) throws(ImportError) -> ImportResult {
    let detection = try FormatDetection(self)
    guard let reader = FormatDetection.reader(of: detection.format) else { throw .ownFormat(file: name) }
    let files = try contents(of: detection.entries)
    var collector = RecordCollector(detection.format, answers: answers)
    collector.omit(skipped + detection.skipped)
    reader.read(files, into: &collector)
    detection.notices.forEach { collector.notice($0) }
    if Task.isCancelled { throw .cancelled }
    return collector.result
  }
}
