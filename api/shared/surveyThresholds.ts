/** Fewer responses count nowhere. */
export const MIN_RESPONSES = 5;

/** "5 to 9": `shown` is in steps of five. */
export const formatStep = (visible: number): string =>
  visible === 0 ? `fewer than ${MIN_RESPONSES}` : `${visible} to ${visible + MIN_RESPONSES - 1}`;

/** Below: category scores only. */
export const MIN_FOR_DISTRIBUTIONS = 10;
