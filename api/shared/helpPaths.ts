import type { Language } from "./i18n/languages.ts";

const HELP_PATH = "/home/contact";

/** Characters of the name of a place that somebody types. */
export const MAX_PLACE_NAME = 100;

export const helpPathIn = (language: Language): string =>
  language === "en" ? HELP_PATH : `/${language}${HELP_PATH}`;

/** The address contains only the place and the town. */
export const helpSuffix = (
  { boundaryId, boundaryTypeId }: { boundaryId: number; boundaryTypeId: number },
  town?: string | null,
): string =>
  `?boundaryId=${boundaryId}&boundaryTypeId=${boundaryTypeId}${town ? `&town=${encodeURIComponent(town)}` : ""}`;

export const reportSuffix = (boundaryId: number): string => `/wrong-number?boundaryId=${boundaryId}`;
