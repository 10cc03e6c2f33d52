// libcurl without linking it: the library is opened when the first request needs it, since linking it costs every
// start 5 ms. Constants and types come from its headers; functions come from a table that dlsym(3) fills. Also here:
// one function for each C type that libcurl's variadic functions take, since Swift can't call those.
//
// Nothing here holds state. A CCurl is immutable once loaded, and may be used from any thread.

#ifndef KITH_CCURL_H
#define KITH_CCURL_H

#include <curl/curl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
// For the descriptor that wakes the thread; Swift's Glibc module lacks it.
#include <sys/eventfd.h>

typedef struct CCurl CCurl;

/// Opens the library and fills the table; NULL when it isn't there or lacks a function.
const CCurl *_Nullable ccurl_load(const char *_Nonnull library);
/// Frees the table. The library stays open: OpenSSL does not survive its closing.
void ccurl_free(const CCurl *_Nonnull curl);

CURL *_Nullable ccurl_easy_init(const CCurl *_Nonnull curl);
void ccurl_easy_cleanup(const CCurl *_Nonnull curl, CURL *_Nonnull easy);

CURLcode ccurl_set_long(const CCurl *_Nonnull curl, CURL *_Nonnull easy, CURLoption option, long value);
CURLcode ccurl_set_size(const CCurl *_Nonnull curl, CURL *_Nonnull easy, CURLoption option, curl_off_t value);
/// libcurl copies the text.
CURLcode ccurl_set_text(const CCurl *_Nonnull curl, CURL *_Nonnull easy, CURLoption option, const char *_Nonnull value);
/// libcurl keeps the pointer.
CURLcode ccurl_set_pointer(const CCurl *_Nonnull curl, CURL *_Nonnull easy, CURLoption option, void *_Nullable value);
/// For CURLOPT_COPYPOSTFIELDS: libcurl copies as many bytes as CURLOPT_POSTFIELDSIZE_LARGE said before.
CURLcode ccurl_set_bytes(const CCurl *_Nonnull curl, CURL *_Nonnull easy, CURLoption option, const void *_Nonnull value);
/// For CURLOPT_WRITEFUNCTION and CURLOPT_HEADERFUNCTION.
CURLcode ccurl_set_callback(
    const CCurl *_Nonnull curl, CURL *_Nonnull easy, CURLoption option, curl_write_callback _Nonnull callback);

/// 0 when the library doesn't know the information.
long ccurl_get_long(const CCurl *_Nonnull curl, CURL *_Nonnull easy, CURLINFO info);
curl_off_t ccurl_get_size(const CCurl *_Nonnull curl, CURL *_Nonnull easy, CURLINFO info);

/// NULL when memory runs out; the list is then as it was.
struct curl_slist *_Nullable ccurl_list_append(
    const CCurl *_Nonnull curl, struct curl_slist *_Nullable list, const char *_Nonnull text);
void ccurl_list_free(const CCurl *_Nonnull curl, struct curl_slist *_Nullable list);

CURLM *_Nullable ccurl_multi_init(const CCurl *_Nonnull curl);
void ccurl_multi_cleanup(const CCurl *_Nonnull curl, CURLM *_Nonnull multi);
CURLMcode ccurl_multi_add(const CCurl *_Nonnull curl, CURLM *_Nonnull multi, CURL *_Nonnull easy);
void ccurl_multi_remove(const CCurl *_Nonnull curl, CURLM *_Nonnull multi, CURL *_Nonnull easy);
CURLMcode ccurl_multi_perform(const CCurl *_Nonnull curl, CURLM *_Nonnull multi);
/// Waits for the transfers' sockets and for one more descriptor (ignored when negative) to become readable.
CURLMcode ccurl_multi_poll(const CCurl *_Nonnull curl, CURLM *_Nonnull multi, int descriptor, int milliseconds);
/// Takes one finished transfer; false when there is none.
bool ccurl_multi_next_done(
    const CCurl *_Nonnull curl, CURLM *_Nonnull multi, CURL *_Nullable *_Nonnull easy, CURLcode *_Nonnull result);

/// Waits until a thread has ended, for at most so many seconds; nonzero when it has not (pthread_timedjoin_np, which is
/// GNU's own and so no part of Swift's Glibc module).
int ccurl_join(pthread_t thread, int seconds);

#endif
