const USUAL_TEXT = 16;

/** 2 if the reader doubles the size of text. */
export const getTextScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT;
