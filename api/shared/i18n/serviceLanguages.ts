/** In which a place answers; the first script has no room for their names. */
export const serviceLanguages = [
  "af",
  "en",
  "nr",
  "xh",
  "zu",
  "nso",
  "st",
  "tn",
  "ss",
  "ve",
  "ts",
  "sfs",
] as const;
export type ServiceLanguage = (typeof serviceLanguages)[number];

export const isServiceLanguage = (code: string): code is ServiceLanguage =>
  (serviceLanguages as readonly string[]).includes(code);
