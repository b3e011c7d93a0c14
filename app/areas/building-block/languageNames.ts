import type { ServiceLanguage } from "@gbvf/api/shared/i18n/languages.ts";
import { SERVICE_LANGUAGES } from "@gbvf/api/shared/i18n/languages.ts";

export const languageNames = (codes: readonly ServiceLanguage[] = []): string =>
  codes.map((code) => SERVICE_LANGUAGES[code]).join(", ");
