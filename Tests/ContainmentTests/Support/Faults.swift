import Containment

/// Returns the messages of the faults that `body` raises. The faults don't stop the program.
@MainActor func faults(_ body: () throws -> Void) rethrows -> [String] {
  var messages: [String] = []
  let handler = ContainmentFault.handler
  ContainmentFault.handler = { messages.append($0.message) }
  defer { ContainmentFault.handler = handler }
  try body()
  return messages
}
