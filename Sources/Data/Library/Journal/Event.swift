/// An immutable journal entry: an action with its profile, time and device.
public struct Event: Hashable, Sendable, Identifiable {
  public let id: EventID
  /// The ID of the first event in the same write, which may be this event. Undo refers to this ID.
  public let action: EventID
  /// The profile that acted.
  public let profile: ProfileID
  /// The moment when the event was written, by the device's clock.
  public let date: PartialDate
  /// The action itself.
  public let content: EventContent
}
