// The headers of GTK 4 and libadwaita for Swift, with wrappers for macros, bit fields and variadic functions, which
// Swift can't import.
#pragma once

// The minimum versions are GTK 4.8 and libadwaita 1.2. Fallbacks for newer widgets use API that later versions
// deprecate.
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define ADW_DISABLE_DEPRECATION_WARNINGS
// Pango has no replacement for the deprecated function that finds the direction of a text.
#define PANGO_DISABLE_DEPRECATION_WARNINGS

#include <adwaita.h>
#include <glib-unix.h>

static inline GType matinee_type_none(void) { return G_TYPE_NONE; }
static inline GType matinee_type_object(void) { return G_TYPE_OBJECT; }
static inline GType matinee_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType matinee_type_string(void) { return G_TYPE_STRING; }
static inline GType matinee_type_list_model(void) { return G_TYPE_LIST_MODEL; }
static inline guint matinee_invalid_list_position(void) { return GTK_INVALID_LIST_POSITION; }

static inline gboolean matinee_variant_is_text(GVariant *variant) {
  return g_variant_is_of_type(variant, G_VARIANT_TYPE_STRING);
}

static inline gpointer matinee_closure_data(const GClosure *closure) { return closure->data; }
static inline GType matinee_value_type(const GValue *value) { return G_VALUE_TYPE(value); }
static inline GType matinee_instance_type(gpointer instance) { return G_TYPE_FROM_INSTANCE(instance); }

static inline gboolean matinee_is_floating(gpointer object) { return g_object_is_floating(object); }

// The finalizer of the object class. A type registered from Swift overrides it and then calls it.
static inline void matinee_set_finalize(gpointer object_class, void (*finalize)(GObject *)) {
  G_OBJECT_CLASS(object_class)->finalize = finalize;
}
static inline void matinee_chain_finalize(GObject *object, GType type) {
  gpointer parent = g_type_class_peek(g_type_parent(type));
  G_OBJECT_CLASS(parent)->finalize(object);
}

// Accessibility states, properties and relations for screen readers. GTK's own functions are variadic.
static inline void matinee_set_accessible_hidden(gpointer accessible, gboolean hidden) {
  gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}
static inline void matinee_set_accessible_busy(gpointer accessible, gboolean busy) {
  gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_BUSY, busy, -1);
}
static inline void matinee_set_accessible_selected(gpointer accessible, gboolean selected) {
  gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}
static inline void matinee_set_accessible_checked(gpointer accessible, gboolean checked) {
  gtk_accessible_update_state(
      accessible, GTK_ACCESSIBLE_STATE_CHECKED, checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}
static inline void matinee_set_accessible_label(gpointer accessible, const char *label) {
  gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
static inline void matinee_set_accessible_describer(gpointer accessible, gpointer describer) {
  if (describer)
    gtk_accessible_update_relation(accessible, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, describer, NULL, -1);
  else
    gtk_accessible_reset_relation(accessible, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
}
static inline void matinee_set_accessible_error(gpointer accessible, gpointer message) {
  gtk_accessible_update_state(
      accessible, GTK_ACCESSIBLE_STATE_INVALID, message ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  if (message)
    gtk_accessible_update_relation(accessible, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, message, -1);
  else
    gtk_accessible_reset_relation(accessible, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE);
}

// Accessibility values for tests. GTK's check functions return the actual value as text if it differs from the expected
// one.
static inline char *matinee_test_accessible_text(gpointer accessible, GtkAccessibleProperty property) {
  return gtk_test_accessible_check_property(accessible, property, "");
}
static inline gboolean matinee_test_accessible_is(gpointer accessible, GtkAccessibleState state) {
  char *other = gtk_test_accessible_check_state(accessible, state, TRUE);
  g_free(other);
  return other == NULL;
}

static inline gboolean matinee_test_accessible_is_invalid(gpointer accessible) {
  char *other = gtk_test_accessible_check_state(accessible, GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);
  g_free(other);
  return other == NULL;
}

// Announces a message to screen readers, which requires GTK 4.14. The symbol is weak, so that the program also runs
// with older versions; the function then returns `FALSE`.
#if !GTK_CHECK_VERSION(4, 14, 0)
extern void gtk_accessible_announce(GtkAccessible *self, const char *message, int priority) __attribute__((weak));
#endif
static inline gboolean matinee_accessible_announce(gpointer accessible, const char *message) {
#if !GTK_CHECK_VERSION(4, 14, 0)
  if (gtk_accessible_announce == NULL) return FALSE;
#endif
  gtk_accessible_announce(accessible, message, 1 /* medium: doesn't interrupt other messages */);
  return TRUE;
}

// The hooks into libdispatch's main queue that Foundation's run loop uses. The symbols are weak, so that the program
// can report at startup if libdispatch lacks them, regardless of whether it is linked statically.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));
static inline gboolean matinee_has_main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF != NULL; }
static inline gboolean matinee_has_main_queue_drain(void) { return _dispatch_main_queue_callback_4CF != NULL; }
static inline int matinee_main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF(); }
static inline void matinee_main_queue_drain(void) { _dispatch_main_queue_callback_4CF(NULL); }

// Accessibility values as screen readers get them, read with GTK's variadic test functions. The caller frees each text.
// The expected text is one that no property has, so GTK returns the actual text.
static inline char *matinee_accessible_text(GtkAccessible *accessible, GtkAccessibleProperty property) {
  return gtk_test_accessible_check_property(accessible, property, "\x1f");
}
// Returns the related widgets in order, each as "GtkLabel<0x…>".
static inline char *matinee_accessible_relation(GtkAccessible *accessible, GtkAccessibleRelation relation) {
  return gtk_test_accessible_check_relation(accessible, relation, NULL);
}
static inline gboolean matinee_accessible_is_hidden(GtkAccessible *accessible) {
  if (!gtk_test_accessible_has_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN)) return FALSE;
  char *other = gtk_test_accessible_check_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  g_free(other);
  return other == NULL;
}

// Emits the "pressed" signal of a click gesture, with a position in its widget. GTK's function for it is variadic.
static inline void matinee_press_at(gpointer gesture, double x, double y) {
  g_signal_emit_by_name(gesture, "pressed", 1, x, y);
}

// Emits the "key-pressed" signal of a key controller. Returns whether a handler accepted the key.
static inline gboolean matinee_press_key(gpointer controller, guint key, GdkModifierType modifiers) {
  gboolean handled = FALSE;
  g_signal_emit_by_name(controller, "key-pressed", key, 0, modifiers, &handled);
  return handled;
}
