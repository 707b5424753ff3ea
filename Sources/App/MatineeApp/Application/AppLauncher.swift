import GTK
import Localization

/// Opens the display and runs the app, or prints an error.
public enum AppLauncher {
  public static func run(context: AppContext, options: LaunchOptions) -> Int32 {
    do {
      try MainLoop.attach()
    } catch {
      MatineeApplication.printError(error.description)
      return 1
    }
    let application = MatineeApplication(context: context, options: options)
    application.prepare()
    guard Display.open() else {
      MatineeApplication.printError(
        tr(
          """
          No display is available, so Matinee can’t open a window. Commands such as “matinee list popular” work \
          without one.
          """))
      return 1
    }
    application.sendToRunningInstance()
    return withExtendedLifetime(application) { application.run() }
  }
}
