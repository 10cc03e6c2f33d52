// gdk-pixbuf without linking it: the library is opened when the first picture needs it, so that a start without
// pictures pays nothing. Its few functions and the one struct used here have not changed since GLib 2.0, so they are
// declared in CPixbuf.c, and no development package is needed to build. Also here: the loader's signal that tells the
// size, which Swift can't connect to, and loops over pixels.
//
// Nothing here holds state. A CPixbuf is immutable once loaded, and may be used from any thread.

#ifndef KITH_CPIXBUF_H
#define KITH_CPIXBUF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct CPixbuf CPixbuf;

/// What became of a picture.
typedef enum {
    CPIXBUF_DONE,
    /// The library knows the format only by a module that is not installed.
    CPIXBUF_UNKNOWN_FORMAT,
    /// The library reads another size in the header than the caller did; it was stopped.
    CPIXBUF_OTHER_SIZE,
    /// The library's message says why.
    CPIXBUF_FAILED,
} CPixbufStatus;

/// A picture's bytes, and what the caller knows of them.
typedef struct {
    /// The library's name of the format: "png", "jpeg", "gif" or "webp".
    const char *_Nonnull format;
    const uint8_t *_Nonnull bytes;
    size_t count;
    /// As the header says, before any rotation.
    int width;
    int height;
    /// The size to scale to while decoding, before any rotation; at least 1.
    int scaled_width;
    int scaled_height;
    /// For PNG, which the library can't scale before it has all pixels anyway: tells a picture whose rows end too early,
    /// of which the library says nothing, and leaves the rest of its memory as it was.
    bool counts_rows;
} CPixbufSource;

/// A decoded picture.
typedef struct {
    void *_Nullable pixbuf;
    /// After the rotation that EXIF asks for.
    int width;
    int height;
} CPixbufPixels;

enum {
    /// The longest message in bytes, its end included.
    CPIXBUF_MESSAGE = 200
};

/// Opens the library and fills the table; NULL when it isn't there or lacks a function. GLib's warnings, which would be
/// written over a screen, are silenced for the whole process.
const CPixbuf *_Nullable cpixbuf_load(const char *_Nonnull library);
/// Frees the table. The library stays open: GLib does not survive its closing.
void cpixbuf_free(const CPixbuf *_Nonnull library);

/// Opens the module that decodes a format; false where it is not installed.
bool cpixbuf_knows(const CPixbuf *_Nonnull library, const char *_Nonnull format);

/// Decodes the first frame. `message` has room for CPIXBUF_MESSAGE bytes. The pixels are to be freed if it is done.
CPixbufStatus cpixbuf_decode(
    const CPixbuf *_Nonnull library, const CPixbufSource *_Nonnull source, CPixbufPixels *_Nonnull pixels,
    char *_Nonnull message);
/// Writes width * height * 4 bytes: red, green, blue, alpha.
void cpixbuf_copy_rgba(const CPixbuf *_Nonnull library, const CPixbufPixels *_Nonnull pixels, uint8_t *_Nonnull rgba);
void cpixbuf_free_pixels(const CPixbuf *_Nonnull library, const CPixbufPixels *_Nonnull pixels);

/// Encodes width * height * 4 bytes as "png" or "jpeg"; `quality` ("0" to "100") is for JPEG, else NULL. JPEG leaves
/// alpha out. The bytes are to be freed if it is done.
CPixbufStatus cpixbuf_encode(
    const CPixbuf *_Nonnull library, const uint8_t *_Nonnull rgba, int width, int height,
    const char *_Nonnull format, const char *_Nullable quality, uint8_t *_Nullable *_Nonnull bytes,
    size_t *_Nonnull count, char *_Nonnull message);
void cpixbuf_free_bytes(const CPixbuf *_Nonnull library, uint8_t *_Nonnull bytes);

#endif
