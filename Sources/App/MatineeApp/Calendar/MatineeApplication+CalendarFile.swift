import AppFoundation
import Catalogue
import Library
import Planning

extension MatineeApplication {
  /// Makes the model of the calendar file in the settings.
  func makeCalendarFile() -> CalendarFileModel {
    let settings = context.settings
    let profile = settings.calendarProfile.map(ProfileID.init(rawValue:)) ?? .owner
    let file = SettingsFile(context.folders.settingsFile)
    return CalendarFileModel(
      settings.calendarFile.map { CalendarFileModel.Setting($0, of: profile) },
      CalendarFileModel.Dependencies(
        library: library, catalogue: { [unowned self] in (catalogue.pages, catalogue.guides) }, writer: .atomic
      ) { setting async throws(SettingsError) in
        let profile = setting.map { $0.profile == .owner ? "" : $0.profile.rawValue }
        try await file.save(calendarFile: setting?.file, of: profile ?? "")
      })
  }
}
