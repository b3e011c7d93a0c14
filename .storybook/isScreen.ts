/** Stories of the app, which fill a window; all others show a part. */
export const isScreen = (title: string) => title.startsWith("Screens/");
