/** The overview's heading, also written into the page itself, to be read while scripts load. */
export const homeTitle = "The response to gender‑based violence and femicide";
