#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// A handler restores the terminal only after it has taken `state` from ARMED to RESTORING. GONE is for ever.
enum { IDLE, ARMED, RESTORING, GONE };
static atomic_int state;
// The thread that is changing the terminal, or 0.
static atomic_int writer;

// What brings the terminal back. Of the two, the one that is not current is written, and then made current, so that a
// handler finds one whole at any moment. None is written any more once a handler restores: it may be reading one.
struct restoration {
    int fd;
    struct termios attributes;
    char bytes[1024];
    size_t length;
};
static struct restoration restorations[2];
static atomic_int current;

static atomic_int notify_fd = -1;
// HUP and TERM wait for work that the process was asked for.
static atomic_int end_is_deferred;

static const int fatal_signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGTERM};
static const int noted_signals[] = {SIGWINCH, SIGTSTP, SIGCONT};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

// A terminal that takes nothing must not keep a dying process: at most half a second.
static void write_restore(void) {
    const struct restoration *armed = &restorations[atomic_load(&current)];
    size_t written = 0;
    for (int tries = 0; written < armed->length && tries < 5; tries++) {
        struct pollfd ready = {.fd = armed->fd, .events = POLLOUT};
        int count = poll(&ready, 1, 100);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) continue;
        if (ready.revents & (POLLERR | POLLHUP | POLLNVAL)) break;
        ssize_t result = write(armed->fd, armed->bytes + written, armed->length - written);
        if (result > 0) written += (size_t)result;
        else if (result < 0 && errno != EINTR && errno != EAGAIN) break;
    }
    tcsetattr(armed->fd, TCSANOW, &armed->attributes);
}

static void note(int number);

// Async-signal-safe: atomics, poll, write, tcsetattr, sigaction, alarm and raise only. All signals are blocked meanwhile, so
// SIGTTOU can't stop a background process here.
static void fatal(int number) {
    int expected = ARMED;
    if (atomic_compare_exchange_strong(&state, &expected, RESTORING)) {
        // What another thread is writing comes first; it starts nothing new. Bounded, for a terminal that is stuck.
        for (int tries = 0; tries < 300; tries++) {
            int thread = atomic_load(&writer);
            if (thread == 0 || thread == gettid()) break;
            poll(NULL, 0, 1);
        }
        write_restore();
        atomic_store(&state, GONE);
    }
    // A second signal, on another thread, must not end the process in the middle of that.
    for (int tries = 0; atomic_load(&state) == RESTORING && tries < 100; tries++) poll(NULL, 0, 10);
    struct sigaction action = {.sa_handler = SIG_DFL};
    sigaction(number, &action, NULL);
    if ((number == SIGHUP || number == SIGTERM) && atomic_load(&end_is_deferred)) {
        alarm(30);
        note(number);
        return;
    }
    raise(number);
}

void cterminal_defer_end(int is_deferred) {
    atomic_store(&end_is_deferred, is_deferred);
}

// Either the handler sees the writer and waits, or the writer sees the handler and stays away.
static int begin_change(void) {
    atomic_store(&writer, gettid());
    int now = atomic_load(&state);
    if (now != RESTORING && now != GONE) return 1;
    atomic_store(&writer, 0);
    errno = EIO;
    return 0;
}

static void end_change(void) {
    int saved = errno;
    atomic_store(&writer, 0);
    errno = saved;
}

ssize_t cterminal_write(int fd, const void *bytes, size_t length) {
    if (!begin_change()) return -1;
    ssize_t result = write(fd, bytes, length);
    end_change();
    return result;
}

int cterminal_set_attributes(int fd, const struct termios *attributes) {
    if (!begin_change()) return -1;
    int result = tcsetattr(fd, TCSANOW, attributes);
    end_change();
    return result;
}

static void note(int number) {
    int saved = errno;
    int fd = atomic_load(&notify_fd);
    unsigned char byte = (unsigned char)number;
    // If the pipe is full, it holds enough to wake its reader.
    ssize_t ignored = fd < 0 ? 0 : write(fd, &byte, 1);
    (void)ignored;
    errno = saved;
}

// A stack overflow leaves no room for a handler on the stack itself. The thread that arms gets the room.
static char alternate_stack[64 * 1024];

int cterminal_arm(int fd, const struct termios *attributes, const char *bytes, size_t length) {
    int next = !atomic_load(&current);
    struct restoration *spare = &restorations[next];
    if (length > sizeof spare->bytes) {
        errno = ENOSPC;
        return -1;
    }
    if (!begin_change()) return -1;
    spare->fd = fd;
    spare->attributes = *attributes;
    memcpy(spare->bytes, bytes, length);
    spare->length = length;
    atomic_store(&current, next);
    end_change();
    stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
    if (sigaltstack(&stack, NULL) < 0) return -1;
    struct sigaction action = {.sa_handler = fatal, .sa_flags = SA_ONSTACK};
    sigfillset(&action.sa_mask);
    for (size_t index = 0; index < COUNT(fatal_signals); index++) {
        struct sigaction before;
        if (sigaction(fatal_signals[index], NULL, &before) < 0) return -1;
        // What the parent had ignored (nohup) stays ignored.
        if (before.sa_handler == SIG_IGN) continue;
        if (sigaction(fatal_signals[index], &action, NULL) < 0) return -1;
    }
    int expected = IDLE;
    atomic_compare_exchange_strong(&state, &expected, ARMED);
    return 0;
}

void cterminal_disarm(void) {
    int expected = ARMED;
    atomic_compare_exchange_strong(&state, &expected, IDLE);
}

int cterminal_notify(int pipe_fd) {
    atomic_store(&notify_fd, pipe_fd);
    struct sigaction action = {.sa_flags = SA_RESTART};
    action.sa_handler = pipe_fd < 0 ? SIG_DFL : note;
    sigfillset(&action.sa_mask);
    for (size_t index = 0; index < COUNT(noted_signals); index++) {
        if (sigaction(noted_signals[index], &action, NULL) < 0) return -1;
    }
    return 0;
}

void cterminal_unblock_signals(void) {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_UNBLOCK, &all, NULL);
}

void cterminal_make_raw(const struct termios *from, struct termios *to) {
    *to = *from;
    cfmakeraw(to);
    to->c_cc[VMIN] = 1;
    to->c_cc[VTIME] = 0;
}

int cterminal_is_raw(const struct termios *attributes) {
    return !(attributes->c_lflag & (ICANON | ECHO));
}

void cterminal_make_sane(struct termios *attributes) {
    attributes->c_iflag &= ~(tcflag_t)(IGNBRK | INLCR | IGNCR | PARMRK | ISTRIP);
    attributes->c_iflag |= BRKINT | ICRNL | IXON;
    attributes->c_oflag |= OPOST | ONLCR;
    attributes->c_lflag |= ISIG | ICANON | IEXTEN | ECHO | ECHOE | ECHOK | ECHOCTL | ECHOKE;
    attributes->c_cc[VMIN] = 1;
    attributes->c_cc[VTIME] = 0;
}

int cterminal_size(int fd, int *columns, int *rows) {
    struct winsize size;
    if (ioctl(fd, TIOCGWINSZ, &size) < 0) return -1;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return 0;
}

static pid_t parent_of(pid_t process) {
    char path[32], line[512];
    snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
    FILE *file = fopen(path, "re");
    if (!file) return -1;
    char *got = fgets(line, sizeof line, file);
    fclose(file);
    // The name stands in brackets and may hold brackets itself.
    char *end = got ? strrchr(line, ')') : NULL;
    int parent = -1;
    return end && sscanf(end + 1, " %*c %d", &parent) == 1 ? parent : -1;
}

int cterminal_can_stop(void) {
    pid_t session = getsid(0), group = getpgrp();
    if (session == getpid()) return 0;
    pid_t process = getppid();
    for (int depth = 0; process > 1 && depth < 64; depth++) {
        if (getsid(process) != session) return 0;
        if (getpgid(process) != group) return 1;
        process = parent_of(process);
    }
    return 0;
}

// By its number: glibc 2.36 is the first with a function for it.
int cterminal_open_parent(void) {
    return (int)syscall(SYS_pidfd_open, getppid(), 0);
}

int cterminal_has_lost_terminal(int fd) {
    pid_t foreground = tcgetpgrp(fd);
    return foreground >= 0 && foreground != getpgrp();
}

int cterminal_stop_group(void) {
    return kill(0, SIGSTOP);
}

int cterminal_pipe(int ends[2]) {
    return pipe2(ends, O_CLOEXEC | O_NONBLOCK);
}

// What libdispatch offers CFRunLoop, so that a run loop other than its own can serve the main queue.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

int cterminal_main_queue(void) {
    return _dispatch_get_main_queue_handle_4CF();
}

void cterminal_drain_main_queue(int queue_fd) {
    eventfd_t value;
    eventfd_read(queue_fd, &value);
    _dispatch_main_queue_callback_4CF(NULL);
}

void cterminal_forget_backtraces(void) {
    static const int signals[] = {SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
    struct sigaction usual = {.sa_handler = SIG_DFL};
    for (size_t index = 0; index < COUNT(signals); index++) {
        struct sigaction before;
        if (sigaction(signals[index], NULL, &before) < 0 || before.sa_handler == SIG_IGN) continue;
        sigaction(signals[index], &usual, NULL);
    }
}
