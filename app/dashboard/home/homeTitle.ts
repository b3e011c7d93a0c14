/** The HTML has it too, while scripts load. */
export const homeTitle = "The response to gender‑based violence and femicide";
