import { DataTable } from "../../charts/DataTable/DataTable.tsx";
import { Figure } from "../../charts/Figure/Figure.tsx";
import type { FigureSource, TableModel } from "../../charts/tableModel.ts";
import { formatList } from "../../text/format.ts";
import { type DataTheme, dataColor } from "../../tokens/dataColor.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color } from "../../tokens/tokens.ts";
import { PeriodChart } from "../FigureTrend/PeriodChart.tsx";
import {
  changesByStep,
  describeChange,
  formatPeriodRange,
  formatPeriodTitle,
  type PeriodMeasure,
  type TrendMeasure,
  type TrendPlace,
} from "../FigureTrend/trend.ts";

export interface PlaceComparisonProps extends RootProps<HTMLElement> {
  /** The reader's own name for the group of places. */
  name?: string | null;
  measure: TrendMeasure;
  periodMeasure: PeriodMeasure;
  /** "Jul 2025 – Jun 2026"; null for figures of today. */
  span: string | null;
  periods: readonly string[];
  /** The periods with which another source begins. */
  breaks?: readonly string[];
  /** Two to twelve: up to four differ by colour and stroke, more are thin lines. */
  places: readonly TrendPlace[];
  /** Null for counts, which cannot be compared with the country's. */
  country: TrendPlace | null;
  theme: DataTheme;
  source: FigureSource;
  headingLevel?: 2 | 3 | 4;
}

const definition =
  "The figure of each place, its rank among all of its level from the highest, and how its latest period differs from earlier ones.";
/** A dash pattern for each place. */
const DASHES = ["", "9 5", "2 5", "12 4 2 4"];

/**
 * - **When:** One measure of two to twelve places and the country.
 * - **When not:** One place: use `FigureTrend`.
 * - **Keys:** Tab moves to its buttons.
 */
export function PlaceComparison({
  name = null,
  measure,
  periodMeasure,
  span,
  periods,
  breaks,
  places,
  country,
  theme,
  source,
  headingLevel,
  ...root
}: PlaceComparisonProps) {
  const names = formatList(places.map(({ boundary }) => boundary));
  const placesName = name ?? (places.length > DASHES.length ? `${places.length} places` : names);
  const title = `${placesName} compared`;
  const includesCountry = places.some(({ boundaryId }) => boundaryId === country?.boundaryId);
  const pinned = country === null || includesCountry ? [] : [country];
  const table = buildComparisonTable({
    places,
    pinned,
    measure,
    periodMeasure,
    span,
    caption: `${measure.title}, ${placesName}`,
  });
  return (
    <Figure
      {...root}
      title={formatPeriodTitle(periodMeasure)}
      finding={title}
      headingLevel={headingLevel}
      table={table}
      origin={{
        place: name === null ? names : `${name}: ${names}`,
        period: formatPeriodRange(periods),
        definition,
        source,
      }}
    >
      <PeriodChart
        label={`${periodMeasure.title}: ${placesName}`}
        periods={periods}
        breaks={breaks}
        step={periodMeasure.step}
        measure={measure}
        series={getSeries(places, pinned, theme)}
      />
      <DataTable table={table} />
    </Figure>
  );
}

function getSeries(places: readonly TrendPlace[], pinned: readonly TrendPlace[], theme: DataTheme) {
  const { main, parts } = dataColor[theme];
  const strokes = [main, color.ink, parts[3] ?? color.ink, color.inkMuted];
  const toLine = ({ boundaryId: id, boundary: label, values }: TrendPlace) => ({ id, label, values });
  if (places.length <= DASHES.length) {
    return [
      ...places.map((place, index) => ({
        ...toLine(place),
        color: strokes[index] ?? color.ink,
        dash: DASHES[index] ?? "",
      })),
      ...pinned.map((place) => ({ ...toLine(place), color: color.inkMuted, isContext: true })),
    ];
  }
  return [
    ...pinned.map((place) => ({ ...toLine(place), color: color.ink })),
    ...places.map((place) => ({ ...toLine(place), color: main, isContext: true })),
  ];
}

type ComparisonTableOptions = Pick<PlaceComparisonProps, "places" | "measure" | "periodMeasure" | "span"> & {
  pinned: readonly TrendPlace[];
  caption: string;
};

function buildComparisonTable({
  places,
  pinned,
  measure,
  periodMeasure,
  span,
  caption,
}: ComparisonTableOptions): TableModel {
  const changes = periodMeasure.step === null ? [] : changesByStep[periodMeasure.step];
  const getRow = (place: TrendPlace) => ({
    id: place.boundaryId,
    cells: {
      place: place.boundary,
      figure: place.figure,
      rank: place.rank?.words ?? "Not ranked",
      ...Object.fromEntries(changes.map(({ id }) => [id, describeChange(place[id], measure)])),
    },
  });
  return {
    caption,
    columns: [
      { id: "place", label: "Place", kind: "text" },
      // The table's caption already names the measure.
      { id: "figure", label: span ?? "Today", kind: measure.kind },
      { id: "rank", label: "Rank, from the highest", kind: "text" },
      ...changes.map((change) => ({ ...change, kind: "text" as const })),
    ],
    rows: places.map(getRow),
    pinned: pinned.map(getRow),
  };
}
