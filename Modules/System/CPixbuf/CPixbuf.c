#include "CPixbuf.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The public layout of GError.
typedef struct {
    uint32_t domain;
    int code;
    char *message;
} Error;

typedef void (*Callback)(void);

struct CPixbuf {
    void *(*loader_new_with_type)(const char *, Error **);
    void (*loader_set_size)(void *, int, int);
    int (*loader_write)(void *, const unsigned char *, size_t, Error **);
    int (*loader_close)(void *, Error **);
    void *(*loader_get_pixbuf)(void *);
    void *(*apply_embedded_orientation)(void *);
    void *(*scale_simple)(const void *, int, int, int);
    int (*get_width)(const void *);
    int (*get_height)(const void *);
    int (*get_rowstride)(const void *);
    int (*get_n_channels)(const void *);
    unsigned char *(*get_pixels)(const void *);
    void *(*new_from_data)(const unsigned char *, int, int, int, int, int, int, Callback, void *);
    int (*save_to_bufferv)(void *, char **, size_t *, const char *, char **, char **, Error **);
    unsigned long (*signal_connect_data)(void *, const char *, Callback, void *, Callback, int);
    void (*object_unref)(void *);
    void (*error_free)(Error *);
    void (*free)(void *);
    void *(*log_set_default_handler)(void (*)(const char *, int, const char *, void *), void *);
};

static bool fill(CPixbuf *table, void *library) {
    // dlsym also looks into what the library itself needs: GObject and GLib.
    const struct {
        void *place;
        const char *name;
    } symbols[] = {
        {&table->loader_new_with_type, "gdk_pixbuf_loader_new_with_type"},
        {&table->loader_set_size, "gdk_pixbuf_loader_set_size"},
        {&table->loader_write, "gdk_pixbuf_loader_write"},
        {&table->loader_close, "gdk_pixbuf_loader_close"},
        {&table->loader_get_pixbuf, "gdk_pixbuf_loader_get_pixbuf"},
        {&table->apply_embedded_orientation, "gdk_pixbuf_apply_embedded_orientation"},
        {&table->scale_simple, "gdk_pixbuf_scale_simple"},
        {&table->get_width, "gdk_pixbuf_get_width"},
        {&table->get_height, "gdk_pixbuf_get_height"},
        {&table->get_rowstride, "gdk_pixbuf_get_rowstride"},
        {&table->get_n_channels, "gdk_pixbuf_get_n_channels"},
        {&table->get_pixels, "gdk_pixbuf_get_pixels"},
        {&table->new_from_data, "gdk_pixbuf_new_from_data"},
        {&table->save_to_bufferv, "gdk_pixbuf_save_to_bufferv"},
        {&table->signal_connect_data, "g_signal_connect_data"},
        {&table->object_unref, "g_object_unref"},
        {&table->error_free, "g_error_free"},
        {&table->free, "g_free"},
        {&table->log_set_default_handler, "g_log_set_default_handler"},
    };
    for (size_t index = 0; index < sizeof symbols / sizeof *symbols; index++) {
        void *symbol = dlsym(library, symbols[index].name);
        if (symbol == NULL) return false;
        *(void **)symbols[index].place = symbol;
    }
    return true;
}

static void say_nothing(const char *domain, int level, const char *text, void *data) {
    (void)domain, (void)level, (void)text, (void)data;
}

const CPixbuf *cpixbuf_load(const char *name) {
    void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return NULL;
    CPixbuf *table = calloc(1, sizeof *table);
    if (table == NULL) return NULL;
    if (!fill(table, library)) {
        free(table);
        return NULL;
    }
    table->log_set_default_handler(say_nothing, NULL);
    return table;
}

void cpixbuf_free(const CPixbuf *library) { free((void *)library); }

static CPixbufStatus fail(const CPixbuf *library, Error *error, char *message) {
    snprintf(message, CPIXBUF_MESSAGE, "%s", error != NULL && error->message != NULL ? error->message : "");
    if (error != NULL) library->error_free(error);
    return CPIXBUF_FAILED;
}

bool cpixbuf_knows(const CPixbuf *library, const char *format) {
    Error *error = NULL;
    void *loader = library->loader_new_with_type(format, &error);
    if (error != NULL) library->error_free(error);
    if (loader == NULL) return false;
    // A loader must be closed in any case; this one has no picture to complain of.
    library->loader_close(loader, NULL);
    library->object_unref(loader);
    return true;
}

typedef struct {
    const CPixbuf *library;
    const CPixbufSource *source;
    bool is_other_size;
    int rows;
} Decoding;

// Called before the loader allocates pixels; a size of 0 makes it stop.
static void size_prepared(void *loader, int width, int height, void *data) {
    Decoding *decoding = data;
    const CPixbufSource *source = decoding->source;
    decoding->is_other_size = width != source->width || height != source->height;
    if (decoding->is_other_size) {
        decoding->library->loader_set_size(loader, 0, 0);
    } else if (!source->counts_rows) {
        decoding->library->loader_set_size(loader, source->scaled_width, source->scaled_height);
    }
}

static void area_updated(void *loader, int x, int y, int width, int height, void *data) {
    (void)loader, (void)x, (void)width;
    Decoding *decoding = data;
    if (y + height > decoding->rows) decoding->rows = y + height;
}

// NULL where the loader got no picture, or only a part of one that it doesn't complain of. The full-size pixels of a
// scaled picture go with the loader, and an orientation may make a copy: what is returned is the caller's.
static void *finished_pixbuf(const Decoding *decoding, void *loader) {
    const CPixbuf *library = decoding->library;
    const CPixbufSource *source = decoding->source;
    void *pixbuf = library->loader_get_pixbuf(loader);
    if (pixbuf == NULL || decoding->is_other_size) return NULL;
    if (!source->counts_rows) return library->apply_embedded_orientation(pixbuf);
    if (decoding->rows < source->height) return NULL;
    const int bilinear = 2;
    return library->scale_simple(pixbuf, source->scaled_width, source->scaled_height, bilinear);
}

CPixbufStatus cpixbuf_decode(
    const CPixbuf *library, const CPixbufSource *source, CPixbufPixels *pixels, char *message) {
    Error *error = NULL;
    void *loader = library->loader_new_with_type(source->format, &error);
    if (loader == NULL) {
        fail(library, error, message);
        return CPIXBUF_UNKNOWN_FORMAT;
    }
    Decoding decoding = {.library = library, .source = source};
    library->signal_connect_data(loader, "size-prepared", (Callback)size_prepared, &decoding, NULL, 0);
    library->signal_connect_data(loader, "area-updated", (Callback)area_updated, &decoding, NULL, 0);
    bool is_done = library->loader_write(loader, source->bytes, source->count, &error);
    // A loader must be closed in any case; the first error is the one that tells.
    if (!library->loader_close(loader, is_done ? &error : NULL)) is_done = false;
    void *pixbuf = is_done ? finished_pixbuf(&decoding, loader) : NULL;
    library->object_unref(loader);
    if (pixbuf == NULL) {
        CPixbufStatus status = fail(library, error, message);
        return decoding.is_other_size ? CPIXBUF_OTHER_SIZE : status;
    }
    *pixels = (CPixbufPixels){
        .pixbuf = pixbuf, .width = library->get_width(pixbuf), .height = library->get_height(pixbuf)};
    return CPIXBUF_DONE;
}

void cpixbuf_copy_rgba(const CPixbuf *library, const CPixbufPixels *pixels, uint8_t *rgba) {
    const unsigned char *row = library->get_pixels(pixels->pixbuf);
    int stride = library->get_rowstride(pixels->pixbuf);
    int channels = library->get_n_channels(pixels->pixbuf);
    for (int y = 0; y < pixels->height; y++, row += stride) {
        if (channels == 4) {
            memcpy(rgba, row, (size_t)pixels->width * 4);
            rgba += (size_t)pixels->width * 4;
            continue;
        }
        for (int x = 0; x < pixels->width; x++, rgba += 4) {
            memcpy(rgba, row + (size_t)x * 3, 3);
            rgba[3] = 255;
        }
    }
}

void cpixbuf_free_pixels(const CPixbuf *library, const CPixbufPixels *pixels) {
    library->object_unref(pixels->pixbuf);
}

CPixbufStatus cpixbuf_encode(
    const CPixbuf *library, const uint8_t *rgba, int width, int height, const char *format, const char *quality,
    uint8_t **bytes, size_t *count, char *message) {
    // Borrows the pixels: color space RGB (0), alpha (1), 8 bits a sample.
    void *pixbuf = library->new_from_data(rgba, 0, 1, 8, width, height, width * 4, NULL, NULL);
    if (pixbuf == NULL) return fail(library, NULL, message);
    char *keys[] = {"quality", NULL};
    char *values[] = {(char *)quality, NULL};
    Error *error = NULL;
    char *buffer = NULL;
    int is_done = library->save_to_bufferv(
        pixbuf, &buffer, count, format, quality != NULL ? keys : NULL, quality != NULL ? values : NULL, &error);
    library->object_unref(pixbuf);
    if (!is_done) return fail(library, error, message);
    *bytes = (uint8_t *)buffer;
    return CPIXBUF_DONE;
}

void cpixbuf_free_bytes(const CPixbuf *library, uint8_t *bytes) { library->free(bytes); }
