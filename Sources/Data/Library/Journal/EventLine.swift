import TitleIdentity

/// An event as a line in a journal. The original bytes are retained, so an event is exported exactly as it arrived.
///
/// ```json
/// {"at":"2026-11-22T20:15:00Z","by":"owner","id":"01KAM…","kind":"rated","score":"8.5","title":{…},"~":"1c291ca3"}
/// ```
///
/// The last member is the hexadecimal CRC-32 of the preceding bytes. It detects damage, and makes intact lines
/// recognizable among other bytes.
struct EventLine {
  let id: EventID
  let action: EventID
  let profile: ProfileID
  let date: PartialDate
  let kind: String
  /// The decoded content; `nil` for a kind or an encoding that only a later version supports.
  let content: EventContent?
  /// The bytes of the line, without the line break.
  let bytes: [UInt8]

  var event: Event? {
    content.map { Event(id: id, action: action, profile: profile, date: date, content: $0) }
  }

  /// The maximum length in bytes. A longer line isn't an event.
  static let maximumBytes = 65_536
}

extension EventLine {
  init(_ event: Event) {
    var fields = JSONObject()
    fields["id"] = .string(event.id.description)
    if event.action != event.id { fields["action"] = .string(event.action.description) }
    fields["by"] = .string(event.profile.rawValue)
    fields["at"] = .string(event.date.description)
    fields["kind"] = .string(event.content.kind.rawValue)
    event.content.write(to: &fields)
    var bytes: [UInt8] = []
    JSONValue.object(fields).write(to: &bytes)
    bytes.removeLast()
    bytes += Self.tail(Checksum(bytes))
    self.init(
      id: event.id, action: event.action, profile: event.profile, date: event.date,
      kind: event.content.kind.rawValue, content: event.content, bytes: bytes)
  }

  /// Parses a line. The result is `nil` if the line is damaged or isn't an event.
  init?(_ bytes: [UInt8]) {
    guard Self.isIntact(bytes) else { return nil }
    guard let fields = bytes.withUnsafeBufferPointer(JSONReader.object), let id = fields.event("id"),
      let profile = fields.identifier("by"), let date = fields.string("at").flatMap(PartialDate.init),
      case .moment = date, let kind = fields.identifier("kind")
    else { return nil }
    let action: EventID
    if fields["action"] == nil {
      action = id
    } else {
      // All events of a write come from one device and refer to its first event.
      guard let given = fields.event("action"), given < id, given.device == id.device else { return nil }
      action = given
    }
    self.init(
      id: id, action: action, profile: ProfileID(rawValue: profile), date: date, kind: kind,
      content: EventKind(rawValue: kind).flatMap { EventContent($0, fields) }, bytes: bytes)
  }

  /// Returns whether the line ends with its own checksum.
  static func isIntact(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > tailBytes, bytes.count <= maximumBytes, bytes.first == UInt8(ascii: "{") else { return false }
    return Array(bytes.suffix(tailBytes)) == tail(Checksum(bytes.dropLast(tailBytes)))
  }

  static func tail(_ checksum: Checksum) -> [UInt8] {
    let sum = String(checksum.value, radix: 16)
    return Array((tailStart + String(repeating: "0", count: 8 - sum.count) + sum + "\"}").utf8)
  }

  static let tailStart = #","~":""#
  static let tailBytes = tailStart.utf8.count + 10
}
