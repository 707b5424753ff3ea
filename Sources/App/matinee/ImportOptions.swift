import ArgumentParser
import Foundation
import LibraryFormats
import SystemIO

/// Options for information that an import file may lack. On a terminal, the command prompts for missing options.
struct ImportOptions: ParsableArguments {
  @Option(help: "The passphrase of an encrypted archive.")
  var passphrase: String?

  @Flag(help: "Whether 3/4/25 is in April or in March, if a file doesn’t say.")
  var dates: DateOrder?

  @Option(help: "The purpose of a plain list of films: watched, watchlist or likes.")
  var films: MovieListPurpose?

  @Option(
    name: .customLong("history-of"),
    help: ArgumentHelp(
      "The profile whose history to import, if the file has several. May be repeated.", valueName: "name"))
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
          ?? Terminal.confirm("Does \(TerminalText.line(example, limit: 40)) in \(quoted(file)) begin with the day?")
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
      "\(quoted(file)) doesn’t say whether the day or the month comes first in \(TerminalText.line(example, limit: 40)). Add --day-first or --month-first."
    case .films(let file):
      "\(quoted(file)) doesn’t say what its films are. Add --films watched, --films watchlist or --films likes."
    case .profiles(let file, let names):
      "\(quoted(file)) has the history of \(TerminalText.line(names.joined(separator: ", "), limit: 500)). Choose a profile with --history-of."
    }
  }
}

extension ImportOptions {
  private static func promptForPurpose(_ file: String) -> MovieListPurpose? {
    while let answer = Terminal.prompt("Which films are in \(quoted(file)): watched, watchlist or likes?") {
      if let purpose = MovieListPurpose(rawValue: answer.trimmingCharacters(in: .whitespaces).lowercased()) {
        return purpose
      }
    }
    return nil
  }

  private static func promptForProfiles(_ file: String, _ names: [String]) -> Set<String>? {
    let list = TerminalText.line(names.joined(separator: ", "), limit: 500)
    while let answer = Terminal.prompt(
      "Whose history in \(quoted(file)) do you want to import (\(list))? Separate names with commas:")
    {
      let chosen = Set(answer.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
      if !chosen.isEmpty, chosen.isSubset(of: names) { return chosen }
    }
    return nil
  }
}

/// Returns a file's name in quotes for use in a sentence.
private func quoted(_ name: String) -> String { "“\(TerminalText.line(name, limit: 120))”" }
