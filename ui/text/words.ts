type Text = string | { readonly one: string; readonly other: string };

/** For a text that is said elsewhere. */
export const written = <T extends Text>(english: T): T => english;
