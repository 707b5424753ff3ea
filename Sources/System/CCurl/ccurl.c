// libcurl, loaded when it is first used. It needs 28 more libraries, which would otherwise take up a part of each launch,
// even if no request is sent (docs/decisions/0038-launch.md).
#define _GNU_SOURCE
#define CURL_DISABLE_TYPECHECK

#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/socket.h>

#define FUNCTIONS(F) \
  F(easy_cleanup) F(easy_getinfo) F(easy_init) F(easy_setopt) F(easy_strerror) F(global_init) F(multi_add_handle) \
  F(multi_cleanup) F(multi_info_read) F(multi_init) F(multi_perform) F(multi_poll) F(multi_remove_handle) \
  F(multi_setopt) F(multi_wakeup) F(slist_append) F(slist_free_all)

// A pointer to each function.
static struct {
#define FIELD(name) __typeof__(&curl_##name) name;
  FUNCTIONS(FIELD)
} library;

static CURLcode status;

static void initialize(void) {
  status = CURLE_FAILED_INIT;
  void *handle = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return;
#define LOAD(name) \
  library.name = (__typeof__(library.name))dlsym(handle, "curl_" #name); \
  if (library.name == NULL) return;
  FUNCTIONS(LOAD)
  status = library.global_init(CURL_GLOBAL_DEFAULT);
}

CURLcode ccurl_initialize(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, initialize);
  return status;
}

CURL *ccurl_easy_init(void) { return library.easy_init(); }
void ccurl_easy_cleanup(CURL *easy) { library.easy_cleanup(easy); }
const char *ccurl_easy_strerror(CURLcode code) { return library.easy_strerror(code); }

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *string) {
  return library.slist_append(list, string);
}
void ccurl_slist_free_all(struct curl_slist *list) { library.slist_free_all(list); }

CURLM *ccurl_multi_init(void) { return library.multi_init(); }
CURLMcode ccurl_multi_cleanup(CURLM *multi) { return library.multi_cleanup(multi); }
CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *easy) { return library.multi_add_handle(multi, easy); }
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *easy) { return library.multi_remove_handle(multi, easy); }
CURLMcode ccurl_multi_perform(CURLM *multi, int *running) { return library.multi_perform(multi, running); }
CURLMcode ccurl_multi_poll(CURLM *multi, int timeout_ms) { return library.multi_poll(multi, NULL, 0, timeout_ms, NULL); }
CURLMcode ccurl_multi_wakeup(CURLM *multi) { return library.multi_wakeup(multi); }
CURLMsg *ccurl_multi_info_read(CURLM *multi, int *remaining) { return library.multi_info_read(multi, remaining); }
CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return library.multi_setopt(multi, option, value);
}

CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value) { return library.easy_setopt(easy, option, value); }

CURLcode ccurl_set_string(CURL *easy, CURLoption option, const char *value) {
  return library.easy_setopt(easy, option, value);
}

CURLcode ccurl_set_headers(CURL *easy, struct curl_slist *headers) {
  return library.easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
}

CURLcode ccurl_set_body(CURL *easy, const void *bytes, size_t count) {
  CURLcode code = library.easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
  return code != CURLE_OK ? code : library.easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, count > 0 ? bytes : "");
}

CURLcode ccurl_set_callbacks(
    CURL *easy, void *context, int (*connected)(void *, char *, char *, int, int),
    size_t (*header)(char *, size_t, size_t, void *), size_t (*body)(char *, size_t, size_t, void *)) {
  CURLcode code = library.easy_setopt(easy, CURLOPT_PRIVATE, context);
  if (code == CURLE_OK) code = library.easy_setopt(easy, CURLOPT_PREREQDATA, context);
  if (code == CURLE_OK) code = library.easy_setopt(easy, CURLOPT_PREREQFUNCTION, connected);
  if (code == CURLE_OK) code = library.easy_setopt(easy, CURLOPT_HEADERDATA, context);
  if (code == CURLE_OK) code = library.easy_setopt(easy, CURLOPT_HEADERFUNCTION, header);
  if (code == CURLE_OK) code = library.easy_setopt(easy, CURLOPT_WRITEDATA, context);
  if (code == CURLE_OK) code = library.easy_setopt(easy, CURLOPT_WRITEFUNCTION, body);
  return code;
}

void *ccurl_context(CURL *easy) {
  void *context = NULL;
  return library.easy_getinfo(easy, CURLINFO_PRIVATE, &context) == CURLE_OK ? context : NULL;
}

long ccurl_verification_result(CURL *easy) {
  long result = 0;
  return library.easy_getinfo(easy, CURLINFO_SSL_VERIFYRESULT, &result) == CURLE_OK ? result : 0;
}

long ccurl_proxy_status(CURL *easy) {
  long status = 0;
  return library.easy_getinfo(easy, CURLINFO_HTTP_CONNECTCODE, &status) == CURLE_OK ? status : 0;
}

static curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
  (void)context;
  (void)purpose;
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

CURLcode ccurl_set_private_sockets(CURL *easy) {
  return library.easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, open_socket);
}

void ccurl_prepare_thread(const char *name) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &signals, NULL);
  prctl(PR_SET_NAME, name);
}
