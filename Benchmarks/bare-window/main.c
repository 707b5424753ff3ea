/* Opens a minimal libadwaita window and quits after its first frame. Matinee's start time is compared to it. */
#include <adwaita.h>

static void
painted_first_frame (GdkFrameClock *clock, gpointer application)
{
  g_application_quit (G_APPLICATION (application));
}

static void
mapped (GtkWidget *window, gpointer application)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "after-paint", G_CALLBACK (painted_first_frame), application);
}

static void
activated (AdwApplication *application, gpointer data)
{
  GtkWidget *window = adw_application_window_new (GTK_APPLICATION (application));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), "Bare window");
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 720);
  g_signal_connect (window, "map", G_CALLBACK (mapped), application);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  AdwApplication *application = adw_application_new ("io.github.matinee_app.BareWindow", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (activated), NULL);
  int status = g_application_run (G_APPLICATION (application), argc, argv);
  g_object_unref (application);
  return status;
}
