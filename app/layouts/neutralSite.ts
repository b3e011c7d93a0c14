/** For 'Exit this page' before the configuration loads. */
export const NEUTRAL_SITE = "https://www.google.co.za/";
