/** Sign language has no text. */
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

/** The dashboard has drafts in these; the operator decides whether they are shown. */
export const draftLanguages = ["af", "zu"] as const;
export type DraftLanguage = (typeof draftLanguages)[number];

/** The pages that have an address in each of them, as in `/af/home/map`. */
export const draftedPages: readonly string[] = ["/home", "/home/map", "/home/chart", "/home/methods"];

export function splitLanguage(pathname: string): { language: DraftLanguage | "en"; path: string } {
  const language = draftLanguages.find((code) => pathname.startsWith(`/${code}/`)) ?? "en";
  return { language, path: language === "en" ? pathname : pathname.slice(language.length + 1) };
}

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

export const SERVICE_LANGUAGES = { ...LANGUAGES, sfs: "South African Sign Language" } as const;
export type ServiceLanguage = keyof typeof SERVICE_LANGUAGES;
export const serviceLanguages = Object.keys(SERVICE_LANGUAGES) as ServiceLanguage[];

export const isServiceLanguage = (code: string): code is ServiceLanguage =>
  Object.hasOwn(SERVICE_LANGUAGES, code);

export const inOwnName = (code: ServiceLanguage) => ({
  name: SERVICE_LANGUAGES[code],
  lang: code === "sfs" ? "en" : code,
});
