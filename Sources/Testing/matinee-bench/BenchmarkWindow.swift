import Containment
import Foundation
import GTK
import MatineeApp
import SystemIO

/// A window that is open during a measurement. Runs GTK's main loop and prints the result.
enum BenchmarkWindow {
  /// Opens a window and runs a measurement in it.
  ///
  /// - Parameter measure: Returns the line to print, or `nil` on failure.
  /// - Returns: The exit code.
  static func run(_ measure: @escaping (Window) async -> String?) -> Int32 {
    run { application in
      let window = Window(application: application)
      window.setDefaultSize(width: 1_000, height: 800)
      window.present()
      return window
    } measure: {
      await measure($0)
    }
  }

  /// Opens the app's main window and runs a measurement in it.
  ///
  /// - Parameter measure: Returns the line to print, or `nil` on failure.
  /// - Returns: The exit code.
  static func run(_ dependencies: AppDependencies, measure: @escaping (MainWindow) async -> String?) -> Int32 {
    run { application in
      let main = MainWindow(
        MainWindow.makeWindow(application), makeDependencies: { dependencies }, perform: { _ in })
      main.window.setDefaultSize(width: 900, height: 700)
      main.window.present()
      return main
    } measure: {
      await measure($0)
    }
  }

  /// Runs a measurement in an application.
  ///
  /// - Parameters:
  ///   - open: Creates the subject of the measurement.
  ///   - measure: Returns the line to print, or `nil` on failure.
  /// - Returns: The exit code.
  static func run<Subject>(
    _ open: @escaping (Application) -> Subject, measure: @escaping (Subject) async -> String?
  ) -> Int32 {
    // As the app does.
    Heap.limitUnusedMemory()
    guard Display.open() else { return 1 }
    let application = Application(id: "io.github.matinee_app.Bench", joinsRunningInstance: false)
    var code: Int32 = 1
    application.onActivate { [unowned application] in
      let subject = open(application)
      Task {
        guard let line = await measure(subject) else { fail("The measurement failed.") }
        if (try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))) != nil { code = 0 }
        application.quit()
      }
    }
    _ = withExtendedLifetime(application) { application.run() }
    return code
  }
}

extension Duration {
  nonisolated var milliseconds: Double {
    Double(components.seconds) * 1_000 + Double(components.attoseconds) / 1e15
  }
}
