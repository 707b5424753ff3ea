#include <archive.h>
#include <archive_entry.h>
#include <locale.h>

// libarchive converts the names of entries to the encoding of the thread's locale. This switches the thread to UTF-8,
// regardless of the program's locale.
static inline locale_t carchive_begin_utf8(locale_t *made) {
  *made = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  return *made == (locale_t)0 ? (locale_t)0 : uselocale(*made);
}

static inline void carchive_end_utf8(locale_t before, locale_t made) {
  if (made == (locale_t)0) return;
  uselocale(before);
  freelocale(made);
}
