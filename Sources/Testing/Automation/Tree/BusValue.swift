import CATSPI

/// A value in a D-Bus message, limited to the types that AT-SPI uses.
enum BusValue: Equatable {
  case text(String)
  case integer(Int)
  /// A number that is sent as unsigned.
  case unsigned(UInt32)
  case real(Double)
  case flag(Bool)
  /// An array, a structure, or an entry of a dictionary.
  case list([BusValue])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var integer: Int? { if case .integer(let integer) = self { integer } else { nil } }
  var real: Double? { if case .real(let real) = self { real } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  var list: [BusValue] { if case .list(let list) = self { list } else { [] } }

  /// The dictionary's values by key.
  var dictionary: [String: BusValue] {
    Dictionary(
      list.compactMap { entry in entry.list.count == 2 ? entry.list[0].text.map { ($0, entry.list[1]) } : nil },
      uniquingKeysWith: { $1 })
  }
}

extension BusValue {
  /// Reads all values of a message.
  static func values(of message: OpaquePointer) -> [BusValue] {
    var iterator = DBusMessageIter()
    guard dbus_message_iter_init(message, &iterator) != 0 else { return [] }
    return all(&iterator)
  }

  /// Appends the value to a message.
  func append(to message: OpaquePointer) {
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(message, &iterator)
    switch self {
    case .text(let text):
      text.withCString { pointer in
        var pointer: UnsafePointer<CChar>? = pointer
        dbus_message_iter_append_basic(&iterator, BusType.string.code, &pointer)
      }
    case .integer(let integer):
      var number = Int32(clamping: integer)
      dbus_message_iter_append_basic(&iterator, BusType.int32.code, &number)
    case .real(let real): Self.appendVariant(real, &iterator)
    case .unsigned(let number):
      var number = number
      dbus_message_iter_append_basic(&iterator, BusType.uint32.code, &number)
    case .flag, .list: break
    }
  }

  // AT-SPI takes a floating-point number only as the new value of a property, which is a variant.
  private static func appendVariant(_ real: Double, _ iterator: inout DBusMessageIter) {
    var inner = DBusMessageIter()
    var real = real
    dbus_message_iter_open_container(&iterator, BusType.variant.code, "d", &inner)
    dbus_message_iter_append_basic(&inner, BusType.double.code, &real)
    dbus_message_iter_close_container(&iterator, &inner)
  }

  private static func all(_ iterator: inout DBusMessageIter) -> [BusValue] {
    var values: [BusValue] = []
    while dbus_message_iter_get_arg_type(&iterator) != 0 {
      if let value = one(&iterator) { values.append(value) }
      dbus_message_iter_next(&iterator)
    }
    return values
  }

  private static func one(_ iterator: inout DBusMessageIter) -> BusValue? {
    switch BusType(code: dbus_message_iter_get_arg_type(&iterator)) {
    case .string, .path:
      var pointer: UnsafePointer<CChar>?
      dbus_message_iter_get_basic(&iterator, &pointer)
      return pointer.map { .text(String(cString: $0)) }
    case .int32: return .integer(Int(basic(&iterator, Int32(0))))
    case .uint32: return .integer(Int(basic(&iterator, UInt32(0))))
    case .int16: return .integer(Int(basic(&iterator, Int16(0))))
    case .double: return .real(basic(&iterator, 0.0))
    case .boolean: return .flag(basic(&iterator, UInt32(0)) != 0)
    case .array, .structure, .entry:
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&iterator, &inner)
      return .list(all(&inner))
    case .variant:
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&iterator, &inner)
      return one(&inner)
    case nil: return nil
    }
  }

  private static func basic<Number: BitwiseCopyable>(_ iterator: inout DBusMessageIter, _ zero: Number) -> Number {
    var number = zero
    dbus_message_iter_get_basic(&iterator, &number)
    return number
  }
}

/// The D-Bus types by their signature letters.
private enum BusType: Unicode.Scalar {
  case string = "s"
  case path = "o"
  case int16 = "n"
  case int32 = "i"
  case uint32 = "u"
  case double = "d"
  case boolean = "b"
  case array = "a"
  case structure = "r"
  case entry = "e"
  case variant = "v"

  init?(code: Int32) {
    guard let letter = Unicode.Scalar(UInt32(bitPattern: code)) else { return nil }
    self.init(rawValue: letter)
  }

  var code: Int32 { Int32(rawValue.value) }
}
