import Foundation

/// Makes indexes from exports, and lets them serve when all of them are whole.
struct IndexBuilder: Sendable {
  let folder: IndexFolder
  /// An export of another kind is refused.
  var kinds = Set(TitleKind.allCases)
  var limits = ExportLimits()
  /// See ``IndexWriter``.
  var largestSize: Int?
  /// Asked now and then.
  let isCancelled: @Sendable () -> Bool

  /// Blocks until all is done. The kinds that no export is of stay as they are, and so do all when an error is thrown.
  func build(
    from exports: [URL], report: @escaping @Sendable (TitleIndexProgress) -> Void
  ) throws(TitleIndexError) -> [TitleIndexInformation] {
    let lock = try BuilderLock(folder)
    defer { withExtendedLifetime(lock) {} }
    var bytes = 0
    for export in exports { bytes += try InputFile(export).size }
    let clock = ProgressClock(bytes: bytes, report: report)
    defer { for kind in TitleKind.allCases { try? FileManager.default.removeItem(at: folder.unfinishedFile(kind)) } }
    var finished: [TitleIndexInformation] = []
    for export in exports {
      let information = try build(from: export, clock)
      finished.removeAll { $0.kind == information.kind }
      finished.append(information)
      clock.noteExportIsDone()
    }
    for information in finished { try folder.replace(information.kind) }
    clock.noteAllIsDone()
    return finished
  }
}

extension IndexBuilder {
  private func build(from export: URL, _ clock: ProgressClock) throws(TitleIndexError) -> TitleIndexInformation {
    let (titles, badLines) = try collect(export, clock)
    let file = folder.unfinishedFile(titles.kind)
    // Left by one who was stopped.
    try? FileManager.default.removeItem(at: file)
    let information = TitleIndexInformation(
      kind: titles.kind, titles: 0, badLines: badLines, source: export.lastPathComponent,
      built: Date(timeIntervalSince1970: Date.now.timeIntervalSince1970.rounded(.down)))
    return try IndexWriter(file: file, largestSize: largestSize).write(titles, information) {
      count throws(TitleIndexError) in
      clock.noteIndexed(count)
      try checkCancellation()
    }
  }

  /// The first line says which kind the export is of; a line of another kind is as bad as one that says nothing.
  private func collect(_ export: URL, _ clock: ProgressClock) throws(TitleIndexError) -> (CollectedTitles, bad: Int) {
    let reader = try ExportReader(export, limits: limits)
    var titles: CollectedTitles?
    while let line = try reader.next() {
      if titles == nil {
        guard kinds.contains(line.kind) else { throw .otherKind(file: export.lastPathComponent, line.kind) }
        titles = CollectedTitles(line.kind, limits: limits)
      }
      if line.kind != titles?.kind {
        try reader.countBadLine()
      } else if titles?.append(line) != true {
        throw .tooLarge(file: export.lastPathComponent)
      }
      if reader.counts.lines.isMultiple(of: 4_096) {
        clock.noteRead(bytes: reader.unpacker.file.offset, titles: titles?.count ?? 0)
        try checkCancellation()
      }
    }
    guard let titles else { throw .empty(file: export.lastPathComponent) }
    clock.noteRead(bytes: reader.unpacker.file.offset, titles: titles.count)
    return (titles, reader.counts.bad)
  }

  private func checkCancellation() throws(TitleIndexError) {
    if isCancelled() { throw .cancelled }
  }
}

extension IndexBuilder {
  /// The same, as a value.
  func result(
    from exports: [URL], report: @escaping @Sendable (TitleIndexProgress) -> Void
  ) -> Result<[TitleIndexInformation], TitleIndexError> {
    do throws(TitleIndexError) {
      return .success(try build(from: exports, report: report))
    } catch {
      return .failure(error)
    }
  }
}
