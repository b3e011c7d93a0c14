/** A fixed day, so that the demonstration's quarters are the same in every run. */
export const TEST_DAY = new Date("2026-08-15T10:00:00+02:00");
