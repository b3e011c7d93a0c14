import type { Findings, PlaceFinding } from "@gbvf/api/findings/contract.ts";
import { formatReading, isFigure } from "@gbvf/ui/charts/reading.ts";
import { Sparkline } from "@gbvf/ui/charts/Sparkline/Sparkline.tsx";
import { cardStyle } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { capitalised } from "@gbvf/ui/text/format.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { describeChange, detectFormat } from "@gbvf/ui/widgets/FigureTrend/trend.ts";
import { styled } from "styled-components";
import type { Filters } from "../../lib/address/filters.ts";
import { getScreenUrl } from "../../lib/address/paths.ts";
import { THEME, THEME_TITLES } from "../../lib/address/themeIds.ts";
import { themeColumns } from "../place/themeColumns.ts";
import { useFindings } from "../place/useFindings.ts";
import { type AnyTheme, themes } from "../themes/registry.ts";

/** The theme of the page's headline, which already gives the rank. */
const HEADLINE_THEME = THEME.crime;

export function Themes({ boundaryId, place }: { boundaryId: number; place: Filters }) {
  return (
    <Rows>
      {themes.map((theme) => (
        <li key={theme.componentId}>
          <ThemeRow theme={theme} boundaryId={boundaryId} place={place} />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  ${themeColumns}
  ${media.print} { gap: ${space(1)}; }
`;

interface ThemeRowProps {
  theme: Pick<AnyTheme, "componentId" | "colors">;
  boundaryId: number;
  place: Filters;
}

function ThemeRow({ theme: { componentId, colors }, boundaryId, place }: ThemeRowProps) {
  const findings = useFindings(componentId, boundaryId);
  const title = THEME_TITLES[componentId] ?? "";
  return (
    <Root aria-label={title}>
      <h2>
        <Link href={getScreenUrl("chart", { ...place, componentId })}>{title}</Link>
      </h2>
      <Resource {...findings} skeleton="8.5rem">
        {({ measure, overTime: periodMeasure, span, place: line, sentences }) => (
          <>
            <Top>
              <Value data-figure={isFigure(line.figure) || undefined}>
                {line.missing ?? formatReading(line.figure, detectFormat(measure))}
              </Value>
              <div>
                <Sparkline
                  label={sentences.change ?? undefined}
                  values={line.values}
                  color={dataColor[colors].main}
                  width={120}
                  height={32}
                />
              </div>
            </Top>
            <p>
              {measure.title}
              {span && <>, {span}</>}
            </p>
            <Small>
              {componentId !== HEADLINE_THEME && line.rank && <>{capitalised(line.rank.words)}. </>}
              <LatestChange line={line} measure={measure} periodMeasure={periodMeasure} />
            </Small>
            {sentences.borders && <Small>{capitalised(sentences.borders)}.</Small>}
          </>
        )}
      </Resource>
    </Root>
  );
}

/** "Jul - Sep 2026: 13.04, up from 8.82 in Jul - Sep 2025." */
function LatestChange({
  line: { sinceYear, sinceCycle },
  measure,
  periodMeasure,
}: Pick<Findings, "measure"> & { line: PlaceFinding; periodMeasure: Findings["overTime"] }) {
  const change = sinceYear ?? sinceCycle;
  if (change?.direction == null) return null;
  return (
    <>
      {periodMeasure.title !== measure.title && <>{periodMeasure.title}. </>}
      {describeChange(change, measure)}.
    </>
  );
}

const Root = styled.article`
  display: grid;
  gap: ${space(0.5)};
  align-content: start;
  height: 100%;
  min-height: 10rem;
  padding: ${space(2)} ${space(2.5)};
  ${cardStyle}

  h2 { font-size: ${font.size.body}; }
  ${media.print} { min-height: 0; padding: ${space(1)} ${space(1.5)}; gap: 0; break-inside: avoid; }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(2)};
`;

const Value = styled.strong`
  font-size: ${font.size.large};
  line-height: 1.2;

  &[data-figure] { font-size: ${font.size.page}; letter-spacing: -0.02em; }
  ${media.print} { &[data-figure] { font-size: 15pt; } }
`;

const Small = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
