import { SERVICE_LANGUAGES, type ServiceLanguage } from "@gbvf/api/lib/words/languages.ts";

export const languageNames = (codes: readonly ServiceLanguage[] = []): string =>
  codes.map((code) => SERVICE_LANGUAGES[code]).join(", ");
