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

static inline void matinee_log_warning(const char *message) { g_warning("%s", message); }

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

// Accessibility states, properties and relations for screen readers. A state's value is an int in every version. The value
// form can't be used for it: GTK 4.8 creates an enum for a tristate, and then reads an int.
static inline void matinee_set_accessible_state(gpointer accessible, GtkAccessibleState state, int value) {
  gtk_accessible_update_state(accessible, state, value, -1);
}
static inline void matinee_set_accessible_label(gpointer accessible, const char *label) {
  gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
// The type of a relation depends on GTK's version: since GTK 4.16, an error message is a list of widgets, which the variadic
// function expects to end with NULL. GTK says here which type it expects.
//
// Removes the relation if there is no other widget.
static inline void matinee_set_accessible_relation(gpointer accessible, GtkAccessibleRelation relation, gpointer other) {
  if (!other) {
    gtk_accessible_reset_relation(accessible, relation);
    return;
  }
  GValue value = G_VALUE_INIT;
  gtk_accessible_relation_init_value(relation, &value);
  // GTK frees the list.
  if (G_VALUE_HOLDS_POINTER(&value)) g_value_set_pointer(&value, g_list_append(NULL, other));
  else g_value_set_object(&value, other);
  gtk_accessible_update_relation_value(accessible, 1, &relation, &value);
  g_value_unset(&value);
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

// Announces a message to screen readers, which requires GTK 4.14. The symbols are weak, so that the program also runs
// with older versions; the function then returns `FALSE`.
#if !GTK_CHECK_VERSION(4, 14, 0)
extern GtkATContext *gtk_accessible_get_at_context(GtkAccessible *self) __attribute__((weak));
extern void gtk_accessible_announce(GtkAccessible *self, const char *message, int priority) __attribute__((weak));
#endif
static inline gboolean matinee_accessible_announce(gpointer accessible, const char *message) {
#if !GTK_CHECK_VERSION(4, 14, 0)
  if (gtk_accessible_announce == NULL || gtk_accessible_get_at_context == NULL) return FALSE;
#endif
  // With GTK_A11Y=test, GTK 4.18 calls a method that its context doesn't implement.
  GtkATContext *context = gtk_accessible_get_at_context(accessible);
  if (context == NULL) return FALSE;
  gboolean is_test = g_str_equal(G_OBJECT_TYPE_NAME(context), "GtkTestATContext");
  g_object_unref(context);
  if (is_test) return FALSE;
  gtk_accessible_announce(accessible, message, 1 /* medium: doesn't interrupt other messages */);
  return TRUE;
}

// Sets the accessible name of a list item's row, which GTK 4.12 and later reset when they set up the item. Older versions
// lack the function, which the program finds when it runs, and leave the row's name alone.
#if !GTK_CHECK_VERSION(4, 12, 0)
extern void gtk_list_item_set_accessible_label(GtkListItem *self, const char *label) __attribute__((weak));
#endif
static inline void matinee_list_item_set_accessible_label(gpointer item, const char *label) {
#if !GTK_CHECK_VERSION(4, 12, 0)
  if (gtk_list_item_set_accessible_label == NULL) return;
#endif
  gtk_list_item_set_accessible_label(item, label);
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
