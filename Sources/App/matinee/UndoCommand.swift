import ArgumentParser
import Library
import MatineeApp
import MatineeCore
import SystemIO

/// The `matinee undo` command, which undoes one change, such as an import, and prints its id.
struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Take back what was done last on this device, or what an id names.",
    discussion: "Prints the id of what was taken back. Nothing is lost: the app does it again with Shift+Ctrl+Z.")

  @Argument(help: "The id that a command printed.", transform: UndoCommand.identifier)
  var event: EventID?

  @OptionGroup var profile: ProfileOptions

  /// Undoes the change and returns the exit code.
  func execute() async -> Int32 {
    await LibraryContext.run { context, library in
      let owner = try await profile.find(in: library, context)
      var action = event
      if action == nil { action = try await library.lastAction(of: owner) }
      guard let action else {
        StandardStreams.say("There is nothing to undo.")
        return 1
      }
      guard try await library.undo(action, by: owner) != nil else {
        StandardStreams.say("It is undone already.")
        return 0
      }
      return StandardStreams.print("\(action)") ? 0 : 1
    }
  }

  private static func identifier(_ text: String) throws -> EventID {
    guard let id = EventID(text) else { throw ValidationError("“\(text)” is no id that a command printed.") }
    return id
  }
}
