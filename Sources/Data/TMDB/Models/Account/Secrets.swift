/// Descriptions, dumps and mirrors of a login's secrets, which show only their kind.
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
