export const MIN_RESPONSES = 5;

/** "5 to 9": `least` is in steps of five. */
export const formatStep = (least: number): string =>
  least === 0 ? `fewer than ${MIN_RESPONSES}` : `${least} to ${least + MIN_RESPONSES - 1}`;

/** Below, only category scores are public. */
export const MIN_FOR_DISTRIBUTIONS = 10;
