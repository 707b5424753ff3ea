import Foundation
import Library

@testable import LibraryFormats

/// Reads texts as the files of an export.
func read(
  _ files: KeyValuePairs<String, String>, answers: ImportAnswers = ImportAnswers(), wrappedIn wrapper: String = ""
) throws -> ImportResult {
  let folder = try TemporaryFolder()
  if files.count == 1, let (name, text) = files.first, !name.contains("/") {
    return try ImportArchive(opening: folder.write(name, text)).read(answers: answers)
  }
  var zip = ZipFixture([:])
  zip.entries = files.map { .file(wrapper + $0, Array($1.utf8)) }
  let url = folder.url.appending(path: "export.zip")
  try zip.write(to: url)
  return try ImportArchive(opening: url).read(answers: answers)
}

extension ImportResult {
  /// Whether each row of each file has exactly one outcome.
  var isAccountedFor: Bool {
    files.allSatisfy { $0.rows == $0.used + $0.duplicates + $0.irrelevant + $0.skipped + $0.waiting }
      && files.reduce(0) { $0 + $1.irrelevant } == irrelevant.values.reduce(0, +)
      && files.reduce(0) { $0 + $1.skipped } <= skipped.count { !$0.isPartial }
  }

  /// The records, one per line: title, episode, fact and date.
  var lines: [String] {
    records.map { record in
      let year = record.title.year.map { " (\($0))" } ?? ""
      let episode = record.episode.map { " S\($0.season ?? -1)E\($0.number ?? -1)" } ?? ""
      return
        "\(record.title.name)\(year)\(episode): \(record.fact.words)\(record.date == .unknown ? "" : " \(record.date)")"
    }
  }
}

extension ImportedFact {
  fileprivate var words: String {
    switch self {
    case .rated(let score): "rated \(score)"
    case .watched(let isRewatch): isRewatch ? "watched again" : "watched"
    case .watchedEpisodes(let end, _):
      end.map { "watched up to S\($0.season ?? -1)E\($0.episode ?? -1)" } ?? "watched all"
    case .state(let state): state.rawValue
    case .watchlisted: "watchlisted"
    case .liked: "liked"
    case .listed(let item):
      "in \(item.list.name)\(item.position.map { " at \($0)" } ?? "")\(item.note.map { " “\($0)”" } ?? "")"
    case .reviewed(let text): "reviewed “\(text)”"
    }
  }
}
