/** Used by 'Exit this page' until the configured site is known: it must work before anything has loaded. */
export const NEUTRAL_SITE = "https://www.google.co.za/";
