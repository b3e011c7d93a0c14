/** Runs with fewer count nowhere. */
export const MIN_RESPONSES = 5;
/** Distributions are shown from here; below, only category scores. */
export const MIN_FOR_DISTRIBUTIONS = 10;
