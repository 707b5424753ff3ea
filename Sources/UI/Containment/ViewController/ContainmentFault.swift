import Foundation

/// A programming error in the use of containment. By default, it stops the program with a message that names the
/// controllers.
public enum ContainmentFault {
  case addedToItself(ViewController)
  case hasParent(ViewController, parent: ViewController, newParent: ViewController)
  case loop(ViewController, newParent: ViewController)
  case notAChild(ViewController, of: ViewController?)
  /// The use of a controller after its removal. The container is given by name because it may no longer exist.
  case usedAfterRemoval(ViewController, container: String)
  case noSlot(for: ViewController, in: ViewController)
  case viewNotLoaded(ViewController)
  case superNotCalled(ViewController, method: String)

  /// The fault handler. The default writes the fault to standard error and stops the program; a test records it
  /// instead.
  public static var handler: @MainActor (ContainmentFault) -> Void = stop

  /// Writes a fault to standard error and stops the program. ``superNotCalled(_:method:)`` doesn't stop it.
  public static func stop(_ fault: ContainmentFault) {
    FileHandle.standardError.write(Data("Containment: \(fault.message)\n".utf8))
    if case .superNotCalled = fault { return }
    preconditionFailure(fault.message)
  }

  func raise() { Self.handler(self) }

  /// A sentence that describes the fault and names the controllers.
  public var message: String {
    switch self {
    case .addedToItself(let controller):
      "\(name(controller)) was added to itself."
    case .hasParent(let child, let parent, let newParent):
      "\(name(child)) was added to \(name(newParent)) while it is still in \(name(parent)). Remove it there first."
    case .loop(let child, let newParent):
      "\(name(child)) was added to \(name(newParent)), which is inside it."
    case .notAChild(let controller, let container?):
      "\(name(controller)) isn’t in \(name(container)), which was asked to remove it."
    case .notAChild(let controller, of: nil):
      "\(name(controller)) was removed, but it isn’t in a container."
    case .usedAfterRemoval(let controller, let container):
      "\(name(controller)) was used after it had been removed from \(container)."
    case .noSlot(let child, let container):
      "\(name(container)) has no slot for \(name(child)): specify one with add(child:in:), or override insertView(of:)."
    case .viewNotLoaded(let controller):
      "\(name(controller)).loadView() didn’t set a view."
    case .superNotCalled(let controller, let method):
      "\(name(controller)) overrides \(method) without calling super."
    }
  }

  private func name(_ controller: ViewController) -> String { controller.nameInMessages }
}

extension ViewController {
  /// The name of the type, followed by the title if there is one.
  final var nameInMessages: String {
    let type = String(describing: type(of: self))
    return title.map { "\(type) “\($0)”" } ?? type
  }
}
