import ImagePipeline
import Synchronization

/// The events of a pipeline or a disk cache, in order.
final class EventLog: Sendable {
  private let log = Mutex<[ImagePipelineEvent]>([])

  var events: [ImagePipelineEvent] { log.withLock(\.self) }
  var record: @Sendable (ImagePipelineEvent) -> Void {
    { event in self.log.withLock { $0.append(event) } }
  }
}
