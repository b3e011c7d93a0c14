export const MIN_RESPONSES = 5;

/** Writes "5 to 9" for 5; `least` is in steps of five. */
export const formatStep = (least: number): string =>
  least === 0 ? `fewer than ${MIN_RESPONSES}` : `${least} to ${least + MIN_RESPONSES - 1}`;

/** With fewer responses, only the scores of categories are public. */
export const MIN_FOR_DISTRIBUTIONS = 10;
