import GTK

/// A window with a long list, which closes after the first frame.
enum ListBenchmark {
  static func run(rows: Int) -> Int32 {
    guard Display.open() else { return 1 }
    let application = Application(id: "io.github.matinee_app.Bench", joinsRunningInstance: false)
    application.onActivate { [unowned application] in
      let window = Window(application: application)
      let model = ListModel((0..<rows).lazy.map(BenchmarkRow.init))
      window.setContent(ScrolledWindow(ListView(model) { BenchmarkCell() }))
      window.setDefaultSize(width: 600, height: 800)
      window.present()
      window.afterNextFrame { [unowned application] in application.quit() }
    }
    return withExtendedLifetime(application) { application.run() }
  }
}

private struct BenchmarkRow: Identifiable, Equatable {
  let id: Int
}

private final class BenchmarkCell: ListCell {
  private let label = Label()
  var widget: Widget { label }

  func bind(_ item: BenchmarkRow) { label.text = "Row \(item.id)" }
  func unbind() {}
  func accessibleLabel(for item: BenchmarkRow) -> String { "Row \(item.id)" }
}
