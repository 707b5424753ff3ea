import ArgumentParser
import Library
import Localization
import MatineeApp
import SystemIO
import Tracking

/// The `matinee undo` command, which undoes one change, such as an import, and prints what it was.
struct UndoCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: tr("Undo the last change on this device, or the change with an ID."),
    discussion: tr(
      "Prints the ID of the change and, on standard error, what it was. To redo it, press Shift+Ctrl+Z in the app."))

  @Argument(
    help: ArgumentHelp(tr("The ID printed by “matinee rate” or “matinee import”.")), transform: UndoCommand.identifier)
  var event: EventID?

  @OptionGroup var profile: ProfileOptions

  /// Undoes the change and returns the exit code.
  func execute() async -> Int32 {
    await LibraryContext.run { context, library in
      let owner = try await profile.find(in: library, context)
      var action = event
      if action == nil { action = try await library.lastAction(of: owner) }
      guard let action else {
        StandardStreams.printError(tr("There’s nothing to undo."))
        return 1
      }
      guard try await library.undo(action, by: owner) != nil else {
        guard event == nil else {
          StandardStreams.printError(tr("You’ve already undone this change."))
          return 0
        }
        StandardStreams.printError(
          tr("Another command or window has just undone the last change, so this command undid nothing."))
        return 1
      }
      // The change is undone now, even if its description can't be read.
      if let change = try? await ChangeText(library: library, profile: owner).text(of: action) {
        StandardStreams.printError(tr("Undone: {change}", ["change": change]))
      }
      return StandardStreams.confirm(action)
    }
  }

  private static func identifier(_ text: String) throws -> EventID {
    guard let id = EventID(text) else {
      throw ValidationError(
        tr(
          "“{argument}” isn’t the ID of a change. Use an ID from “matinee rate” or “matinee import”.",
          ["argument": text]))
    }
    return id
  }
}
