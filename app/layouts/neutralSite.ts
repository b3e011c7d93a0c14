/** Where 'Exit this page' leads until the configured site has loaded. */
export const NEUTRAL_SITE = "https://www.google.co.za/";
