/// The identity of an event, and its position among the events of all devices.
///
/// The ID is a hybrid logical clock: milliseconds since 1970, a counter, and the device. Each new event's ID is above
/// all IDs that its device has seen. An action taken after seeing another therefore wins, even if the other device's
/// clock is ahead. Concurrent events are ordered by their clocks, then by their devices.
public struct EventID: Hashable, Sendable {
  /// The milliseconds since 1970 in the upper 48 bits, and a counter in the lower 16.
  let time: UInt64
  /// The device that wrote the event.
  public let device: DeviceID

  init(time: UInt64, device: DeviceID) {
    self.time = time
    self.device = device
  }

  /// The milliseconds since 1970, by the device's clock or by a faster clock that the device has observed.
  public var milliseconds: Int64 { Int64(time >> 16) }

  /// The upper bound of valid times. An ID from the year 2200 or later is damaged, or forged to sort above all others.
  static let end: UInt64 = 7_258_118_400_000 << 16
}

extension EventID: Comparable {
  public static func < (left: EventID, right: EventID) -> Bool {
    (left.time, left.device.number) < (right.time, right.device.number)
  }
}

/// Twenty-six letters and digits that sort like the events.
extension EventID: LosslessStringConvertible {
  public var description: String { Base32.text(time) + device.description }

  public init?(_ description: String) { self.init(utf8: description.utf8) }

  init?(utf8: some Collection<UInt8>) {
    guard utf8.count == 2 * Base32.digits, let time = Base32.number(utf8.prefix(Base32.digits)), time < Self.end,
      let device = Base32.number(utf8.dropFirst(Base32.digits))
    else { return nil }
    self.init(time: time, device: DeviceID(number: device))
  }
}

/// An installation of the app, identified by a random number.
public struct DeviceID: Hashable, Sendable {
  let number: UInt64

  init(number: UInt64) { self.number = number }
}

/// Thirteen letters and digits.
extension DeviceID: LosslessStringConvertible {
  public var description: String { Base32.text(number) }

  public init?(_ description: String) {
    guard let number = Base32.number(description.utf8) else { return nil }
    self.init(number: number)
  }
}
