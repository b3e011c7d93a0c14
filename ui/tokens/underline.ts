/** Of links in text, and of buttons that stand among them. */
export const underline = "text-decoration: underline 1px; text-underline-offset: 0.2em;";
