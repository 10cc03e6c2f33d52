#include "CChafa.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// From chafa-canvas-config.h, chafa-common.h and chafa-symbol-map.h of 1.12; later versions only add values.
enum { CANVAS_TRUECOLOR = 0, CANVAS_INDEXED_240 = 2, CANVAS_INDEXED_16 = 3, CANVAS_FGBG = 5 };
enum { PIXEL_MODE_SYMBOLS = 0, PIXEL_MODE_SIXELS = 1 };
enum { PIXEL_RGBA8_UNASSOCIATED = 4 };
enum { SYMBOL_SPACE = 1 << 0, SYMBOL_BLOCK = 1 << 3, SYMBOL_BORDER = 1 << 4 };
typedef struct Config Config;
typedef struct Canvas Canvas;
typedef struct SymbolMap SymbolMap;
// GLib's GString.
typedef struct {
    char *text;
    size_t length;
    size_t allocated;
} Text;

struct CChafa {
    Config *(*config_new)(void);
    void (*config_unref)(Config *);
    void (*config_set_geometry)(Config *, int, int);
    void (*config_set_cell_geometry)(Config *, int, int);
    void (*config_set_canvas_mode)(Config *, int);
    void (*config_set_pixel_mode)(Config *, int);
    void (*config_set_symbol_map)(Config *, const SymbolMap *);
    SymbolMap *(*symbol_map_new)(void);
    void (*symbol_map_unref)(SymbolMap *);
    void (*symbol_map_add_by_tags)(SymbolMap *, int);
    Canvas *(*canvas_new)(const Config *);
    void (*canvas_unref)(Canvas *);
    void (*canvas_draw_all_pixels)(Canvas *, int, const uint8_t *, int, int, int);
    Text *(*canvas_print)(Canvas *, void *);
    uint32_t (*canvas_get_char_at)(Canvas *, int, int);
    void (*canvas_get_raw_colors_at)(Canvas *, int, int, int *, int *);
    char *(*string_free)(Text *, int);
};

static bool fill(CChafa *chafa, void *library) {
    const struct {
        void *place;
        const char *name;
    } symbols[] = {
        {&chafa->config_new, "chafa_canvas_config_new"},
        {&chafa->config_unref, "chafa_canvas_config_unref"},
        {&chafa->config_set_geometry, "chafa_canvas_config_set_geometry"},
        {&chafa->config_set_cell_geometry, "chafa_canvas_config_set_cell_geometry"},
        {&chafa->config_set_canvas_mode, "chafa_canvas_config_set_canvas_mode"},
        {&chafa->config_set_pixel_mode, "chafa_canvas_config_set_pixel_mode"},
        {&chafa->config_set_symbol_map, "chafa_canvas_config_set_symbol_map"},
        {&chafa->symbol_map_new, "chafa_symbol_map_new"},
        {&chafa->symbol_map_unref, "chafa_symbol_map_unref"},
        {&chafa->symbol_map_add_by_tags, "chafa_symbol_map_add_by_tags"},
        {&chafa->canvas_new, "chafa_canvas_new"},
        {&chafa->canvas_unref, "chafa_canvas_unref"},
        {&chafa->canvas_draw_all_pixels, "chafa_canvas_draw_all_pixels"},
        {&chafa->canvas_print, "chafa_canvas_print"},
        {&chafa->canvas_get_char_at, "chafa_canvas_get_char_at"},
        {&chafa->canvas_get_raw_colors_at, "chafa_canvas_get_raw_colors_at"},
        // GLib's, which the library brings along.
        {&chafa->string_free, "g_string_free"},
    };
    for (size_t index = 0; index < sizeof symbols / sizeof *symbols; index++) {
        void *symbol = dlsym(library, symbols[index].name);
        if (symbol == NULL) return false;
        *(void **)symbols[index].place = symbol;
    }
    return true;
}

const CChafa *cchafa_load(const char *name) {
    void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return NULL;
    CChafa *chafa = calloc(1, sizeof *chafa);
    if (chafa == NULL) return NULL;
    if (fill(chafa, library)) return chafa;
    free(chafa);
    return NULL;
}

void cchafa_free(const CChafa *chafa) { free((void *)chafa); }

// The canvas keeps what it needs of its configuration.
static Canvas *draw(const CChafa *chafa, Config *config, const uint8_t *pixels, int width, int height) {
    Canvas *canvas = chafa->canvas_new(config);
    if (canvas == NULL) return NULL;
    chafa->canvas_draw_all_pixels(canvas, PIXEL_RGBA8_UNASSOCIATED, pixels, width, height, width * 4);
    return canvas;
}

char *cchafa_sixel(const CChafa *chafa, const uint8_t *pixels, int width, int height, size_t *length) {
    Config *config = chafa->config_new();
    if (config == NULL) return NULL;
    // One cell of the picture's size: the library then scales nothing.
    chafa->config_set_pixel_mode(config, PIXEL_MODE_SIXELS);
    chafa->config_set_canvas_mode(config, CANVAS_TRUECOLOR);
    chafa->config_set_cell_geometry(config, width, height);
    chafa->config_set_geometry(config, 1, 1);
    Canvas *canvas = draw(chafa, config, pixels, width, height);
    chafa->config_unref(config);
    if (canvas == NULL) return NULL;
    Text *text = chafa->canvas_print(canvas, NULL);
    chafa->canvas_unref(canvas);
    if (text == NULL) return NULL;
    char *copy = malloc(text->length + 1);
    if (copy != NULL) {
        memcpy(copy, text->text, text->length);
        *length = text->length;
    }
    chafa->string_free(text, 1);
    return copy;
}

static int canvas_mode(CChafaColors colors) {
    switch (colors) {
        case CCHAFA_RGB: return CANVAS_TRUECOLOR;
        case CCHAFA_INDEXED: return CANVAS_INDEXED_240;
        case CCHAFA_ANSI: return CANVAS_INDEXED_16;
        case CCHAFA_NO_COLORS: break;
    }
    return CANVAS_FGBG;
}

bool cchafa_symbols(
    const CChafa *chafa, const uint8_t *pixels, int width, int height, CChafaColors colors, int columns, int rows,
    CChafaCell *cells) {
    Config *config = chafa->config_new();
    SymbolMap *symbols = chafa->symbol_map_new();
    Canvas *canvas = NULL;
    if (config != NULL && symbols != NULL) {
        chafa->symbol_map_add_by_tags(symbols, SYMBOL_SPACE | SYMBOL_BLOCK | SYMBOL_BORDER);
        chafa->config_set_symbol_map(config, symbols);
        chafa->config_set_pixel_mode(config, PIXEL_MODE_SYMBOLS);
        chafa->config_set_canvas_mode(config, canvas_mode(colors));
        chafa->config_set_geometry(config, columns, rows);
        canvas = draw(chafa, config, pixels, width, height);
    }
    if (symbols != NULL) chafa->symbol_map_unref(symbols);
    if (config != NULL) chafa->config_unref(config);
    if (canvas == NULL) return false;
    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            CChafaCell *cell = &cells[row * columns + column];
            int foreground = -1, background = -1;
            chafa->canvas_get_raw_colors_at(canvas, column, row, &foreground, &background);
            cell->character = chafa->canvas_get_char_at(canvas, column, row);
            cell->foreground = foreground;
            cell->background = background;
        }
    }
    chafa->canvas_unref(canvas);
    return true;
}
