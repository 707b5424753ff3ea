import GTK

/// The keys of the whole app, by the customs of GNOME.
enum Shortcuts {
  static func install(on application: Application) {
    application.setAccelerators(["<Control>q"], for: "app.quit")
    application.setAccelerators(["<Control>r", "F5"], for: "win.refresh")
    application.setAccelerators(["<Control>w"], for: "win.close")
    for number in 1...9 { application.setAccelerators(["<Alt>\(number)"], for: "win.tab-\(number)") }
  }
}
