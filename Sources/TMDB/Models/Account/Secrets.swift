/// What a login hands out is secret: no description, dump or mirror of it shows more than its kind.
extension RequestToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "a request token" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["success": success]) }
}

extension Session: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "a session" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["success": success]) }
}

extension GuestSession: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "a guest session" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["success": success]) }
}
