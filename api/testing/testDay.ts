/** Keeps the demonstration's quarters stable. */
export const TEST_DAY = new Date("2026-08-15T10:00:00+02:00");
