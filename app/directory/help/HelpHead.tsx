import { helpPathIn } from "@gbvf/api/shared/helpPaths.ts";
import { languages } from "@gbvf/api/shared/i18n/languages.ts";
import { PageTitle } from "../../lib/page/PageTitle.tsx";
import { useHelpTranslator } from "./translator.tsx";

interface HelpHeadProps {
  suffix: string;
  /** The site's origin; null asks search engines not to index the page. */
  origin: string | null;
}

/** The title is neutral, because the browser's history stores it. */
export function HelpHead({ suffix, origin }: HelpHeadProps) {
  const { t } = useHelpTranslator();
  return (
    <>
      <PageTitle isNeutral>Contact Directory</PageTitle>
      <meta name="description" content={t("callNow").text} />
      {origin !== null &&
        [...languages, "x-default" as const].map((code) => (
          <link
            key={code}
            rel="alternate"
            hrefLang={code}
            href={origin + helpPathIn(code === "x-default" ? "en" : code) + suffix}
          />
        ))}
    </>
  );
}
