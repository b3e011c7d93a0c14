import type { RenderEmbed } from "@gbvf/api/shared/embedRendering.ts";
import type { RenderFallback } from "@gbvf/api/shared/fallbackRendering.ts";
import type { RenderHelp } from "@gbvf/api/shared/helpRendering.ts";
import { createTranslator } from "@gbvf/api/shared/i18n/createTranslator.ts";
import { messages } from "@gbvf/api/shared/i18n/help/messages.ts";
import published from "@gbvf/api/shared/i18n/help/published.json" with { type: "json" };
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";
import { EmbedDocument } from "../dashboard/embed/EmbedDocument.tsx";
import { StaticHelpDocument } from "../directory/help/StaticHelpDocument.tsx";
import { HelpTranslatorContext } from "../directory/help/translator.tsx";
import { FallbackPage } from "../layouts/FallbackPage.tsx";

/** Contains all languages, and is fast enough to render between requests. */
export const renderHelp: RenderHelp = ({ language, page, site }) =>
  renderDocument(
    <HelpTranslatorContext value={createTranslator(language, messages, published)}>
      <StaticHelpDocument page={page} site={site} script={import.meta.env.VITE_LEAVE_SCRIPT} />
    </HelpTranslatorContext>,
  );

export const renderEmbed: RenderEmbed = (request) => renderDocument(<EmbedDocument {...request} />);

export const renderFallback: RenderFallback = (request) => {
  const { markup, style } = renderStyled(<FallbackPage {...request} />);
  // Keeps the marks: without them, styled-components would drop the style as soon as the scripts have loaded.
  return { head: `<title>GBVF Dashboard</title>${style}`, html: markup };
};

function renderDocument(document: ReactNode): string {
  const { markup, style } = renderStyled(document);
  return `<!doctype html>${markup.replace("</head>", () => `${style.replace(MARKS, "")}</head>`)}`;
}

/** Marks by which styled-components finds its rules in a browser; pages without scripts need none. */
const MARKS = /\/\*!sc\*\/\n?|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

function renderStyled(node: ReactNode): { markup: string; style: string } {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToStaticMarkup(<StyleSheetManager sheet={sheet.instance}>{node}</StyleSheetManager>);
    return { markup, style: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
