#define _GNU_SOURCE
#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#undef curl_easy_setopt
#undef curl_easy_getinfo

struct CCurl {
    CURLcode (*global_init)(long);
    CURL *(*easy_init)(void);
    void (*easy_cleanup)(CURL *);
    CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
    CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
    struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
    void (*slist_free_all)(struct curl_slist *);
    CURLM *(*multi_init)(void);
    CURLMcode (*multi_cleanup)(CURLM *);
    CURLMcode (*multi_add_handle)(CURLM *, CURL *);
    CURLMcode (*multi_remove_handle)(CURLM *, CURL *);
    CURLMcode (*multi_perform)(CURLM *, int *);
    CURLMcode (*multi_poll)(CURLM *, struct curl_waitfd[], unsigned int, int, int *);
    CURLMsg *(*multi_info_read)(CURLM *, int *);
};

// Several clients may load at the same moment, and curl_global_init is not thread-safe before 7.84.
static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;

static bool fill(CCurl *curl, void *library) {
    const struct {
        void *place;
        const char *name;
    } symbols[] = {
        {&curl->global_init, "curl_global_init"},
        {&curl->easy_init, "curl_easy_init"},
        {&curl->easy_cleanup, "curl_easy_cleanup"},
        {&curl->easy_setopt, "curl_easy_setopt"},
        {&curl->easy_getinfo, "curl_easy_getinfo"},
        {&curl->slist_append, "curl_slist_append"},
        {&curl->slist_free_all, "curl_slist_free_all"},
        {&curl->multi_init, "curl_multi_init"},
        {&curl->multi_cleanup, "curl_multi_cleanup"},
        {&curl->multi_add_handle, "curl_multi_add_handle"},
        {&curl->multi_remove_handle, "curl_multi_remove_handle"},
        {&curl->multi_perform, "curl_multi_perform"},
        {&curl->multi_poll, "curl_multi_poll"},
        {&curl->multi_info_read, "curl_multi_info_read"},
    };
    for (size_t index = 0; index < sizeof symbols / sizeof *symbols; index++) {
        void *symbol = dlsym(library, symbols[index].name);
        if (symbol == NULL) return false;
        *(void **)symbols[index].place = symbol;
    }
    return true;
}

const CCurl *ccurl_load(const char *name) {
    void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return NULL;
    CCurl *curl = calloc(1, sizeof *curl);
    if (curl == NULL) return NULL;
    pthread_mutex_lock(&loading);
    bool ready = fill(curl, library) && curl->global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
    pthread_mutex_unlock(&loading);
    if (ready) return curl;
    free(curl);
    return NULL;
}

void ccurl_free(const CCurl *curl) { free((void *)curl); }

CURL *ccurl_easy_init(const CCurl *curl) { return curl->easy_init(); }

void ccurl_easy_cleanup(const CCurl *curl, CURL *easy) { curl->easy_cleanup(easy); }

CURLcode ccurl_set_long(const CCurl *curl, CURL *easy, CURLoption option, long value) {
    return curl->easy_setopt(easy, option, value);
}

CURLcode ccurl_set_size(const CCurl *curl, CURL *easy, CURLoption option, curl_off_t value) {
    return curl->easy_setopt(easy, option, value);
}

CURLcode ccurl_set_text(const CCurl *curl, CURL *easy, CURLoption option, const char *value) {
    return curl->easy_setopt(easy, option, value);
}

CURLcode ccurl_set_pointer(const CCurl *curl, CURL *easy, CURLoption option, void *value) {
    return curl->easy_setopt(easy, option, value);
}

CURLcode ccurl_set_bytes(const CCurl *curl, CURL *easy, CURLoption option, const void *value) {
    return curl->easy_setopt(easy, option, value);
}

CURLcode ccurl_set_callback(const CCurl *curl, CURL *easy, CURLoption option, curl_write_callback callback) {
    return curl->easy_setopt(easy, option, callback);
}

long ccurl_get_long(const CCurl *curl, CURL *easy, CURLINFO info) {
    long value = 0;
    return curl->easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}

curl_off_t ccurl_get_size(const CCurl *curl, CURL *easy, CURLINFO info) {
    curl_off_t value = 0;
    return curl->easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}

struct curl_slist *ccurl_list_append(const CCurl *curl, struct curl_slist *list, const char *text) {
    return curl->slist_append(list, text);
}

void ccurl_list_free(const CCurl *curl, struct curl_slist *list) { curl->slist_free_all(list); }

CURLM *ccurl_multi_init(const CCurl *curl) { return curl->multi_init(); }

void ccurl_multi_cleanup(const CCurl *curl, CURLM *multi) { curl->multi_cleanup(multi); }

CURLMcode ccurl_multi_add(const CCurl *curl, CURLM *multi, CURL *easy) { return curl->multi_add_handle(multi, easy); }

void ccurl_multi_remove(const CCurl *curl, CURLM *multi, CURL *easy) { curl->multi_remove_handle(multi, easy); }

CURLMcode ccurl_multi_perform(const CCurl *curl, CURLM *multi) {
    int running = 0;
    return curl->multi_perform(multi, &running);
}

CURLMcode ccurl_multi_poll(const CCurl *curl, CURLM *multi, int descriptor, int milliseconds) {
    struct curl_waitfd extra = {.fd = descriptor, .events = CURL_WAIT_POLLIN, .revents = 0};
    return curl->multi_poll(multi, &extra, descriptor < 0 ? 0 : 1, milliseconds, NULL);
}

bool ccurl_multi_next_done(const CCurl *curl, CURLM *multi, CURL **easy, CURLcode *result) {
    int left = 0;
    CURLMsg *message;
    while ((message = curl->multi_info_read(multi, &left)) != NULL) {
        if (message->msg != CURLMSG_DONE) continue;
        *easy = message->easy_handle;
        *result = message->data.result;
        return true;
    }
    return false;
}

int ccurl_join(pthread_t thread, int seconds) {
    struct timespec deadline;
    clock_gettime(CLOCK_REALTIME, &deadline);
    deadline.tv_sec += seconds;
    return pthread_timedjoin_np(thread, NULL, &deadline);
}
