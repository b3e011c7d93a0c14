import { normaliseName } from "../lib/text/nearNames.ts";
import {
  SERVICE_LANGUAGES as NAMES,
  type ServiceLanguage,
  serviceLanguages,
} from "../shared/i18n/languages.ts";

export const languageNames = (codes: readonly ServiceLanguage[]): string =>
  codes.map((code) => NAMES[code]).join(", ");

export function languageCodes(text: string): ServiceLanguage[] | null {
  const said = text.split(/[,;/]/).map((each) => normaliseName(each));
  const codes = said
    .filter((each) => each !== "")
    .map((each) => serviceLanguages.find((code) => code === each || normaliseName(NAMES[code]) === each));
  const known = codes.filter((code) => code !== undefined);
  return known.length === codes.length ? [...new Set(known)] : null;
}

export const LIST_OF_LANGUAGES = `Please write names from this list: ${languageNames(serviceLanguages)}.`;
