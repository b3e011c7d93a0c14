import { DataTable } from "../../charts/DataTable/DataTable.tsx";
import { Figure } from "../../charts/Figure/Figure.tsx";
import { SourceLine, type SourceLineProps } from "../../charts/SourceLine/SourceLine.tsx";
import { TrendLine } from "../../charts/TrendLine/TrendLine.tsx";
import type { TableModel } from "../../charts/tableModel.ts";
import { type DataTheme, dataColor } from "../../tokens/dataColor.ts";
import { color } from "../../tokens/tokens.ts";
import { changeWords, formatOf, type TrendMeasure, type TrendPlace } from "../FigureTrend/trend.ts";

export interface PlaceComparisonProps {
  measure: TrendMeasure;
  /** Of the figures in the table: "Jul 2025 – Jun 2026"; null for figures of today. */
  span: string | null;
  periods: readonly string[];
  /** Two to four. */
  places: readonly TrendPlace[];
  /** Over the places in the table, unless it is one of them; null for a count, which is no comparison. */
  country: TrendPlace | null;
  theme: DataTheme;
  source: SourceLineProps["source"];
  headingLevel?: 2 | 3 | 4;
}

const definition =
  "The figure of each place, its rank among all of its level from the highest, and the changes of its latest quarter.";
/** A stroke of its own for each place. */
const DASHES = ["", "9 5", "2 5", "12 4 2 4"];

/** Places side by side: their lines over time, and one table. */
export function PlaceComparison({
  measure,
  span,
  periods,
  places,
  country,
  theme,
  source,
  headingLevel,
}: PlaceComparisonProps) {
  const names = new Intl.ListFormat("en-GB").format(places.map(({ boundary }) => boundary));
  const title = `${names} compared`;
  const isOneOfThem = places.some(({ boundaryId }) => boundaryId === country?.boundaryId);
  const pinned = country === null || isOneOfThem ? [] : [country];
  const table = comparisonTable(places, pinned, measure, `${measure.title}, ${names}`);
  return (
    <Figure
      title={measure.title}
      finding={title}
      headingLevel={headingLevel}
      subtitle={[periods[0], periods.at(-1)].filter(Boolean).join(" to ")}
      table={table}
      origin={{ place: names, period: span ?? periods.at(-1), definition, source }}
      footer={<SourceLine source={source} period={span ?? ""} />}
    >
      <TrendLine
        label={`${measure.title}: ${title}`}
        periods={periods}
        format={formatOf(measure)}
        series={places.map(({ boundaryId, boundary, values }, index) => ({
          id: boundaryId,
          label: boundary,
          color:
            [dataColor[theme].main, color.ink, dataColor[theme].parts[3], color.inkMuted][index] ?? color.ink,
          dash: DASHES[index] ?? "",
          values,
        }))}
      />
      <DataTable table={table} />
    </Figure>
  );
}

function comparisonTable(
  places: readonly TrendPlace[],
  pinned: readonly TrendPlace[],
  measure: TrendMeasure,
  caption: string,
): TableModel {
  const rowOf = ({ boundaryId, boundary, figure, rank, sinceQuarter, sinceYear }: TrendPlace) => ({
    id: boundaryId,
    cells: {
      place: boundary,
      figure,
      rank: rank?.words ?? "Not ranked",
      quarter: changeWords(sinceQuarter, measure),
      year: changeWords(sinceYear, measure),
    },
  });
  return {
    caption,
    columns: [
      { id: "place", label: "Place", kind: "text" },
      { id: "figure", label: measure.title, kind: measure.kind },
      { id: "rank", label: "Rank, from the highest", kind: "text" },
      { id: "quarter", label: "Since the quarter before", kind: "text" },
      { id: "year", label: "Since a year before", kind: "text" },
    ],
    rows: places.map(rowOf),
    pinned: pinned.map(rowOf),
  };
}
