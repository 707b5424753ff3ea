import ArgumentParser
import Foundation
import LibraryFormats
import Localization
import SystemIO

/// Options for information that an import file may lack. On a terminal, the command prompts for missing options.
struct ImportOptions: ParsableArguments {
  @Option(help: ArgumentHelp(tr("The passphrase of an encrypted archive.")))
  var passphrase: String?

  @Flag(help: ArgumentHelp(tr("Whether 3/4/25 is in April or in March, if a file doesn’t say.")))
  var dates: DateOrder?

  // Translators: “watched”, “watchlist” and “likes” are values of an option. Don’t translate them.
  @Option(help: ArgumentHelp(tr("The purpose of a plain list of films: watched, watchlist or likes.")))
  var films: MovieListPurpose?

  @Option(
    name: .customLong("history-of"),
    help: ArgumentHelp(
      tr("The profile whose history to import, if the file has several. May be repeated."), valueName: tr("name")))
  var profiles: [String] = []

  /// Answers the questions from the options, or by prompting the user.
  ///
  /// - Throws: ``UnansweredQuestion`` if a question has no answer.
  func answer(_ questions: [ImportQuestion], into answers: inout ImportAnswers) throws(UnansweredQuestion) {
    for question in questions {
      switch question {
      case .dayOrMonthFirst(let file, let example):
        let isFirst =
          dates.map { $0 == .dayFirst }
          ?? Terminal.confirm(
            tr("Does {date} in “{file}” begin with the day?", ["date": shortDate(example), "file": shortName(file)]))
        guard let isFirst else { throw .dates(file, example) }
        answers.dayFirst[file] = isFirst
      case .purpose(let file):
        guard let purpose = films ?? Self.promptForPurpose(file) else { throw .films(file) }
        answers.purposes[file] = purpose
      case .profiles(let file, let names):
        let chosen = profiles.isEmpty ? Self.promptForProfiles(file, names) : Set(profiles)
        guard let chosen, !chosen.isEmpty, chosen.isSubset(of: names) else { throw .profiles(file, names) }
        answers.profiles[file] = chosen
      }
    }
  }
}

/// The order of day and month in dates.
enum DateOrder: String, EnumerableFlag {
  case dayFirst, monthFirst
}

extension MovieListPurpose: ExpressibleByArgument {}

/// An error for a question without an answer, which names the missing option.
enum UnansweredQuestion: LocalizedError {
  case dates(String, String)
  case films(String)
  case profiles(String, [String])

  var errorDescription: String? {
    switch self {
    case .dates(let file, let example):
      tr(
        """
        “{file}” doesn’t say whether the day or the month comes first in {date}. Add --day-first or --month-first.
        """, ["file": shortName(file), "date": shortDate(example)])
    case .films(let file):
      tr(
        "“{file}” doesn’t say what its films are. Add --films watched, --films watchlist or --films likes.",
        ["file": shortName(file)])
    case .profiles(let file, let names):
      tr(
        "“{file}” has the history of {profiles}. Choose a profile with --history-of.",
        ["file": shortName(file), "profiles": list(of: names)])
    }
  }
}

extension ImportOptions {
  private static func promptForPurpose(_ file: String) -> MovieListPurpose? {
    // Translators: The user types “watched”, “watchlist” or “likes”. Don’t translate them.
    let question = tr("Which films are in “{file}”: watched, watchlist or likes?", ["file": shortName(file)])
    while let answer = Terminal.prompt(question) {
      if let purpose = MovieListPurpose(rawValue: answer.trimmingCharacters(in: .whitespaces).lowercased()) {
        return purpose
      }
    }
    return nil
  }

  private static func promptForProfiles(_ file: String, _ names: [String]) -> Set<String>? {
    let question = tr(
      "Whose history in “{file}” do you want to import ({profiles})? Separate names with commas:",
      ["file": shortName(file), "profiles": list(of: names)])
    while let answer = Terminal.prompt(question) {
      let chosen = Set(answer.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
      if !chosen.isEmpty, chosen.isSubset(of: names) { return chosen }
    }
    return nil
  }
}

/// Returns a file's name for use in a sentence.
private func shortName(_ file: String) -> String { TerminalText.line(file, limit: 120) }

/// Returns a date from a file for use in a sentence.
private func shortDate(_ date: String) -> String { TerminalText.line(date, limit: 40) }

/// Returns a list of names for use in a sentence.
private func list(of names: [String]) -> String { TerminalText.line(names.joined(separator: ", "), limit: 500) }
