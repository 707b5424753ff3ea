import Catalogue
import Foundation
import Logging

/// The catalogue of the app: what happens in it that nobody asked for is logged.
extension Catalogue {
  /// In a folder for files that may vanish at any time. Nothing is opened before it is needed.
  public static func logging(in folder: URL) -> Catalogue {
    let logger = Logger(label: "Catalogue")
    return Catalogue(
      folder: folder,
      onEvent: { event in
        switch event {
        case .setAside(let old):
          logger.warning(
            "What was kept cannot be used; begun anew.",
            metadata: ["reason": "\(old.reason)", "file": "\(old.file.path)"])
        case .notKept(let key, let error):
          logger.warning("Not kept.", metadata: ["answer": "\(key)", "reason": "\(error)"])
        }
      })
  }
}
