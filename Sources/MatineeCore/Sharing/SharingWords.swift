import Foundation
import Library

// What came of exchanging with the shared folder, in words.
extension SharedFolder.Report {
  /// What of the folder could not be taken; `nil` where all was.
  public var problem: String? {
    if !unreadable.isEmpty {
      let names = unreadable.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
      let more = unreadable.count > 3 ? " and \(unreadable.count - 3) more" : ""
      return
        "\(names)\(more) in the folder cannot be read. Check who may read \(unreadable.count == 1 ? "it" : "them")."
    }
    if let link = links.first {
      let more = links.count > 1 ? " and \(links.count - 1) more" : ""
      return
        "“\(link)”\(more) in the folder leads out of it, and is not followed. Put the file itself there, or remove the link."
    }
    guard damaged > 0 else { return nil }
    let lines = damaged == 1 ? "1 line" : "\(damaged) lines"
    return "\(lines) in the folder cannot be understood. Open the app on the device that wrote them: it mends its file."
  }

  /// Of a command: "3 changes came, 2 were added. 2 devices share this folder."
  public var words: String {
    let came = merged.new == 1 ? "1 change came" : "\(merged.new) changes came"
    let added = written == 1 ? "1 was added" : "\(written) were added"
    return "\(came), \(added). \(devices == 1 ? "1 device shares" : "\(devices) devices share") this folder."
  }
}

extension SharedPictures.Report {
  /// What of the pictures could not be taken or given; `nil` where all could.
  public var problem: String? {
    switch refused.count {
    case 0:
      isUnwritable ? "Pictures of people could not be written. Check the folder, and that the disk has room." : nil
    case 1:
      "“\(BoundedText.line(refused[0], most: 60))” in the folder is no picture that can be shown, and was left out."
    default: "\(refused.count) files in the folder are no pictures that can be shown, and were left out."
    }
  }
}

extension LibraryError {
  /// What happened to a shared folder, and what can be done about it.
  public func sharingSentence(_ folder: URL) -> String {
    switch self {
    case .gone:
      "The folder \(folder.path) is not there. Bring it back or make it, or choose another one."
    case .diskFull:
      "There is no room left in the shared folder. Free some space: what others wrote was taken, and yours follows."
    case .readOnly:
      "The shared folder can only be read. Allow writing there: what others wrote was taken, and yours follows."
    case .unreadable, .unwritable:
      "The shared folder cannot be read or written. Check who may, and whether its disk is there."
    default: sentence
    }
  }
}
