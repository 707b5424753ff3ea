// The functions of libcurl that Matinee uses. Each has the meaning of libcurl's function of that name, except that
// functions with variable arguments, which Swift can't call, have typed versions.
#pragma once

#include <curl/curl.h>

// Constants that are enumerators in some versions of libcurl, and macros in others.
static const long ccurl_netrc_ignored = CURL_NETRC_IGNORED;
static const long ccurl_proxy_http = CURLPROXY_HTTP;
static const long ccurl_proxy_socks5_hostname = CURLPROXY_SOCKS5_HOSTNAME;
static const long ccurl_header_separate = CURLHEADER_SEPARATE;
static const long ccurl_auth_basic = CURLAUTH_BASIC;
static const long ccurl_http_1_1 = CURL_HTTP_VERSION_1_1;
static const long ccurl_http_2_tls = CURL_HTTP_VERSION_2TLS;
static const long ccurl_tls_1_2 = CURL_SSLVERSION_TLSv1_2;

// Loads and initializes libcurl once, before any other call. If libcurl can't be loaded, returns an error, and no other
// function may be called.
CURLcode ccurl_initialize(void);

CURL *ccurl_easy_init(void);
void ccurl_easy_cleanup(CURL *easy);
const char *ccurl_easy_strerror(CURLcode code);

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *string);
void ccurl_slist_free_all(struct curl_slist *list);

CURLM *ccurl_multi_init(void);
CURLMcode ccurl_multi_cleanup(CURLM *multi);
CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_perform(CURLM *multi, int *running);
CURLMcode ccurl_multi_poll(CURLM *multi, int timeout_ms);
CURLMcode ccurl_multi_wakeup(CURLM *multi);
CURLMsg *ccurl_multi_info_read(CURLM *multi, int *remaining);
CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value);

CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value);

// libcurl copies the string.
CURLcode ccurl_set_string(CURL *easy, CURLoption option, const char *value);

// libcurl doesn't copy the list. It must exist as long as the handle uses it.
CURLcode ccurl_set_headers(CURL *easy, struct curl_slist *headers);

// libcurl copies the body.
CURLcode ccurl_set_body(CURL *easy, const void *bytes, size_t count);

// `context` becomes the last argument of all three functions, and the result of ccurl_context.
CURLcode ccurl_set_callbacks(
    CURL *easy, void *context, int (*connected)(void *, char *, char *, int, int),
    size_t (*header)(char *, size_t, size_t, void *), size_t (*body)(char *, size_t, size_t, void *));

void *ccurl_context(CURL *easy);

// The result of the verification of the server's certificate, one of OpenSSL's X509_V_…; 0 if it succeeded or didn't
// happen.
long ccurl_verification_result(CURL *easy);

// The status of the proxy's last response to CONNECT; 0 if there was none.
long ccurl_proxy_status(CURL *easy);

// Opens sockets that programs started by this process don't inherit.
CURLcode ccurl_set_private_sockets(CURL *easy);

// Names the calling thread for debuggers, and blocks SIGPIPE in it: OpenSSL would raise it after a server has closed a
// connection, which must not end the process.
void ccurl_prepare_thread(const char *name);
