/** The dashboard has drafts in these; the operator decides whether they are shown. */
export const draftLanguages = ["af", "zu"] as const;
export type DraftLanguage = (typeof draftLanguages)[number];

/** The pages that have an address in each of them, as in `/af/home/map`. */
export const draftedPages: readonly string[] = ["/home", "/home/map", "/home/chart", "/home/methods"];

export function splitLanguage(pathname: string): { language: DraftLanguage | "en"; path: string } {
  const language = draftLanguages.find((code) => pathname.startsWith(`/${code}/`)) ?? "en";
  return { language, path: language === "en" ? pathname : pathname.slice(language.length + 1) };
}
