export const MIN_RESPONSES = 5;

/** Writes "5 to 9" for 5; `lowest` is in steps of five. */
export const formatStep = (lowest: number): string =>
  lowest === 0 ? `fewer than ${MIN_RESPONSES}` : `${lowest} to ${lowest + MIN_RESPONSES - 1}`;

/** With fewer responses, only the scores of categories are public. */
export const MIN_FOR_DISTRIBUTIONS = 10;
