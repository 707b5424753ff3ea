// libcurl's headers for Swift, with typed versions of the functions with variable arguments, which Swift can't call.
#pragma once

#include <curl/curl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>

// Constants that are enumerators in some versions of libcurl, and macros in others.
static const long ccurl_netrc_ignored = CURL_NETRC_IGNORED;
static const long ccurl_proxy_http = CURLPROXY_HTTP;
static const long ccurl_proxy_socks5_hostname = CURLPROXY_SOCKS5_HOSTNAME;
static const long ccurl_header_separate = CURLHEADER_SEPARATE;
static const long ccurl_auth_basic = CURLAUTH_BASIC;
static const long ccurl_http_1_1 = CURL_HTTP_VERSION_1_1;
static const long ccurl_http_2_tls = CURL_HTTP_VERSION_2TLS;
static const long ccurl_tls_1_2 = CURL_SSLVERSION_TLSv1_2;

static inline CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}

// libcurl copies the string.
static inline CURLcode ccurl_set_string(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}

// libcurl doesn't copy the list. It must exist as long as the handle uses it.
static inline CURLcode ccurl_set_headers(CURL *easy, struct curl_slist *headers) {
  return curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
}

// libcurl copies the body.
static inline CURLcode ccurl_set_body(CURL *easy, const void *bytes, size_t count) {
  CURLcode code = curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
  return code != CURLE_OK ? code : curl_easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, count > 0 ? bytes : "");
}

// `context` becomes the last argument of all three functions, and the result of ccurl_context.
static inline CURLcode ccurl_set_callbacks(
    CURL *easy, void *context, int (*connected)(void *, char *, char *, int, int),
    size_t (*header)(char *, size_t, size_t, void *), size_t (*body)(char *, size_t, size_t, void *)) {
  CURLcode code = curl_easy_setopt(easy, CURLOPT_PRIVATE, context);
  if (code == CURLE_OK) code = curl_easy_setopt(easy, CURLOPT_PREREQDATA, context);
  if (code == CURLE_OK) code = curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, connected);
  if (code == CURLE_OK) code = curl_easy_setopt(easy, CURLOPT_HEADERDATA, context);
  if (code == CURLE_OK) code = curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, header);
  if (code == CURLE_OK) code = curl_easy_setopt(easy, CURLOPT_WRITEDATA, context);
  if (code == CURLE_OK) code = curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, body);
  return code;
}

static inline void *ccurl_context(CURL *easy) {
  void *context = NULL;
  return curl_easy_getinfo(easy, CURLINFO_PRIVATE, &context) == CURLE_OK ? context : NULL;
}

// Opens sockets that programs started by this process don't inherit.
static inline curl_socket_t ccurl_open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
  (void)context;
  (void)purpose;
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

static inline CURLcode ccurl_set_private_sockets(CURL *easy) {
  return curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, ccurl_open_socket);
}

static inline CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

// Initializes libcurl once, before any other call.
static inline CURLcode ccurl_initialize(void) { return curl_global_init(CURL_GLOBAL_DEFAULT); }

// Names the calling thread for debuggers, and blocks SIGPIPE in it: OpenSSL would raise it after a server has closed a
// connection, which must not end the process.
static inline void ccurl_prepare_thread(const char *name) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &signals, NULL);
  prctl(PR_SET_NAME, name);
}
