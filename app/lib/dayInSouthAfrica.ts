const AHEAD_OF_UTC_MS = 2 * 60 * 60 * 1000;

/**
 * "2026-08-15". South Africa is at UTC+2 all year. Not formatted by a locale, because browsers differ, and a date that
 * cannot be parsed again breaks the page.
 */
export const dayInSouthAfrica = (now = new Date()): string =>
  new Date(now.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
