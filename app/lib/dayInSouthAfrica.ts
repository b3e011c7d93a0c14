const AHEAD_OF_UTC_MS = 2 * 60 * 60 * 1000;

/**
 * "2026-08-15". South Africa is at UTC+2 all year. No locale is asked to write it: browsers differ in how, and a date
 * that cannot be read again leaves no page at all.
 */
export const dayInSouthAfrica = (now = new Date()): string =>
  new Date(now.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
