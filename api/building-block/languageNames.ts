import { normaliseName } from "../lib/text/normaliseName.ts";
import {
  SERVICE_LANGUAGES as NAMES,
  type ServiceLanguage,
  serviceLanguages,
} from "../lib/words/languages.ts";

export const languageNames = (codes: readonly ServiceLanguage[]): string =>
  codes.map((code) => NAMES[code]).join(", ");

export const languageCodes = (text: string): (ServiceLanguage | undefined)[] =>
  text
    .split(/[,;/]/)
    .map((each) => normaliseName(each))
    .filter((each) => each !== "")
    .map((each) => serviceLanguages.find((code) => code === each || normaliseName(NAMES[code]) === each));

export const ALL_LANGUAGE_NAMES = languageNames(serviceLanguages);
