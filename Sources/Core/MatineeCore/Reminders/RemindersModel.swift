import Observation
import TMDB

/// The reminders of all profiles on this device.
@MainActor @Observable
public final class RemindersModel {
  private var reminders: [Reminder.Key: Reminder] = [:]
  @ObservationIgnored private let file: RemindersFile?
  @ObservationIgnored private var number = 0
  @ObservationIgnored private var reading: Task<Void, Never>?

  /// - Parameter file: The file that stores the reminders; `nil` stores them in memory.
  public init(_ file: RemindersFile? = nil) {
    self.file = file
    guard let file else { return }
    reading = Task { [weak self] in
      let saved = await file.read()
      // A change while the file is read is newer.
      for reminder in saved where self?.reminders[reminder.key] == nil { self?.reminders[reminder.key] = reminder }
    }
  }

  /// Returns the reminder of a series. Observable.
  public func reminder(_ key: Reminder.Key) -> Reminder? { reminders[key] }

  public func set(_ reminder: Reminder) {
    guard reminders[reminder.key] != reminder else { return }
    reminders[reminder.key] = reminder
    save()
  }

  public func remove(_ key: Reminder.Key) {
    if reminders.removeValue(forKey: key) != nil { save() }
  }

  /// Removes and returns a profile's reminders that are due.
  public func takeDue(on today: DayDate, profile: String) async -> [Reminder] {
    await reading?.value
    let due = reminders.values.filter { $0.day <= today && $0.key.profile == profile }
    for reminder in due { reminders[reminder.key] = nil }
    if !due.isEmpty { save() }
    return due.sorted { $0.day < $1.day }
  }
}

extension RemindersModel {
  private func save() {
    guard let file else { return }
    number += 1
    Task { [reading, number] in
      // Reminders that haven't been read yet must not be lost.
      await reading?.value
      await file.write(Array(reminders.values), number: number)
    }
  }
}
