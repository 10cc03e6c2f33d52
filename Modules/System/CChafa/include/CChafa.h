// libchafa without linking it: the library (and GLib with it) is opened when the first picture needs it. The few types
// and constants of its 1.12 interface that are used are declared in the C file, so that nothing must be installed to
// build. A picture goes in, and sixel bytes or cells come out; no object of the library is seen outside.
//
// Nothing here holds state. A CChafa is immutable once loaded, and may be used from any thread.

#ifndef KITH_CCHAFA_H
#define KITH_CCHAFA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct CChafa CChafa;

/// What a cell's colors are.
typedef enum {
    /// 0xRRGGBB.
    CCHAFA_RGB,
    /// Numbers from 16 to 255 of xterm's palette.
    CCHAFA_INDEXED,
    /// Numbers from 0 to 15.
    CCHAFA_ANSI,
    /// None: the symbols alone make the picture.
    CCHAFA_NO_COLORS,
} CChafaColors;

typedef struct {
    /// A Unicode scalar that takes one column.
    uint32_t character;
    /// As CChafaColors says; -1 where the picture is clear.
    int32_t foreground;
    int32_t background;
} CChafaCell;

/// Opens the library and fills the table; NULL when it isn't there or lacks a function.
const CChafa *_Nullable cchafa_load(const char *_Nonnull library);
/// Frees the table. The library stays open: GLib does not survive its closing.
void cchafa_free(const CChafa *_Nonnull chafa);

/// The picture (RGBA, alpha not multiplied in) as one sixel sequence, DCS to ST; `height` must be a multiple of 6, or
/// its last rows are lost. Free it with free(3). NULL when it could not be made.
char *_Nullable cchafa_sixel(
    const CChafa *_Nonnull chafa, const uint8_t *_Nonnull pixels, int width, int height, size_t *_Nonnull length);

/// The picture as `columns * rows` cells in rows; false when it could not be made.
bool cchafa_symbols(
    const CChafa *_Nonnull chafa, const uint8_t *_Nonnull pixels, int width, int height, CChafaColors colors,
    int columns, int rows, CChafaCell *_Nonnull cells);

#endif
