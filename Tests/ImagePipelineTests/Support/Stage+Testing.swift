import ImagePipeline

@testable import struct ImagePipeline.ImagePipelineConfiguration
@testable import class ImagePipeline.Stage

extension Stage {
  /// Occupies a slot until the stream ends, like slow work on a large picture.
  func occupy(until gate: AsyncStream<Void>) async {
    try? await run(priority: { .high }) { () throws(ImagePipelineError) in
      for await _ in gate {}
    }
  }
}

extension ImagePipelineConfiguration {
  /// A configuration for tests of a single attempt.
  static var withoutRetries: ImagePipelineConfiguration {
    var configuration = ImagePipelineConfiguration()
    configuration.retries = .never
    return configuration
  }
}
