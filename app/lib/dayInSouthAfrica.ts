const AHEAD_OF_UTC_MS = 2 * 60 * 60 * 1000;

/** "2026-08-15", at UTC+2. Without a locale, because browsers differ. */
export const dayInSouthAfrica = (now = new Date()): string =>
  new Date(now.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
