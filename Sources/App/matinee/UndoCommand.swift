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
    help: ArgumentHelp(tr("The ID printed by a command that made a change, such as “matinee rate”.")),
    transform: UndoCommand.identifier)
  var event: EventID?

  @OptionGroup var profile: ProfileOptions

  /// Undoes the change and returns the exit code.
  func execute() async -> Int32 {
    await LibraryContext.run { context, library in
      let owner = try await profile.find(in: library, context)
      let (action, isUndone, change) = try await library.write(by: owner) {
        [event] batch -> (EventID?, Bool, String?) in
        guard let action = try event ?? batch.lastAction() else { return (nil, false, nil) }
        guard try batch.undo(action) != nil else { return (action, false, nil) }
        // Undo the change even if its description can't be read.
        return (action, true, try? ChangeText(batch).undoText(of: action))
      }.value
      guard let action else {
        StandardStreams.printError(tr("There’s nothing to undo."))
        return 1
      }
      guard isUndone else {
        StandardStreams.printError(tr("You’ve already undone this change."))
        return 0
      }
      return StandardStreams.confirm(action, [change].compactMap(\.self))
    }
  }

  private static func identifier(_ text: String) throws -> EventID {
    guard let id = EventID(text) else {
      throw ValidationError(
        tr(
          "“{argument}” isn’t the ID of a change. Use an ID printed by a command such as “matinee rate”.",
          ["argument": text]))
    }
    return id
  }
}
