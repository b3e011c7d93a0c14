/** The overview's heading. It also stands in the page itself, and is read while the scripts are on their way. */
export const homeTitle = "The response to gender‑based violence and femicide";
