extension ImportArchive {
  /// Which app it is from. Only the beginnings of files are read, and those only where no name tells.
  ///
  /// - Throws: among others, ``ImportError/tooLarge(file:limit:)`` for a journal that is larger than any library's.
  public func format() throws(ImportError) -> ImportFormat {
    let format = try FormatDetection(self).format
    if format == .matinee { try source.checkJournal() }
    return format
  }

  /// Reads all that is known of it: no row is lost without being told of in the result.
  ///
  /// Takes no longer than a second for tens of thousands of rows, and so should not run on the main actor. Nothing is looked up.
  ///
  /// - Parameter answers: to the questions of an earlier result.
  /// - Throws: ``ImportError/ownFormat(file:)`` for a journal of the library's, among others.
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
