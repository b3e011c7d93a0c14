/** The day on which tests run, so that the demonstration's quarters are the same whenever they are run. */
export const TEST_DAY = new Date("2026-08-15T10:00:00+02:00");
