// The state in which a process was started: its arguments, and its standard streams. Both are taken before main, by a
// constructor. It knows nothing of what a program does with them.
#ifndef CPROCESS_H
#define CPROCESS_H

/// Number of arguments, the program's name included.
int cprocess_argument_count(void);

/// The bytes of an argument; NULL beyond the last one. They come from the loader: /proc may be absent, and a library that
/// was loaded before may have moved the environment behind which Swift looks for them.
const char *cprocess_argument(int index);

#endif
