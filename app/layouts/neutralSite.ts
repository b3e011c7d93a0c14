/** 'Exit this page' must work before the configuration has loaded. */
export const NEUTRAL_SITE = "https://www.google.co.za/";
