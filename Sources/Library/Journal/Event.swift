/// Something that happened, for ever: who did what, when, and on which device.
public struct Event: Hashable, Sendable, Identifiable {
  public let id: EventID
  /// The first event of the write that this is of; its own where it is that. What is undone is undone by this.
  public let action: EventID
  /// Who did it.
  public let profile: ProfileID
  /// A moment, by the clock of the device, when it was written.
  public let date: PartialDate
  /// What they did.
  public let content: EventContent
}
