/// Which event it is, and its place among all events of all devices.
///
/// A hybrid logical clock: milliseconds since 1970, a counter, and the device. An event that is written is above every one that its
/// device has seen, so that what is done after seeing something wins over it, also where the other's clock is ahead. Among
/// events that did not see each other the clocks decide, and then the devices.
public struct EventID: Hashable, Sendable {
  /// Milliseconds since 1970 in the upper 48 bits, and a counter.
  let time: UInt64
  /// Who wrote it.
  public let device: DeviceID

  init(time: UInt64, device: DeviceID) {
    self.time = time
    self.device = device
  }

  /// By the clock of its device, or by one that was ahead of it and that the device had heard of.
  public var milliseconds: Int64 { Int64(time >> 16) }

  /// An id from the year 2200 or later is damaged, or made to be above all others.
  static let end: UInt64 = 7_258_118_400_000 << 16
}

extension EventID: Comparable {
  public static func < (left: EventID, right: EventID) -> Bool {
    (left.time, left.device.number) < (right.time, right.device.number)
  }
}

/// Twenty-six letters and digits, which sort as the events do.
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

/// One installation of the app, by a number drawn at random.
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
