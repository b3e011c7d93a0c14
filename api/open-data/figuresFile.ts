import type { Knex } from "knex";
import { computeChange } from "../findings/change.ts";
import type { Change } from "../findings/contract.ts";
import { findEarlierPeriods } from "../findings/periodsBefore.ts";
import type { BoundaryRow } from "../geography/queries.ts";
import { computeConfidenceInterval } from "../lib/figures/confidenceInterval.ts";
import {
  formatPeriod,
  type MeasureDescription,
  type MeasuredFigure,
  type Period,
  type ThemeMeasure,
} from "../lib/figures/measure.ts";
import { formatDifferenceCells } from "../shared/figures/fileCells.ts";
import {
  type Cell,
  COVERAGE_COLUMNS,
  type CsvFile,
  formatCoverage,
  formatPercent,
} from "../sheet/CsvFile.ts";
import { levelOf } from "./places.ts";

const INTERVAL_COLUMNS: CsvFile["columns"] = [
  [
    "People",
    "What a rate divides by: those of the year in which the period begins; empty for counts",
    "integer",
  ],
  [
    "Lower 95 %",
    "Where the exact 95 % interval of the figure begins (Poisson): what chance alone may bring",
    "number",
  ],
  ["Upper 95 %", "Where it ends", "number"],
];

const SOURCE_COLUMN: CsvFile["columns"][number] = [
  "Source",
  "The files that the figures of this period came from; empty for a span of several periods",
];

type RowOptions = {
  title?: string | undefined;
  change?: Change | null;
  sources?: readonly string[] | undefined;
};

export async function buildFiguresFile(
  trx: Knex,
  { name, measure }: { name: CsvFile["name"]; measure: ThemeMeasure },
  { places, today }: { places: readonly BoundaryRow[]; today: string },
): Promise<CsvFile> {
  const measuredPlaces = places.filter(({ boundaryTypeId }) => boundaryTypeId <= measure.smallestAreaTypeId);
  const current = await measure.findCurrent(trx, measuredPlaces, today);
  const { periods, getMeasuredFigure } = await measure.findSeries(trx, measuredPlaces, today);
  const currentPeriod = current.span ?? `As on ${today}`;
  const isCurrentSeparate = !periods.some(({ period }) => period === currentPeriod);
  const { year, cycle } = findEarlierPeriods(periods);
  const comparedPeriods = [year ?? cycle, periods.at(-1)] as const;
  const getChange = await findChanges(
    trx,
    { measure, places: measuredPlaces, comparedPeriods, getMeasuredFigure },
    today,
  );
  const hasSources = periods.some(({ sources }) => sources !== undefined);
  const rows = measuredPlaces.flatMap((place) => {
    const description = measure.getDescription(place.boundaryTypeId);
    const buildRow = (
      label: string,
      reading: MeasuredFigure,
      { title = description.title, change = null, sources = [] }: RowOptions = {},
    ) => [
      place.boundaryId,
      place.description,
      levelOf(place),
      label,
      description.kind === "percent" ? `${title} (%)` : title,
      ...formatFigureCells(description, reading),
      ...formatCoverage(reading.coverage, place.description),
      ...formatChangeCells(change, description),
      ...(measure.hasIntervals ? formatIntervalCells(description, reading) : []),
      ...(hasSources ? [sources.join(" and ") || null] : []),
    ];
    return [
      ...(isCurrentSeparate ? [buildRow(currentPeriod, current.getMeasuredFigure(place.boundaryId))] : []),
      ...periods.map((period) =>
        buildRow(formatPeriod(period), getMeasuredFigure(place.boundaryId, period), {
          title: description.overTime?.title,
          change: period === comparedPeriods[1] ? getChange(place) : null,
          sources: period.sources,
        }),
      ),
    ];
  });
  return {
    name,
    about: `${measure.getDescription(places[0]?.boundaryTypeId ?? 0).title}: the figure of each place, now (${currentPeriod}) and in every period held.`,
    columns: [
      ["Place id", "See places.csv", "integer"],
      ["Place", "Its name"],
      ["Level", "As in places.csv"],
      ["Period", "A quarter, a year, a cycle of 100 days, or a day"],
      ["Measure", "What the figure measures"],
      ["Figure", "Empty where there is none; zero is a figure", "number"],
      ["Why there is no figure", "In words"],
      ["Rests on", "How many reports, responses or requirements", "integer"],
      ...COVERAGE_COLUMNS,
      [
        "Change",
        "In the latest period: what the figure is more or less than a year, or a cycle, before, over what both periods have (percentage points for %); empty where the two are not comparable",
        "number",
      ],
      ["Change in words", "Up, down, about the same, or that the reports are too few to tell"],
      ["Changed since", "The period before, and the part that both periods have"],
      ...(measure.hasIntervals ? INTERVAL_COLUMNS : []),
      ...(hasSources ? [SOURCE_COLUMN] : []),
    ],
    rows,
  };
}

type ComparedPeriods = readonly [before: Period | undefined, latest: Period | undefined];

async function findChanges(
  trx: Knex,
  {
    measure,
    places,
    comparedPeriods: [before, latest],
    getMeasuredFigure,
  }: {
    measure: ThemeMeasure;
    places: readonly BoundaryRow[];
    comparedPeriods: ComparedPeriods;
    getMeasuredFigure: (boundaryId: number, period: Period) => MeasuredFigure;
  },
  today: string,
): Promise<(place: BoundaryRow) => Change | null> {
  if (before === undefined || latest === undefined) return () => null;
  const comparableFigures = await measure.findComparable?.(trx, places, [[before, latest]], today);
  return ({ boundaryId, boundaryTypeId }) => {
    const description = measure.getDescription(boundaryTypeId);
    const getDatedFigure = (period: Period) => ({
      measure: (description.overTime ?? description).title,
      period,
      figure: getMeasuredFigure(boundaryId, period),
    });
    return computeChange(
      getDatedFigure(before),
      getDatedFigure(latest),
      description,
      comparableFigures?.(boundaryId, before, latest),
    );
  };
}

function formatChangeCells(change: Change | null, { kind }: MeasureDescription): Cell[] {
  const cells = formatDifferenceCells(change, kind);
  if (change === null || cells === null) return [null, null, null];
  const since = [change.since, change.basis].filter(Boolean).join(", ");
  return [Math.round(cells.difference * 100) / 100, cells.text, since];
}

function formatIntervalCells({ kind }: MeasureDescription, figure: MeasuredFigure) {
  const interval = computeConfidenceInterval(figure, kind);
  if (interval === null) return [null, null, null];
  return [kind === "rate" ? Number(figure.exposure) : null, ...interval.map((limit) => limit.toFixed(2))];
}

function formatFigureCells({ kind, missing }: MeasureDescription, { value, cases, ...rest }: MeasuredFigure) {
  if (typeof value !== "number") return [null, rest.missing ?? missing[value], null];
  const figure = kind === "percent" ? formatPercent(value) : kind === "rate" ? value.toFixed(2) : value;
  return [figure, null, cases];
}
