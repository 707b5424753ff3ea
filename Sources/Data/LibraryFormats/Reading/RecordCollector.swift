import Foundation
import Library
import Localization

/// A collector of the records from all rows, which removes duplicates and accounts for every row.
struct RecordCollector {
  /// The treatment of repeated records within a file.
  enum Repetition {
    /// Repetitions are ignored.
    case ignored
    /// Repetitions count: each row is a play, and nothing distinguishes two plays on the same day.
    case counted
  }

  let answers: ImportAnswers
  private(set) var result: ImportResult
  private var keys: Set<String> = []
  private var currentFile = ImportedFile(name: "")
  /// The number of rows with records so far.
  private var row = 0

  init(_ format: ImportFormat, answers: ImportAnswers = ImportAnswers()) {
    self.answers = answers
    result = ImportResult(format: format)
  }

  /// Reads the rows of a table.
  ///
  /// - Parameter needed: The columns without which the file can't be read.
  mutating func read(
    _ file: ImportFile, escape: CSVReader.Escape = .doubled, needed: [String], repetition: Repetition = .ignored,
    row read: (CSVCells) throws(RowProblem) -> RowOutcome
  ) {
    self.read(CSVTable(file, escape: escape), of: file, needed: needed, repetition: repetition, row: read)
  }

  mutating func read(
    _ table: CSVTable?, of file: ImportFile, needed: [String], repetition: Repetition = .ignored,
    row read: (CSVCells) throws(RowProblem) -> RowOutcome
  ) {
    currentFile = ImportedFile(name: file.path.text)
    defer { result.files.append(currentFile) }
    guard var table else { return reject(file, tr("It contains no table.")) }
    if let missing = needed.first(where: { !table.columns.has($0) }) {
      return reject(file, tr("It has no column “{column}”, so Matinee skipped the file.", ["column": missing]))
    }
    let dates: SpreadsheetDates
    switch SpreadsheetDates.reading(table, isDayFirst: answers.dayFirst[currentFile.name]) {
    case .success(let known): dates = known
    case .failure(let unknown):
      while table.next() != nil { currentFile.rows += 1 }
      currentFile.waiting = currentFile.rows
      result.questions.append(.dayOrMonthFirst(file: currentFile.name, example: unknown.example))
      return
    }
    var occurrences: [String: Int] = [:]
    while let row = table.next() {
      currentFile.rows += 1
      let location = ImportLocation(file: currentFile.name, line: row.line)
      do throws(RowProblem) {
        guard let fields = row.fields else { throw RowProblem(tr("Its quotation marks don’t match.")) }
        let cells = CSVCells(columns: table.columns, fields: dates.iso(fields))
        if cells.isShifted {
          throw RowProblem(
            tr(
              "It has {values}, but the file has {columns}.",
              [
                "values": tr(one: "{count} value", other: "{count} values", count: fields.count),
                "columns": tr(one: "{count} column", other: "{count} columns", count: cells.columns.count),
              ]))
        }
        let outcome = try read(cells)
        take(outcome, at: location, text: { table.text(of: row) }, repetition, &occurrences)
      } catch {
        skip(SkippedRow(location: location, text: table.text(of: row), reason: error.sentence))
      }
    }
  }

  /// Skips a file whose table can't be read, for the given reason.
  mutating func skipTable(_ file: ImportFile, _ reason: String) {
    currentFile = ImportedFile(name: file.path.text)
    defer { result.files.append(currentFile) }
    reject(file, CSVTable(file) == nil ? tr("It contains no table.") : reason)
  }

  /// Reads the entries of a JSON file.
  mutating func read(_ file: ImportFile, entry read: (JSONObject, JSONEntry) throws(RowProblem) -> RowOutcome) {
    currentFile = ImportedFile(name: file.path.text)
    defer { result.files.append(currentFile) }
    var occurrences: [String: Int] = [:]
    var entries = JSONEntries(TextDecoding.body(of: file.bytes))
    while let entry = entries.next() {
      currentFile.rows += 1
      let location = ImportLocation(file: currentFile.name, line: entry.line)
      do throws(RowProblem) {
        guard let object = JSONObject(entry.bytes) else {
          throw RowProblem(tr("It’s incomplete, or isn’t a valid entry."))
        }
        take(try read(object, entry), at: location, text: { TextDecoding.string(entry.bytes) }, .ignored, &occurrences)
      } catch {
        skip(SkippedRow(location: location, text: TextDecoding.string(entry.bytes), reason: error.sentence))
      }
    }
    if entries.endsEarly {
      let location = ImportLocation(file: currentFile.name, line: entries.line)
      let reason = tr("The file is cut off. It may have had more entries.")
      result.skipped.append(SkippedRow(location: location, text: "", reason: reason))
    } else if currentFile.rows == 0, !isEmptyArray(file) {
      reject(file, tr("It has no readable entries."))
    }
  }

  /// Skips a file until the user answers a question.
  mutating func ask(_ question: ImportQuestion, about file: ImportFile) {
    var currentFile = ImportedFile(name: file.path.text)
    var table = CSVTable(file)
    while table?.next() != nil { currentFile.rows += 1 }
    currentFile.waiting = currentFile.rows
    result.files.append(currentFile)
    result.questions.append(question)
  }

  /// Reports files that aren't read, each with its reason.
  mutating func omit(_ files: [SkippedRow]) { result.skipped += files }

  mutating func notice(_ sentence: String) { result.notices.append(sentence) }
}

extension RecordCollector {
  private mutating func take(
    _ outcome: RowOutcome, at location: ImportLocation, text: () -> String, _ repetition: Repetition,
    _ occurrences: inout [String: Int]
  ) {
    switch outcome {
    case .duplicate: currentFile.duplicates += 1
    case .irrelevant(let reason):
      currentFile.irrelevant += 1
      result.irrelevant[reason, default: 0] += 1
    case .records(let drafts, let remark) where drafts.isEmpty:
      let reason = remark ?? tr("It contains nothing that Matinee can import.")
      skip(SkippedRow(location: location, text: text(), reason: reason))
    case .records(let drafts, let remark):
      var isNew = false
      for draft in drafts {
        var key = draft.key(of: result.format)
        if repetition == .counted {
          let count = (occurrences[key] ?? 0) + 1
          occurrences[key] = count
          if count > 1 { key += "#\(count)" }
        }
        if add(draft, at: location, key: key) { isNew = true }
      }
      if isNew {
        currentFile.used += 1
        row += 1
      } else {
        currentFile.duplicates += 1
      }
      if let remark {
        result.skipped.append(SkippedRow(location: location, text: text(), reason: remark, isPartial: true))
      }
    }
  }

  private mutating func add(_ draft: RecordDraft, at location: ImportLocation, key: String) -> Bool {
    guard keys.insert(key).inserted else { return false }
    var record = ImportedRecord(
      title: draft.title, episode: draft.episode, fact: draft.fact, date: local(draft.date), location: location,
      key: key)
    record.tags = draft.tags
    record.row = row
    result.records.append(record)
    return true
  }

  /// Returns a UTC moment with the offset of the user's time zone. Other dates stay unchanged.
  private func local(_ date: PartialDate) -> PartialDate {
    guard let zone = answers.timeZone, case .moment(let seconds, 0) = date else { return date }
    let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds))) / 60
    return .moment(seconds: seconds, offset: offset)
  }

  private mutating func skip(_ row: SkippedRow) {
    currentFile.skipped += 1
    result.skipped.append(row)
  }

  /// Reports a file that can't be read at all.
  private mutating func reject(_ file: ImportFile, _ reason: String) {
    let bytes = TextDecoding.body(of: file.bytes)
    let line = bytes.prefix(4096).prefix { $0 != 10 && $0 != 13 }
    let location = ImportLocation(file: file.path.text, line: 1)
    result.skipped.append(
      SkippedRow(location: location, text: TextDecoding.string(line), reason: reason, isPartial: false))
  }

  private func isEmptyArray(_ file: ImportFile) -> Bool {
    let text = TextDecoding.string(TextDecoding.body(of: file.bytes)[...]).filter { !$0.isWhitespace }
    return text == "[]" || text == "{}"
  }
}
