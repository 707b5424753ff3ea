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
      self?.reminders = Dictionary(saved.map { ($0.key, $0) }, uniquingKeysWith: { _, last in last })
    }
  }

  /// Returns the reminder of a series. Observable.
  public func reminder(_ key: Reminder.Key) -> Reminder? { reminders[key] }

  /// Sets the reminder of a series, or removes it.
  ///
  /// - Returns: `false` if the change can't be saved. It is then reverted.
  @discardableResult
  public func set(_ reminder: Reminder?, for key: Reminder.Key) async -> Bool {
    await reading?.value
    return await store(reminder, for: key)
  }

  /// Updates the date and the texts of a series' reminder. Has no effect if the reminder was shown or removed.
  public func update(_ reminder: Reminder) async {
    await reading?.value
    guard reminders[reminder.key] != nil else { return }
    await store(reminder, for: reminder.key)
  }

  /// Removes and returns the reminders that are due, of a library's profile and source.
  public func takeDue(on today: DayDate, in library: LibraryModel) async -> [Reminder] {
    await reading?.value
    let due = reminders.values.filter { reminder in
      reminder.day <= today && reminder.key == Reminder.Key(reminder.key.show, in: library)
    }
    for reminder in due { reminders[reminder.key] = nil }
    // If this can't be saved, the reminders appear again at the next launch, which is better than never.
    if !due.isEmpty { _ = await save() }
    return due.sorted { $0.day < $1.day }
  }
}

extension RemindersModel {
  @discardableResult
  private func store(_ reminder: Reminder?, for key: Reminder.Key) async -> Bool {
    let previous = reminders[key]
    guard previous != reminder else { return true }
    reminders[key] = reminder
    if await save() { return true }
    if reminders[key] == reminder { reminders[key] = previous }
    return false
  }

  private func save() async -> Bool {
    guard let file else { return true }
    number += 1
    return await file.write(Array(reminders.values), number: number)
  }
}
