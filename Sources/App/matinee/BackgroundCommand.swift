import ArgumentParser
import Foundation

/// A command that works asynchronously and needs no display.
protocol BackgroundCommand: ParsableCommand, Sendable {
  /// Does the work and returns the exit code.
  func execute() async -> Int32
}

extension BackgroundCommand {
  /// Runs the command and exits with its exit code.
  func run() throws {
    Task { Glibc.exit(await execute()) }
    dispatchMain()
  }
}
