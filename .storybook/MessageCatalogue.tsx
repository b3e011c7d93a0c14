import { styled } from "styled-components";
import publishedHelp from "../api/shared/i18n/help/published.json" with { type: "json" };
import type { Translated } from "../api/shared/i18n/languages.ts";
import publishedSurvey from "../api/shared/i18n/survey/published.json" with { type: "json" };
import { type PoEntry, readPo } from "../scripts/i18n/po.ts";
import { color, font, space } from "../ui/tokens/tokens.ts";

type Reviews = Readonly<
  Record<string, { official?: { source: string }; reviewed?: { by: string; on: string } } | undefined>
>;

const catalogues = import.meta.glob<string>("../api/shared/i18n/*/*.po", {
  query: "?raw",
  import: "default",
  eager: true,
});
const reviews = import.meta.glob<Reviews>("../api/shared/i18n/*/*.review.json", {
  import: "default",
  eager: true,
});

const PUBLISHED: Readonly<Record<"help" | "survey", Record<Translated, object>>> = {
  help: publishedHelp,
  survey: publishedSurvey,
};

interface MessageCatalogueProps {
  area: "help" | "survey";
  language: Translated;
}

/** Lists each message of an area with its English, its review status and its source. */
export function MessageCatalogue({ area, language }: MessageCatalogueProps) {
  const languageReviews = reviews[`../api/shared/i18n/${area}/${language}.review.json`];
  const { entries } = readPo(catalogues[`../api/shared/i18n/${area}/${language}.po`] ?? "");
  return (
    <Root aria-label={`Messages of ${area}`}>
      <h2>Messages of {area}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.texts.map((text) => (
              <b key={text} lang={language}>
                {text}{" "}
              </b>
            ))}
            <p>{entry.english.join(" | ")}</p>
            <small>{describeStatus(entry, PUBLISHED[area][language], languageReviews)}</small>
          </li>
        ))}
      </ul>
    </Root>
  );
}

function describeStatus({ id, texts }: PoEntry, published: object, languageReviews: Reviews = {}): string {
  const { official, reviewed } = languageReviews[id] ?? {};
  const isPublished = id in published;
  if (texts.length === 0) return "Missing: shown in English";
  if (isPublished && official) return `Official word: ${official.source}`;
  if (isPublished && reviewed) return `Reviewed by ${reviewed.by} on ${reviewed.on}`;
  return official || reviewed ? "Changed since its review: shown in English" : "Draft: shown in English";
}

const Root = styled.section`
  max-width: 60rem;
  padding: ${space(2)};

  ul { padding: 0; list-style: none; }
  li { padding-block: ${space(1)}; border-top: 1px solid ${color.line}; overflow-wrap: anywhere; }
  p { margin: 0; color: ${color.inkMuted}; }
  small { font-size: ${font.size.small}; }
`;
