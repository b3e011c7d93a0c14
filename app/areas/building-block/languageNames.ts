import { SERVICE_LANGUAGES } from "@gbvf/api/lib/words/languages.ts";
import type { ServiceLanguage } from "@gbvf/api/lib/words/serviceLanguages.ts";

export const languageNames = (codes: readonly ServiceLanguage[] = []): string =>
  codes.map((code) => SERVICE_LANGUAGES[code]).join(", ");
