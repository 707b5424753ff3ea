import ImagePipeline

@testable import struct ImagePipeline.ImagePipelineConfiguration
@testable import class ImagePipeline.Stage

extension Stage {
  /// Takes a place as a large picture would, until the stream ends.
  func occupy(until gate: AsyncStream<Void>) async {
    try? await run(priority: { .high }) { () throws(ImagePipelineError) in
      for await _ in gate {}
    }
  }
}

extension ImagePipelineConfiguration {
  /// For tests of what a single attempt does.
  static var withoutRetries: ImagePipelineConfiguration {
    var configuration = ImagePipelineConfiguration()
    configuration.retries = .never
    return configuration
  }
}
