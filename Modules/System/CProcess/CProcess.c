#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>

static int argument_count;
static char **arguments;

// A standard stream that was closed gives its number to the next file that is opened: the database would be written to as
// standard output. What takes the number instead can be neither read nor written (EBADF), as if it were closed.
static void occupy_closed_streams(void) {
    for (int fd = 0; fd <= 2; fd++) {
        if (fcntl(fd, F_GETFD) == -1 && errno == EBADF) (void)open("/", O_PATH);
    }
}

// glibc gives constructors what main gets.
__attribute__((constructor)) static void take_start(int count, char **words) {
    argument_count = count;
    arguments = words;
    occupy_closed_streams();
}

int cprocess_argument_count(void) { return argument_count; }

const char *cprocess_argument(int index) {
    return index >= 0 && index < argument_count ? arguments[index] : 0;
}
