import CATSPI

/// A method call to an object on the accessibility bus.
///
/// libatspi makes one call at a time, and reading a screen takes thousands. This type sends calls in batches over
/// libatspi's connection. The methods are those of AT-SPI's D-Bus interfaces.
struct BusCall {
  private let object: AccessibleNode
  private let interface: String
  private let member: String
  private var arguments: [BusValue] = []

  /// Creates a call to a method of one of AT-SPI's interfaces, such as `Component`.
  init(_ object: AccessibleNode, _ interface: String, _ member: String, _ arguments: [BusValue] = []) {
    self.object = object
    self.interface = "org.a11y.atspi.\(interface)"
    self.member = member
    self.arguments = arguments
  }

  /// Creates a call that reads a property of one of AT-SPI's interfaces.
  init(_ object: AccessibleNode, property: String, of interface: String) {
    self.object = object
    self.interface = "org.freedesktop.DBus.Properties"
    member = "Get"
    arguments = [.text("org.a11y.atspi.\(interface)"), .text(property)]
  }

  /// Creates a call that reads all properties of the Accessible interface, such as the name and the description.
  init(allPropertiesOf object: AccessibleNode) {
    self.object = object
    interface = "org.freedesktop.DBus.Properties"
    member = "GetAll"
    arguments = [.text("org.a11y.atspi.Accessible")]
  }

  /// Creates a call that asks the bus daemon for an application's process identifier.
  init(processOf application: AccessibleNode) {
    object = AccessibleNode(application: "org.freedesktop.DBus", path: "/org/freedesktop/DBus")
    interface = "org.freedesktop.DBus"
    member = "GetConnectionUnixProcessID"
    arguments = [.text(application.application)]
  }

  /// Creates a call that sets a property of one of AT-SPI's interfaces.
  init(_ object: AccessibleNode, set property: String, of interface: String, to value: BusValue) {
    self.object = object
    self.interface = "org.freedesktop.DBus.Properties"
    member = "Set"
    arguments = [.text("org.a11y.atspi.\(interface)"), .text(property), value]
  }
}

extension BusCall {
  /// A reply: its values, or the failure.
  typealias Reply = Result<[BusValue], NodeFailure>

  /// Sends all calls at once, and returns the replies in the same order.
  static func perform(_ calls: [BusCall]) -> [Reply] {
    guard let connection = atspi_get_a11y_bus() else { return calls.map { _ in .failure(.disappeared) } }
    let pending = calls.map { $0.send(over: connection) }
    dbus_connection_flush(connection)
    var isSilent = false
    return pending.map { pending in
      guard let pending else { return .failure(.disappeared) }
      defer { dbus_pending_call_unref(pending) }
      // After one timeout, the other calls have waited just as long.
      if isSilent, dbus_pending_call_get_completed(pending) == 0 {
        dbus_pending_call_cancel(pending)
        return .failure(.notResponding)
      }
      dbus_pending_call_block(pending)
      guard let reply = dbus_pending_call_steal_reply(pending) else { return .failure(.notResponding) }
      defer { dbus_message_unref(reply) }
      let values = BusValue.values(of: reply)
      guard let error = dbus_message_get_error_name(reply) else { return .success(values) }
      let failure = NodeFailure(error: String(cString: error), values.first?.text ?? "")
      isSilent = isSilent || failure == .notResponding
      return .failure(failure)
    }
  }

  /// Sends one call and waits for its reply.
  func perform() throws(NodeFailure) -> [BusValue] { try Self.perform([self])[0].get() }

  private func send(over connection: OpaquePointer) -> OpaquePointer? {
    guard let message = dbus_message_new_method_call(object.application, object.path, interface, member) else {
      return nil
    }
    defer { dbus_message_unref(message) }
    for argument in arguments { argument.append(to: message) }
    var pending: OpaquePointer?
    dbus_connection_send_with_reply(connection, message, &pending, Int32(Deadlines.hang.milliseconds))
    return pending
  }
}

/// An error that describes why an object could not be read.
enum NodeFailure: Error, Equatable {
  /// The object no longer exists.
  case disappeared
  /// The application doesn't reply.
  case notResponding
  /// Several objects matched when one was needed.
  case ambiguous(String, found: [String])
  /// The object exists but doesn't support the request.
  case unsupported(String)

  /// Classifies a D-Bus error: a timeout means that the application hangs, any other error that the object is gone.
  fileprivate init(error: String, _ message: String) {
    let isLate = error.hasSuffix(".NoReply") || error.hasSuffix(".Timeout") || error.hasSuffix(".TimedOut")
    self = isLate && !message.contains("disconnected") ? .notResponding : .disappeared
  }
}
