import type { Findings, Line } from "@gbvf/api/findings/contract.ts";
import { isFigure } from "@gbvf/ui/charts/reading.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { formatOf } from "@gbvf/ui/widgets/FigureTrend/trend.ts";
import { styled } from "styled-components";
import { THEME_TITLES } from "../../lib/address/themeIds.ts";
import { useFindings } from "../place/useFindings.ts";
import { type AnyTheme, themes } from "../themes/registry.ts";
import { SheetSection } from "./SheetSection.ts";

export function StandsOut({ boundaryId }: { boundaryId: number }) {
  return (
    <SheetSection aria-labelledby="one-page-stands-out">
      <h2 id="one-page-stands-out">What stands out</h2>
      <List>
        {themes.map((theme) => (
          <ThemeLine key={theme.componentId} theme={theme} boundaryId={boundaryId} />
        ))}
      </List>
    </SheetSection>
  );
}

function ThemeLine({ theme, boundaryId }: { theme: AnyTheme; boundaryId: number }) {
  const { data } = useFindings(theme.componentId, boundaryId);
  if (data === undefined || !isFigure(data.place.figure)) return null;
  const { sentences } = data;
  return (
    <li>
      <h3>{THEME_TITLES[theme.componentId] ?? ""}</h3>
      <p>
        {[extremeWords(data), sentences.change, sentences.areasChange]
          .flatMap((sentence) => (sentence ? [`${sentence}.`] : []))
          .join(" ")}
      </p>
      <small>{theme.direction}</small>
    </li>
  );
}

function extremeWords({ areas, measure }: Findings): string | null {
  const extremes = extremesOf(areas);
  if (extremes === null) return null;
  const format = formatOf(measure);
  const [highest, lowest] = [extremes.highest, extremes.lowest].map(
    ({ boundary, figure }) => `${boundary}, ${format(figure)}`,
  );
  return `Highest: ${highest ?? ""}. Lowest: ${lowest ?? ""}`;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: ${space(2)} ${space(4)};
  list-style: none;

  li { padding-block-start: ${space(1)}; border-top: 1px solid ${color.line}; }
  h3 { font-size: ${font.size.body}; }
  small { display: block; color: ${color.inkMuted}; font-size: ${font.size.small}; }
  ${media.print} { gap: ${space(0.5)} ${space(2)}; h3 { font-size: 9pt; } small { font-size: 7.5pt; } }
`;

type Ranked = Pick<Line, "boundary"> & { figure: number };

/** Null for fewer than two figures, or if all are the same. */
export function extremesOf(
  areas: readonly Pick<Line, "boundary" | "figure">[],
): { highest: Ranked; lowest: Ranked } | null {
  const ranked = areas
    .flatMap(({ boundary, figure }) => (isFigure(figure) ? [{ boundary, figure }] : []))
    .toSorted((a, b) => b.figure - a.figure);
  const [highest, lowest] = [ranked[0], ranked.at(-1)];
  if (highest === undefined || lowest === undefined || highest.figure === lowest.figure) return null;
  return { highest, lowest };
}
