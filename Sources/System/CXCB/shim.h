// libxcb's headers for Swift, and the XTEST extension's request that sends input to a display.
#pragma once

#include <stdint.h>
#include <xcb/xcb.h>
#include <xcb/xcbext.h>

// Sends XTEST's FakeInput request, encoded as in the extension's protocol specification. libxcb itself supports only
// the core protocol. `kind` is the event's number (XCB_KEY_PRESS …), and `detail` is a key code or a button number. A
// time of 0 means immediately.
static inline void automation_fake_input(
    xcb_connection_t *connection, uint8_t kind, uint8_t detail, xcb_window_t root, int16_t x, int16_t y) {
  static xcb_extension_t extension = {"XTEST", 0};
  struct {
    uint8_t major, minor;
    uint16_t length;
    uint8_t kind, detail, unused[2];
    uint32_t time, root, unused_too[2];
    int16_t x, y;
    uint8_t unused_three[7], device;
  } request = {.kind = kind, .detail = detail, .root = root, .x = x, .y = y};
  struct iovec parts[4] = {{0}, {0}, {&request, sizeof(request)}, {0, 0}};
  xcb_protocol_request_t protocol = {.count = 2, .ext = &extension, .opcode = 2, .isvoid = 1};
  xcb_send_request(connection, 0, parts + 2, &protocol);
}
