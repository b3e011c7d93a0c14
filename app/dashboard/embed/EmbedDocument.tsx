import type { EmbedFigure, EmbedRequest } from "@gbvf/api/shared/embedRendering.ts";
import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { nameWithCoverage } from "@gbvf/api/shared/figures/coverage.ts";
import { describeMixedSource } from "@gbvf/api/shared/figures/sourceRuns.ts";
import { SourceLine } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { GlobalStyle } from "@gbvf/ui/tokens/GlobalStyle.tsx";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import type { ReactNode } from "react";
import { createGlobalStyle, styled } from "styled-components";
import { NO_FILTERS } from "../../lib/address/filters.ts";
import { getScreenUrl, licence, screens } from "../../lib/address/paths.ts";
import { boundaryWord } from "../place/boundaryNouns.ts";
import { AreaMap } from "./AreaMap.tsx";
import { AreaBars } from "./AreaTable.tsx";
import { getTitle, listAreas } from "./areas.ts";
import { PlaceTrend } from "./PlaceTrend.tsx";

/** Works from 320 px, without scripts. */
export function EmbedDocument({ figure, origin, publisher }: EmbedRequest) {
  return (
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>GBVF Dashboard</title>
      </head>
      <body>
        <GlobalStyle />
        <FrameStyle />
        {figure === null ? (
          <Frame>
            <figcaption>
              <h1>This figure was not found</h1>
              <p>The place or the figure is not there, or the address is misspelt.</p>
            </figcaption>
            <footer>
              <SiteLink href={`${origin}${screens.home}`}>Go to the GBVF Dashboard</SiteLink>
            </footer>
          </Frame>
        ) : (
          <FigureFrame figure={figure} origin={origin} publisher={publisher} />
        )}
      </body>
    </html>
  );
}

function FigureFrame({ figure, origin, publisher }: Omit<EmbedRequest, "figure"> & { figure: EmbedFigure }) {
  const { kind, measure, findings } = figure;
  const { place, sentences, periods } = findings;
  const isTrend = kind === "trend";
  const finding = (isTrend ? sentences.change : sentences.areas) ?? sentences.place;
  const [area] = isTrend ? [] : findings.areas;
  const periodText = isTrend ? [periods[0], periods.at(-1)].filter(Boolean).join(" to ") : findings.span;
  return (
    <Frame data-kind={kind}>
      <figcaption>
        <h1>{finding}</h1>
        <p>
          {isTrend ? findings.measure.title : getTitle(findings, measure)}
          {area && `, by ${boundaryWord(area.boundaryTypeId)}`}.{" "}
          {[nameWithCoverage(place.boundary, place.coverage), periodText].filter(Boolean).join(", ")}
        </p>
      </figcaption>
      <Body {...figure} />
      <footer>
        {measure.source === null ? (
          <p>Nothing has been captured.</p>
        ) : (
          <SourceLine source={describeMixedSource(measure.source, isTrend ? findings.sources : [])} />
        )}
        {measure.source?.isDemonstration && (
          <p>
            <strong>Demonstration data: the figures are made up.</strong>
          </p>
        )}
        <ul>
          <li>
            <SiteLink href={origin + getPagePath(figure)}>{place.boundary} on the GBVF Dashboard</SiteLink>
          </li>
          <li>
            <SiteLink href={`${origin}${screens.methods}#${measure.anchor}`}>How this is measured</SiteLink>
          </li>
          <li>
            <SiteLink href={origin + licence}>Licence: name the source and the day</SiteLink>
          </li>
          {publisher && <li>Published by {publisher}</li>}
        </ul>
      </footer>
    </Frame>
  );
}

function Body(figure: EmbedFigure) {
  const { theme, findings } = figure;
  if (figure.kind === "map") return <AreaMap {...figure} />;
  if (figure.kind === "areas") return <AreaBars areas={listAreas(findings)} theme={theme} />;
  return <PlaceTrend findings={findings} theme={theme} />;
}

function getPagePath({ kind, measure: { componentId }, findings: { place } }: EmbedFigure): string {
  const { boundaryId, boundaryTypeId } = place;
  const boundary = boundaryId === COUNTRY ? {} : { boundaryId, boundaryTypeId };
  return getScreenUrl(kind === "map" ? "map" : "chart", { ...NO_FILTERS, ...boundary, componentId });
}

function SiteLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

const FrameStyle = createGlobalStyle`
  :root { background: ${color.surface}; }
  body { min-width: 0; padding: ${space(1.5)}; background: none; font-size: ${font.size.small}; line-height: 1.4; }
`;

const Frame = styled.figure`
  ${stack(1.5)}
  max-width: 75rem;
  margin-inline: auto;

  h1 { font-size: ${font.size.body}; line-height: 1.3; letter-spacing: 0; }
  figcaption p, footer { color: ${color.inkMuted}; }
  footer ul { ${row(0, 2)} padding: 0; list-style: none; }
  footer li > a { display: inline-block; padding-block: ${space(0.5)}; }

  /* The list stands next to the map, so that a frame of usual height shows both. */
  @media (min-width: 56rem) {
    &[data-kind="map"] {
      grid-template: auto auto 1fr / minmax(0, 3fr) minmax(0, 2fr);
      column-gap: ${space(3)};
    }
    &[data-kind="map"] > :is(figcaption, footer) { grid-column: 1 / -1; }
  }
`;
