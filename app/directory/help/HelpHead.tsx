import { helpPathIn } from "@gbvf/api/shared/helpPaths.ts";
import { languages } from "@gbvf/api/shared/i18n/languages.ts";
import { PageTitle } from "../../lib/page/PageTitle.tsx";
import { useHelpTranslator } from "./translator.tsx";

interface HelpHeadProps {
  suffix: string;
  /** Null keeps search engines away. */
  origin: string | null;
}

/** The history stores the title, so it is neutral. */
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
