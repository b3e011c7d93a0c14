const USUAL_TEXT = 16;

/** Returns 2 if the reader has doubled the text size. */
export const getTextScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT;
