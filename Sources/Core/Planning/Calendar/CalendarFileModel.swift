import AppFoundation
import Catalogue
import Foundation
import Library
import Localization
import Observation
import TMDB
import TitleIdentity
import Tracking

/// The calendar file that the app keeps up to date once the user has chosen it.
///
/// The file is written after changes of the library or of an episode guide, and on each new day. It isn't written while
/// dates are missing, because events would leave the calendar.
@MainActor @Observable
public final class CalendarFileModel {
  /// The file, and the profile whose calendar it contains.
  public struct Setting: Hashable, Sendable {
    public var file: URL
    public var profile: ProfileID

    public init(_ file: URL, of profile: ProfileID) { (self.file, self.profile) = (file, profile) }
  }

  /// The parts of the app that the model needs.
  public struct Dependencies {
    var library: LibraryModel
    var catalogue: @MainActor () -> (pages: PageClient, guides: EpisodeGuides)
    var writer: CalendarFileWriter
    var save: (Setting?) async throws(SettingsError) -> Void
    var clock: any Clock<Duration>
    var now: () -> Date

    /// - Parameters:
    ///   - library: The library of this device's profiles.
    ///   - catalogue: Returns the current catalogue.
    ///   - save: Saves the setting.
    public init(
      library: LibraryModel, catalogue: @escaping @MainActor () -> (pages: PageClient, guides: EpisodeGuides),
      writer: CalendarFileWriter, clock: any Clock<Duration> = ContinuousClock(), now: @escaping () -> Date = Date.init,
      save: @escaping (Setting?) async throws(SettingsError) -> Void
    ) {
      (self.library, self.catalogue, self.writer) = (library, catalogue, writer)
      (self.save, self.clock, self.now) = (save, clock, now)
    }
  }

  /// The current setting; `nil` if the app writes no file.
  public private(set) var setting: Setting?
  /// A sentence about an error; `nil` if there is none.
  public private(set) var problem: String?
  /// The date of the latest update in this run, whether or not anything had changed.
  public private(set) var updated: Date?
  @ObservationIgnored private let dependencies: Dependencies
  @ObservationIgnored private var tasks: [Task<Void, Never>] = []
  @ObservationIgnored private var writing: Task<Void, Never>?
  @ObservationIgnored private var isDue = false

  public init(_ setting: Setting?, _ dependencies: Dependencies) {
    (self.setting, self.dependencies) = (setting, dependencies)
  }

  isolated deinit {
    tasks.forEach { $0.cancel() }
    writing?.cancel()
  }

  /// Starts keeping the file up to date, if there is one.
  public func begin() {
    guard setting != nil, tasks.isEmpty else { return }
    let (library, clock) = (dependencies.library, dependencies.clock)
    update()
    tasks = [
      Task { [weak self] in
        guard let opened = try? await library.library() else { return }
        for await _ in opened.titleChanges() { self?.update(after: Self.pause) }
      },
      Task { [weak self] in
        // Guides are refreshed in the background, and a new day begins.
        while (try? await clock.sleep(for: Self.interval)) != nil { self?.update() }
      },
    ]
  }

  /// Writes the calendar of a profile to a file from now on.
  public func choose(_ file: URL, for profile: ProfileID) {
    end()
    setting = Setting(file, of: profile)
    save()
    begin()
  }

  /// Stops updating the file, which remains.
  public func stop() {
    end()
    setting = nil
    save()
  }

  /// Waits until the current update has ended.
  package func finish() async { await writing?.value }

  /// The time between a change and the update, because changes rarely come alone.
  static let pause = Duration.seconds(5)
  static let interval = Duration.seconds(1_800)
}

extension CalendarFileModel {
  private func end() {
    tasks.forEach { $0.cancel() }
    writing?.cancel()
    (tasks, writing, problem, updated) = ([], nil, nil, nil)
  }

  private func save() {
    Task { [weak self, setting, dependencies] in
      do throws(SettingsError) {
        try await dependencies.save(setting)
      } catch {
        self?.problem = [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
      }
    }
  }

  private func update(after pause: Duration = .zero) {
    isDue = true
    guard writing == nil else { return }
    writing = Task { [weak self, clock = dependencies.clock] in
      if pause > .zero { try? await clock.sleep(for: pause) }
      while self?.isDue == true, !Task.isCancelled { await self?.write() }
      if !Task.isCancelled { self?.writing = nil }
    }
  }

  private func write() async {
    isDue = false
    let (pages, guides) = dependencies.catalogue()
    guard let setting, let today = DayDate.today() else { return }
    do {
      let opened = try await dependencies.library.library()
      let reader = PlanReader(opened, of: setting.profile, from: TitleSource(pages.client.source), guides)
      let content = try await reader.read(on: today, days: -CalendarFile.daysBack...CalendarFile.daysAhead)
      if Task.isCancelled { return }
      if !content.missing.isEmpty {
        // An older file stays as it is.
        if updated == nil { problem = content.error.map(Self.sentence) }
        return
      }
      let file = CalendarFile(content, on: today, changed: dependencies.now())
      try await dependencies.writer.update(setting.file, to: file)
      if !Task.isCancelled { (problem, updated) = (nil, dependencies.now()) }
    } catch {
      if !Task.isCancelled { problem = Self.sentence(error) }
    }
  }

  private static func sentence(_ error: any Error) -> String {
    guard let error = error as? any LocalizedError else { return error.localizedDescription }
    return [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
  }
}
