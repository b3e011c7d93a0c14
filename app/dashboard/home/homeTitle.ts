/** Also in the HTML, for while scripts load. */
export const homeTitle = "The response to gender‑based violence and femicide";
