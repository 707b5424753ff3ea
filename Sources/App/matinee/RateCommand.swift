import ArgumentParser
import Catalogue
import CommandReports
import Foundation
import Library
import Localization
import SystemIO
import TitleIdentity

/// The `matinee rate` command, which saves a rating and prints its event's ID once it is on disk.
struct RateCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "rate", abstract: tr("Rate a film, a series, a season or an episode."),
    discussion: tr("Prints an ID for “matinee undo”. Offline, you can rate cached titles."))

  @OptionGroup var target: TitlePartOptions

  @Argument(help: ArgumentHelp(tr("0.5 to 10, in steps of 0.5.")), transform: RateCommand.score)
  var score: Score?

  @Flag(help: ArgumentHelp(tr("Remove the rating.")))
  var remove = false

  @OptionGroup var profile: ProfileOptions
  @OptionGroup var source: SourceOptions

  func validate() throws {
    if remove, score != nil { throw ValidationError(tr("Specify either a rating or --remove.")) }
    if !remove, score == nil { throw ValidationError(tr("Specify a rating from 0.5 to 10, or --remove.")) }
    if case .person = target.page.page { throw ValidationError(tr("People can’t be rated.")) }
    if case .collection = target.page.page {
      throw ValidationError(tr("Collections can’t be rated. Rate their films instead."))
    }
  }

  /// Saves the rating and returns the exit code.
  func execute() async -> Int32 {
    await target.run(source, profile) { title, part, library, owner, _ in
      try await rate(title, part, in: library, by: owner)
    }
  }
}

extension RateCommand {
  private func rate(_ title: TitleReference, _ part: TitlePart, in library: Library, by owner: ProfileID) async throws
    -> Int32
  {
    let action =
      if let score {
        try await library.rate(title, part: part, score, by: owner)
      } else {
        try await library.removeRating(of: title.key, part: part, by: owner)
      }
    guard let action else {
      StandardStreams.printError(
        score == nil ? tr("This title isn’t rated.") : tr("This title already has this rating."))
      return 0
    }
    return StandardStreams.confirm(action)
  }

  /// Parses a score with a decimal point or comma.
  private static func score(_ text: String) throws -> Score {
    let digits = text.replacing(",", with: ".")
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }), let score = Score(digits) else {
      throw ValidationError(tr("“{argument}” isn’t a rating. Use 0.5 to 10, in steps of 0.5.", ["argument": text]))
    }
    return score
  }
}
