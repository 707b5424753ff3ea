import AppFoundation
import Catalogue
import Containment
import Downloads
import Foundation
import GTK
import Library
import LoadingState
import Planning
import ScreenFoundation
import SystemIO
import TitleIdentity
import Tracking
import TrackingUI
import Transfer
import TransferUI

/// The running app: its window, the catalogue behind it, and the actions of the whole app.
public final class MatineeApplication {
  public static let id = "io.github.matinee_app.Matinee"

  let application: Application
  private(set) var options: LaunchOptions
  var context: AppContext
  var usesSample: Bool
  var catalogue: CatalogueDependencies { didSet { guestCatalogue = nil } }
  /// The catalogue for a guest, while the current profile is one.
  var guestCatalogue: CatalogueDependencies?
  lazy var offline = makeOfflineSwitch()
  var mainWindow: MainWindow?
  /// Whether the main window is about to open.
  private var isOpening = false
  /// The download manager. The app owns it, so that downloads continue on every page.
  lazy var downloadManager = DownloadManager(
    file: DownloadsFile(context.folders.downloadsFile), connectivity: offline.connectivity
  ) { [weak self, catalogue] in
    // A download may outlive the app for a moment.
    let catalogue = self?.catalogue ?? catalogue
    return DownloadFetcher(catalogue.pages, catalogue.pictures, scale: self?.mainWindow?.window.scaleFactor ?? 1)
  }
  lazy var library = makeLibrary()
  /// The library, once it has been used.
  private var openedLibrary: LibraryModel?
  /// Sharing through a folder. The app owns it, so that it continues on every page.
  lazy var sharing = makeSharing()
  lazy var session = makeSession()
  lazy var listLayout = ListLayoutSetting(context.settings.listLayout)
  lazy var myServices = MyServices(context.settings.myServices)
  lazy var pictures = ProfilePictures(folder: context.folders.profilePictures)
  lazy var reminders = RemindersModel(RemindersFile(context.folders.remindersFile))
  /// The notice about the sample catalogue. The app owns it, so that it appears only once.
  private lazy var sampleNotice = makeSampleNotice()
  private lazy var reminderNotifications = ReminderNotifications(
    reminders, library: { [unowned self] in session.library },
    notify: { [application] in application.show($0, activating: Self.goAction) })
  /// The title index. The app owns it, so that a download continues after the preferences close.
  lazy var titles = TitleIndexModel(locale: context.locale.formatting) { [unowned self] in
    context.titleIndexUpdate(
      usesSample: usesSample, proxies: DesktopProxies(environment: context.environment), pages: catalogue.pages)
  }
  /// The profile saved for the next launch; empty for the owner. ``remembering`` is the latest write.
  lazy var remembered = context.settings.lastProfile == .owner ? "" : context.settings.lastProfile.rawValue
  var remembering: Task<Void, Never>?
  private var launchTask: (any LaunchTask)?
  private var exitCode: Int32 = 0
  private let launchTimeout: Duration
  /// Called once the window has its content, before that is drawn.
  var onContent: () -> Void = {}

  /// - Parameters:
  ///   - id: The application id in reverse DNS notation. Tests use their own, because an id can be on the bus only
  ///     once.
  ///   - launchTimeout: The longest wait for the first response before the content appears. A response in time avoids a
  ///     spinner.
  public init(
    context: AppContext, options: LaunchOptions, id: String = MatineeApplication.id,
    launchTimeout: Duration = .milliseconds(50)
  ) {
    self.launchTimeout = launchTimeout
    var context = context
    // Responses cached by an earlier run must not affect a screenshot.
    if case .screenshot = options.purpose { context.responseCache = nil }
    context.networkAccess.isAllowed = !context.settings.worksOffline
    self.context = context
    self.options = options
    usesSample = options.usesSample
    catalogue = Self.catalogue(context, usesSample: options.usesSample)
    let isForUse = if case .use = options.purpose { true } else { false }
    if isForUse { self.options.resume(at: context.windowState) }
    application = Application(id: id, joinsRunningInstance: isForUse)
    application.onStartup { [weak self] in self?.startUp() }
    application.onActivate { [weak self] in self?.activate() }
  }

  /// Requests the first lists, so that they load while the display opens.
  func prepare() {
    catalogue.lists.models(of: options.destination).forEach { $0.loadIfNeeded() }
  }

  /// Sends the requested destination to an instance that already runs. ``run()`` raises its window.
  func sendToRunningInstance() {
    if let name = options.destinationName { _ = application.sendToRunningInstance(Self.goAction, name) }
  }

  /// Shows the window and runs the app until the window closes. Returns the process's exit code.
  public func run() -> Int32 {
    let code = application.run()
    openedLibrary?.close()
    return code == 0 ? exitCode : code
  }

  private func startUp() {
    MainLoop.verifyRunning { error in if let error { Self.printError(error.description) } }
    reportStalls()
    ColorScheme.force(options.scheme ?? context.settings.appearance.scheme)
    if let scale = options.textScale { Display.textScale = scale }
    application.addAction(.quit) { [weak self] in self?.quit() }
    application.addAction(.about) { [weak self] in self?.showAbout() }
    application.addAction(.useTMDB) { [weak self] in self?.showWelcome(at: .connect) }
    application.addAction(.preferences) { [weak self] in self?.showPreferences() }
    offline.install(on: application)
    offline.onProblem = { [weak self] in self?.mainWindow?.coordinator.controller.notify($0) }
    offline.connectivity.onReconnect = { [weak self] in self?.mainWindow?.coordinator.networkReturned() }
    application.addAction(.shortcuts) { [weak self] in self?.showShortcuts() }
    application.addAction(Self.goAction, about: { [weak self] in self?.go(to: $0) })
    Shortcuts.install(on: application)
  }

  private func activate() {
    if let mainWindow { return mainWindow.window.present() }
    guard !isOpening else { return }
    isOpening = true
    if let error = context.settingsError { Self.printError(error.localizedDescription) }
    let window = presentWindow()
    if case .exitAfterWindow = options.purpose { return window.afterNextFrame { [weak self] in self?.quit() } }
    Task {
      // The window appears before its content is built, which takes longer.
      await window.nextFrame()
      for list in catalogue.lists.models(of: options.destination) { await list.waitForResponse(timeout: launchTimeout) }
      if window.isMapped { fill(window) }
    }
  }

  /// Presents the window without content.
  private func presentWindow() -> Window {
    let window = MainWindow.makeWindow(application)
    let size = options.windowSize
    window.setDefaultSize(width: size.width, height: size.height)
    if case .use = options.purpose, let state = context.windowState { window.restoreSize(state) }
    window.adaptToBrowser()
    window.setAccessibleBusy(true)
    window.present()
    return window
  }

  private func fill(_ emptyWindow: Window) {
    let window = MainWindow(
      emptyWindow,
      makeDependencies: { [unowned self] in
        let catalogue = currentCatalogue()
        return AppDependencies(
          catalogue, session: session, downloads: downloadManager, connectivity: offline.connectivity,
          choices: DeviceChoices(
            listLayout: listLayout, myServices: myServices, reminders: reminders,
            searchFiles: context.searchFiles(for: catalogue.client.contentSource, isGuest: session.isGuest)))
      },
      notice: sampleNotice,
      perform: { [weak self] in self?.perform($0) })
    mainWindow = window
    window.window.setAccessibleBusy(false)
    let destination = options.destination
    window.coordinator.show(destination.counterpart(for: session.library.profile) ?? destination)
    options.requestedReference.map(window.coordinator.show)
    if case .use = options.purpose {
      if let state = context.windowState, !options.hasDestination { window.restorePages(state) }
      window.onClose = { [file = WindowStateFile(context.folders.windowState)] in file.write($0) }
      if context.settings.showsProfileChooser { window.showProfileChooser() }
    }
    onContent()
    window.focusContent()
    begin(window)
  }

  private func begin(_ window: MainWindow) {
    let finish: (Int32) -> Void = { [weak self] code in
      self?.exitCode = code
      self?.application.quit()
    }
    switch options.purpose {
    case .use:
      window.window.afterNextFrame { [weak self] in
        self?.offline.observeDesktop()
        self?.downloadManager.start()
        self?.observeLibrary()
        self?.keepNamesCurrent()
        self?.cleanUpPictures()
        self?.sharing.begin()
        self?.reminderNotifications.start()
        self?.welcomeNewUser()
      }
    case .screenshot(let file, let width, let height):
      Display.animates = false
      launchTask = ScreenshotTask(window, file: file, size: (width, height), finish: finish)
    case .exitAfterWindow: break
    case .exitAfterContent:
      launchTask = ContentTask(window, finish: finish)
    }
  }

  /// Navigates to a destination received from a later launch. Any program can send one, so it is untrusted input.
  private func go(to address: String) {
    let reference = PageReference(address)
    guard let window = mainWindow else {
      if let destination = Destinations.destination(at: address) {
        options.go(to: destination)
      } else {
        reference.map { options.go(to: $0) }
      }
      return
    }
    if let destination = Destinations.destination(at: address) {
      window.coordinator.show(destination.counterpart(for: session.library.profile) ?? destination)
    } else if let reference {
      window.coordinator.show(reference)
    }
  }

  /// The action that a later launch activates with a destination's name.
  private static let goAction = "go"

  static func catalogue(_ context: AppContext, usesSample: Bool) -> CatalogueDependencies {
    context.catalogue(usesSample: usesSample, proxies: DesktopProxies(environment: context.environment))
  }

  private func makeOfflineSwitch() -> OfflineSwitch {
    OfflineSwitch(context.networkAccess, file: SettingsFile(context.folders.settingsFile)) { [weak self] in
      await self?.catalogue.client.probe()
    }
  }

  private func makeLibrary() -> LibraryModel {
    let source = TitleSource(catalogue.client.source)
    let library = LibraryModel(source: source, profile: context.settings.lastProfile, folder: context.folders.data)
    library.onWriting = { [application] in $0 ? application.hold() : application.release() }
    openedLibrary = library
    return library
  }

  private func keepNamesCurrent() {
    titles.keepNamesCurrent { [access = context.networkAccess] in
      // What the user asks for comes first, and a metered connection isn't for downloads that nobody has asked for.
      repeat { try await Task.sleep(for: .seconds(600)) } while !access.isAllowed || NetworkMonitor.isMetered
    }
  }

  private func observeLibrary() {
    library.startDailyBackups()
    library.observeFile(FolderMonitor.changes(in: context.folders.data.path))
  }

  private func makeSharing() -> SharingModel {
    let file = SettingsFile(context.folders.settingsFile)
    return SharingModel(
      context.settings.sharedFolder, of: library,
      SharingModel.Dependencies(changes: { FolderMonitor.changes(in: $0.path) }, pictures: pictures) {
        folder async throws(SettingsError) in try await file.save(sharedFolder: folder)
      })
  }

  /// Quits by closing the window, so that its pages first save pending changes.
  private func quit() { if let mainWindow { mainWindow.window.close() } else { application.quit() } }

  private func perform(_ action: SettingsAction) {
    switch action {
    case .enterCredential: enterCredential()
    case .connect: showWelcome(at: .connect)
    case .importFromApp: showWelcome(at: .importGuides)
    case .goOnline: offline.set(false)
    case .downloadTitleIndex: showPreferences(at: .titles)
    case .chooseMyServices: showPreferences(at: .services)
    case .arrangeLists(let layout): arrangeLists(layout)
    }
  }

  private func showShortcuts() { Shortcuts.makeWindow(over: mainWindow?.window).present() }

  private func showAbout() { AboutMatinee.make(over: mainWindow?.window).present() }

  static func printError(_ sentence: String) { StandardStreams.printError(sentence) }
}
