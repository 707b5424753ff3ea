import Foundation
import Library

// The text that reports the result of a sync with the shared folder.
extension SharedFolder.Report {
  /// A problem that lasts until the user does something about it; `nil` if there is none.
  public var problem: String? {
    if let name = newer.first {
      let more = newer.count > 1 ? " and \(newer.count - 1) more" : ""
      return
        "A later version of Matinee wrote “\(BoundedText.line(name, maximumLength: 60))”\(more) in the folder. Update Matinee on this device to merge \(newer.count == 1 ? "it" : "them")."
    }
    if !unreadable.isEmpty {
      let names = unreadable.prefix(3).map { "“\(BoundedText.line($0, maximumLength: 60))”" }.joined(separator: ", ")
      let more = unreadable.count > 3 ? " and \(unreadable.count - 3) more" : ""
      return
        "Matinee can’t read \(names)\(more) in the folder. Check \(unreadable.count == 1 ? "its" : "their") permissions."
    }
    if let link = links.first {
      let more = links.count > 1 ? " and \(links.count - 1) more" : ""
      return
        "“\(BoundedText.line(link, maximumLength: 60))”\(more) in the folder is a link to a place outside it, so Matinee ignored it. Put the file itself there, or remove the link."
    }
    if omitted > 0 {
      let files = omitted == 1 ? "1 file" : "\(omitted) files"
      return
        "The folder has more than \(SharedFolder.maximumFileCount) journals, and Matinee skipped \(files). Remove copies that your sync program made."
    }
    return nil
  }

  /// A finding that is reported only once; `nil` if there is none.
  public var notice: String? {
    if merged.postponed > 0 {
      let events = merged.postponed == 1 ? "1 change" : "\(merged.postponed) changes"
      return
        "\(events) in the folder \(merged.postponed == 1 ? "is" : "are") dated more than ten years ahead, and won’t count until then. Check the clocks of your devices."
    }
    if merged.conflicting > 0 {
      let changes = merged.conflicting == 1 ? "1 change has" : "\(merged.conflicting) changes have"
      return
        "\(changes) the same number as another one, and only one of them counts. This happens when a library is copied on one computer. Use only one of the copies."
    }
    guard let name = newlyDamaged.first else { return nil }
    let more = newlyDamaged.count > 1 ? " and \(newlyDamaged.count - 1) more" : ""
    return
      "Some lines of “\(BoundedText.line(name, maximumLength: 80))”\(more) in the folder are damaged. Matinee merged everything else. If your sync program made this copy in a conflict, delete it. Otherwise open Matinee on the device that wrote it, which then adds what is missing."
  }

  /// The result for the command line: "3 changes received, 2 sent. 2 devices share this folder."
  public var summary: String {
    let came = merged.new == 1 ? "1 change received" : "\(merged.new) changes received"
    let added = written == 1 ? "1 sent" : "\(written) sent"
    return "\(came), \(added). \(devices == 1 ? "1 device shares" : "\(devices) devices share") this folder."
  }
}

extension SharedPictures.Report {
  /// A sentence about pictures that couldn't be synced; `nil` if there are none.
  public var problem: String? {
    switch refused.count {
    case 0:
      isUnwritable
        ? "Matinee can’t save profile pictures in the folder. Check its permissions and the free disk space." : nil
    case 1:
      "Matinee skipped “\(BoundedText.line(refused[0], maximumLength: 60))” in the folder because it isn’t a supported picture."
    default: "Matinee skipped \(refused.count) files in the folder because they aren’t supported pictures."
    }
  }
}

extension LibraryError {
  /// Returns a sentence that explains a problem with a shared folder and its solution.
  public func sharingSentence(_ folder: URL) -> String {
    switch self {
    case .notFound:
      "The folder \(BoundedText.line(folder.path)) doesn’t exist. Restore or create it, or choose another one."
    case .diskFull:
      "The disk with the shared folder is full. Free some space. Matinee merged changes from other devices, and will add yours later."
    case .readOnly:
      "The shared folder is read-only. Make it writable. Matinee merged changes from other devices, and will add yours later."
    case .unreadable, .unwritable:
      "Matinee can’t read or write the shared folder. Check its permissions and whether its disk is connected."
    default: sentence
    }
  }
}
