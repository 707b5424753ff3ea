import Foundation

/// A command that changes files in a home folder, and what must hold after a crash at any of its file operations.
struct CrashScenario: Sendable {
  let name: String
  /// The commands that create the folder's former state. They run to their end.
  let preparation: [[String]]
  /// The command that crashes. It must succeed when it is repeated.
  let command: [String]
  /// A text in the exported tables after the command has succeeded; `nil` if it changes nothing in them.
  let result: String?
  /// A text that `inspection` prints after the command has succeeded.
  var inspection: (command: [String], output: String)?
  /// The files that the command writes, and which are complete once it has succeeded.
  var files: [String] = []
}

extension CrashScenario {
  /// The scenarios. Arguments that begin with `@` are files in the home folder.
  static let all = [
    CrashScenario(
      name: "first rating", preparation: [], command: ["rate", "--sample", film, "8.5"], result: "8.5"),
    CrashScenario(
      name: "changed rating", preparation: [["rate", "--sample", film, "3"]],
      command: ["rate", "--sample", film, "8.5"], result: "8.5"),
    CrashScenario(
      name: "episode", preparation: [["rate", "--sample", film, "3"]],
      command: ["rate", "--sample", "tv/920000023", "--season", "1", "--episode", "1", "7.5"], result: "7.5"),
    CrashScenario(
      name: "watched film", preparation: [["watchlist", "add", "--sample", film]],
      command: ["watch", "--sample", film, "--date", "2019-05-04"], result: "2019-05-04"),
    CrashScenario(
      name: "watched season", preparation: [["rate", "--sample", film, "3"]],
      command: ["watch", "--sample", "tv/920000023", "--season", "1", "--date", "2019-05-04"], result: "2019-05-04"),
    CrashScenario(
      name: "import", preparation: [["rate", "--sample", film, "3"]],
      command: ["import", "--sample", "--yes", "@diary.csv"], result: "2019-05-04"),
    CrashScenario(
      name: "import of a journal", preparation: [["rate", "--sample", film, "3"]],
      command: ["import", "--yes", "@journal.jsonl"], result: "9.5"),
    CrashScenario(
      name: "sync", preparation: [["rate", "--sample", film, "3"]], command: ["sync", "@shared"], result: "9.5"),
    CrashScenario(
      name: "export", preparation: [["rate", "--sample", film, "3"]],
      command: ["export", "--force", "@tables", "--format", "csv"], result: "3",
      files: ["tables/ratings.csv", "tables/history.csv", "tables/lists.csv"]),
    CrashScenario(
      name: "export of the journal", preparation: [["rate", "--sample", film, "3"]],
      command: ["export", "--force", "@copy.jsonl"], result: "3", files: ["copy.jsonl"]),
    CrashScenario(
      name: "index update", preparation: [["rate", "--sample", film, "3"]],
      command: ["index", "update", "--file", "@titles.json"], result: "3",
      inspection: (["index", "status"], "2")),
    CrashScenario(
      name: "cached page", preparation: [["rate", "--sample", film, "3"]], command: ["show", film], result: "3"),
    CrashScenario(
      name: "page in the app", preparation: [["rate", "--sample", film, "3"]],
      command: ["--screenshot", "@../page.png", "--screen", film], result: "3"),
    CrashScenario(
      name: "cleared cache", preparation: [["rate", "--sample", film, "3"], ["show", film]],
      command: ["cache", "clear"], result: "3"),
  ]

  private static let film = "movie/910000103"
}
