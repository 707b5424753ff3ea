import Containment

/// Returns a state container around a list, as the app's fetchers have.
@MainActor func makeListContainer(
  _ images: any ImageProviding = SuspendableImages()
) -> (container: StateController<[Entry]>, list: ListController<Entry>) {
  let list = ListController<Entry>(images: images)
  let container = StateController<[Entry]>(content: list) { [weak list] in list?.items = $0 }
  container.handlers.retry = {}
  container.describeContent = { $0.count == 1 ? "1 item" : "\($0.count) items" }
  return (container, list)
}
