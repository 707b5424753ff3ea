import Containment

/// A container that shows one of several controllers, with a crossfade between them.
final class SwitchController: StackController {
  func show(_ controller: ViewController) { crossfade(to: controller) }
}
