import AppFoundation
import Catalogue
import Containment
import Foundation
import GTK
import LoadingState
import Localization
import ScreenFoundation
import WebTrailers

/// The trailers of a title. Media files play above the shelf; web videos play in a separate window.
package final class TrailersSection: ViewController, PageSection {
  package let fillsWidth = true
  private let shelf: ShelfController<CardView<VideoCard>>
  private let web: WebTrailerPlayer
  private let clock: any Clock<Duration>
  private let openAddress: (URL) async -> Bool
  private let container = ChildContainer("the player")
  private let banner = BannerView()
  private var player: FilePlayerController?
  /// The address that the banner is about.
  private var failedAddress: URL?

  /// - Parameters:
  ///   - clock: The clock for the time after which full-screen controls disappear.
  ///   - openAddress: Opens an address in another app. Returns `false` if there is none.
  package init(
    images: any ImageProviding, web: WebTrailerPlayer, clock: any Clock<Duration>,
    openAddress: @escaping (URL) async -> Bool
  ) {
    self.web = web
    self.clock = clock
    self.openAddress = openAddress
    shelf = ShelfController(title: tr("Trailers"), images: images, shape: .trailer)
    super.init(title: tr("Trailers"))
    shelf.onSelect = { [weak self] in self?.play($0) }
  }

  package override func loadView() {
    view = Box(.vertical, [banner.widget, container.widget])
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    add(child: shelf)
    banner.handlers.retry = { [weak self] in self?.openElsewhere() }
  }

  package override func viewWillDisappear() {
    super.viewWillDisappear()
    close()
    banner.message = nil
  }

  package func show(_ page: TitlePage) {
    shelf.items = page.videos.filter(\.isPlayable)
    view.isVisible = !shelf.items.isEmpty
  }
}

extension TrailersSection {
  /// Plays the first video, which is a trailer if there is one.
  package func playFirst() { shelf.items.first.map(play) }

  private func play(_ video: VideoCard) {
    banner.message = nil
    switch video.source {
    case .file(let address): playFile(address, video)
    case .web(let trailer):
      close()
      web.play(trailer, name: video.name) { [weak self] in self?.show(.noBrowser(for: $0), about: $0) }
    case .other: break
    }
  }

  private func playFile(_ address: URL, _ video: VideoCard) {
    let player = FilePlayerController(MediaFile(address: address.absoluteString), name: video.name, clock: clock)
    player.onClose = { [weak self] in
      self?.close()
      self?.shelf.takeFocus()
    }
    player.onFailure = { [weak self] failure in
      let hadFocus = self?.player?.view.containsFocus == true
      self?.close()
      self?.show(failure.message(address), about: address)
      if hadFocus { self?.shelf.takeFocus() }
    }
    self.player = player
    add(child: player, in: container)
    player.takeFocus()
  }

  private func close() {
    player?.remove()
    player = nil
  }

  private func show(_ message: StateMessage, about address: URL) {
    failedAddress = address
    banner.message = message
    announce(message.untitledExplanation)
  }

  private func openElsewhere() {
    guard let address = failedAddress else { return }
    Task {
      if await !openAddress(address) { show(.noBrowser(for: address), about: address) }
    }
  }
}

extension MediaFile.Failure {
  fileprivate func message(_ address: URL) -> StateMessage {
    switch self {
    case .noPlayer: .noPlayer(for: address)
    case .unplayable(let details): .unplayable(address, details: details)
    }
  }
}
