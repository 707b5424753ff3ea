// GTK 4 and libadwaita for Swift: the headers, and what Swift cannot import of them (macros, bit fields, variadics).
#pragma once

// Stand-ins for newer widgets use what later versions call deprecated; 4.8 and 1.2 are the floor.
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define ADW_DISABLE_DEPRECATION_WARNINGS
// Pango has no successor for the direction of a plain text.
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

// The object class's finalizer, which a type registered from Swift replaces and then calls.
static inline void matinee_set_finalize(gpointer object_class, void (*finalize)(GObject *)) {
  G_OBJECT_CLASS(object_class)->finalize = finalize;
}
static inline void matinee_chain_finalize(GObject *object, GType type) {
  gpointer parent = g_type_class_peek(g_type_parent(type));
  G_OBJECT_CLASS(parent)->finalize(object);
}

// What is told to screen readers: functions with variable arguments.
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
static inline void matinee_set_accessible_error(gpointer accessible, gpointer message) {
  gtk_accessible_update_state(
      accessible, GTK_ACCESSIBLE_STATE_INVALID, message ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  if (message)
    gtk_accessible_update_relation(accessible, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, message, -1);
  else
    gtk_accessible_reset_relation(accessible, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE);
}

// What tests read back: GTK gives a text or a state in words when it is another than the one asked for.
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

// GTK 4.14 can say a sentence by itself. Weak, so that the program runs where it cannot; `FALSE` tells that.
#if !GTK_CHECK_VERSION(4, 14, 0)
extern void gtk_accessible_announce(GtkAccessible *self, const char *message, int priority) __attribute__((weak));
#endif
static inline gboolean matinee_accessible_announce(gpointer accessible, const char *message) {
#if !GTK_CHECK_VERSION(4, 14, 0)
  if (gtk_accessible_announce == NULL) return FALSE;
#endif
  gtk_accessible_announce(accessible, message, 1 /* medium: it waits its turn */);
  return TRUE;
}

// libdispatch's main queue, as Foundation's run loop knows it. Weak, so that a libdispatch without them is found at start
// and said in words, whether it is linked statically or not.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));
static inline gboolean matinee_has_main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF != NULL; }
static inline gboolean matinee_has_main_queue_drain(void) { return _dispatch_main_queue_callback_4CF != NULL; }
static inline int matinee_main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF(); }
static inline void matinee_main_queue_drain(void) { _dispatch_main_queue_callback_4CF(NULL); }

// What a screen reader is told, as GTK's own tests read it: variadic. Each text is the caller's to free.
// A text that the property certainly is not brings out the one that it is.
static inline char *matinee_accessible_text(GtkAccessible *accessible, GtkAccessibleProperty property) {
  return gtk_test_accessible_check_property(accessible, property, "\x1f");
}
// The related widgets as "GtkLabel<0x…>", one after the other.
static inline char *matinee_accessible_relation(GtkAccessible *accessible, GtkAccessibleRelation relation) {
  return gtk_test_accessible_check_relation(accessible, relation, NULL);
}
static inline gboolean matinee_accessible_is_hidden(GtkAccessible *accessible) {
  if (!gtk_test_accessible_has_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN)) return FALSE;
  char *other = gtk_test_accessible_check_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  g_free(other);
  return other == NULL;
}

// Lets a click gesture hear a press at a place in its widget. Variadic.
static inline void matinee_press_at(gpointer gesture, double x, double y) {
  g_signal_emit_by_name(gesture, "pressed", 1, x, y);
}

// Lets a key controller hear a key, as if it had been pressed; whether it was handled there. Variadic.
static inline gboolean matinee_press_key(gpointer controller, guint key, GdkModifierType modifiers) {
  gboolean handled = FALSE;
  g_signal_emit_by_name(controller, "key-pressed", key, 0, modifiers, &handled);
  return handled;
}
