import GTK

/// Opens the display and runs the app, or prints an error.
public enum AppLauncher {
  public static func run(context: AppContext, options: LaunchOptions) -> Int32 {
    do {
      try MainLoop.attach()
    } catch {
      MatineeApplication.say(error.description)
      return 1
    }
    let application = MatineeApplication(context: context, options: options)
    application.prepare()
    guard Display.open() else {
      MatineeApplication.say(
        "There is no display to open a window on. Commands such as “matinee list popular” need none.")
      return 1
    }
    application.tellRunningInstance()
    return withExtendedLifetime(application) { application.run() }
  }
}
