import Observation

/// The state of the timer that shows the daily reminder while the app is closed.
@MainActor @Observable
public final class ReminderTimerModel {
  /// Whether the timer runs; `nil` until this is known.
  public private(set) var isOn: Bool?
  @ObservationIgnored private let timer: ReminderTimer?
  @ObservationIgnored private var work: Task<Void, Never>?

  /// - Parameter timer: The timer; `nil` if this system has none.
  public init(_ timer: ReminderTimer?) {
    self.timer = timer
    if timer == nil { isOn = false }
  }

  /// Finds out whether the timer runs.
  public func check() {
    guard isOn == nil else { return }
    perform { await $0.isOn() }
  }

  /// Turns the timer on or off. Changes are made in order.
  public func set(_ isOn: Bool) {
    perform { timer in
      if isOn { return await timer.turnOn() }
      await timer.turnOff()
      return false
    }
  }

  /// Waits until all changes have been made.
  public func finish() async { await work?.value }

  private func perform(_ change: @escaping @Sendable (ReminderTimer) async -> Bool) {
    guard let timer else { return }
    work = Task { [weak self, work] in
      await work?.value
      let result = await change(timer)
      self?.isOn = result
    }
  }
}
