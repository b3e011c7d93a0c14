export const isScreen = (title: string) => title.startsWith("Screens/");
