// What a terminal session needs from C: handlers that may run in any state of the process, and calls that Swift can't
// import (variadic ioctl, signal dispositions). It knows nothing of escape sequences: the bytes come from outside.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

/// Remembers what brings the terminal back, and installs handlers for the signals that end or crash a process (HUP INT
/// QUIT ILL TRAP ABRT BUS FPE SEGV TERM), except those that are ignored. A handler writes the bytes, sets the attributes, and lets the process die by
/// that signal. `bytes` is copied; the longest is 1,024 bytes. While it is armed, it may be armed with others, and a
/// handler finds the ones or the others at any moment. One thread at a time. Returns 0, or -1 with errno.
int cterminal_arm(int fd, const struct termios *attributes, const char *bytes, size_t length);

/// Forgets them; the handlers then only let the process die.
void cterminal_disarm(void);

/// While 1, HUP and TERM let the process live: the terminal is given back for good, and the number goes into the pipe of
/// cterminal_notify. A second one ends the process, as ALRM does after 30 s.
void cterminal_defer_end(int is_deferred);

/// write(2), except that a process that is giving the terminal back because of a signal writes nothing more (EIO). One
/// thread at a time.
ssize_t cterminal_write(int fd, const void *bytes, size_t length);

/// tcsetattr(3) with TCSANOW, under the same rule.
int cterminal_set_attributes(int fd, const struct termios *attributes);

/// Sends the numbers of WINCH, TSTP and CONT as bytes into a pipe that never blocks. -1 stops that.
int cterminal_notify(int pipe_fd);

/// Lets this thread take every signal: libdispatch blocks most of them in threads that it ran on, and what they start
/// inherits that.
void cterminal_unblock_signals(void);

/// Copies the attributes with everything switched off that stands between the keyboard and the program.
void cterminal_make_raw(const struct termios *from, struct termios *to);

/// True if a program that died left the terminal without echo and line editing.
int cterminal_is_raw(const struct termios *attributes);

/// Switches on what a shell expects: echo, line editing, signals, line ends.
void cterminal_make_sane(struct termios *attributes);

/// Columns and rows as the kernel knows them; -1 with errno if `fd` is no terminal.
int cterminal_size(int fd, int *columns, int *rows);

/// True if a shell with job control would notice that this process group stops, and could continue it.
int cterminal_can_stop(void);

/// A descriptor that becomes readable when the parent process ends (pidfd_open(2)); -1 where the kernel has none.
int cterminal_open_parent(void);

/// Whether another process group has the terminal in the foreground; 0 where that can't be told.
int cterminal_has_lost_terminal(int fd);

/// Stops the whole process group. Returns when it was continued, or at once.
int cterminal_stop_group(void);

/// A pipe whose ends close on exec and never block. Returns 0, or -1 with errno.
int cterminal_pipe(int ends[2]);

/// A descriptor that is readable while the main dispatch queue, and so Swift's main actor, has work. From the first
/// call on that work is done only by cterminal_drain_main_queue on the process's first thread.
int cterminal_main_queue(void);

/// Does the work that waits on the main dispatch queue.
void cterminal_drain_main_queue(int queue_fd);

/// Gives the signals of a crash back to the system, but for those that are ignored: on a terminal Swift's backtracer has
/// them, and would wait 30 s at a prompt of its own.
void cterminal_forget_backtraces(void);

#endif
