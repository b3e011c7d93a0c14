/** Only codes, because the first script must be small. */
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

/** Omits South African Sign Language, because it has no written text. */
export const LANGUAGES = {
  af: "Afrikaans",
  en: "English",
  nr: "isiNdebele",
  xh: "isiXhosa",
  zu: "isiZulu",
  nso: "Sepedi",
  st: "Sesotho",
  tn: "Setswana",
  ss: "siSwati",
  ve: "Tshivenḓa",
  ts: "Xitsonga",
} as const;
export type Language = keyof typeof LANGUAGES;
export type Translated = Exclude<Language, "en">;

export const languages = Object.keys(LANGUAGES) as Language[];
export const translatedLanguages = languages.filter((language) => language !== "en");

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

export const SERVICE_LANGUAGES: Readonly<Record<ServiceLanguage, string>> = {
  ...LANGUAGES,
  sfs: "South African Sign Language",
};

export const describeInOwnLanguage = (code: ServiceLanguage) => ({
  name: SERVICE_LANGUAGES[code],
  lang: code === "sfs" ? "en" : code,
});
