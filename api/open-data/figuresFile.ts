import type { Knex } from "knex";
import type { BoundaryRow } from "../geography/queries.ts";
import { intervalOf } from "../lib/figures/interval.ts";
import { type Measured, type MeasureWords, periodWords, type ThemeMeasure } from "../lib/figures/measure.ts";
import type { CsvFile } from "../sheet/CsvFile.ts";
import { percent } from "../sheet/CsvFile.ts";
import { levelOf } from "./places.ts";

const INTERVAL: CsvFile["columns"] = [
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

export async function figuresFile(
  trx: Knex,
  { name, measure }: { name: CsvFile["name"]; measure: ThemeMeasure },
  { places, today }: { places: readonly BoundaryRow[]; today: string },
): Promise<CsvFile> {
  const measured = places.filter(({ boundaryTypeId }) => boundaryTypeId <= measure.lowestLevel);
  const current = await measure.findCurrent(trx, measured, today);
  const { periods, of } = await measure.findSeries(trx, measured, today);
  const now = current.span ?? `As on ${today}`;
  const isOwnPeriod = !periods.some(({ period }) => period === now);
  const rows = measured.flatMap((place) => {
    const words = measure.wordsOf(place.boundaryTypeId);
    const row = (period: string, reading: Measured, title = words.title) => [
      place.boundaryId,
      place.description,
      levelOf(place),
      period,
      words.kind === "percent" ? `${title} (%)` : title,
      ...figureCells(words, reading),
      ...(measure.hasIntervals ? intervalCells(words, reading) : []),
    ];
    return [
      ...(isOwnPeriod ? [row(now, current.of(place.boundaryId))] : []),
      ...periods.map((period) =>
        row(periodWords(period), of(place.boundaryId, period), words.overTime?.title),
      ),
    ];
  });
  return {
    name,
    about: `${measure.wordsOf(places[0]?.boundaryTypeId ?? 0).title}: the figure of each place, now (${now}) and in every period held.`,
    columns: [
      ["Place id", "See places.csv", "integer"],
      ["Place", "Its name"],
      ["Level", "As in places.csv"],
      ["Period", "A quarter, a year, a cycle of 100 days, or a day"],
      ["Measure", "What the figure measures"],
      ["Figure", "Empty where there is none; zero is a figure", "number"],
      ["Why there is no figure", "In words"],
      ["Rests on", "How many reports, responses or requirements", "integer"],
      ...(measure.hasIntervals ? INTERVAL : []),
    ],
    rows,
  };
}

function intervalCells({ kind }: MeasureWords, measured: Measured) {
  const interval = intervalOf(measured, kind);
  if (interval === null) return [null, null, null];
  return [kind === "rate" ? Number(measured.exposure) : null, ...interval.map((limit) => limit.toFixed(2))];
}

function figureCells({ kind, missing }: MeasureWords, { value, cases, ...here }: Measured) {
  if (typeof value !== "number") return [null, here.missing ?? missing[value], null];
  const figure = kind === "percent" ? percent(value) : kind === "rate" ? value.toFixed(2) : value;
  return [figure, null, cases];
}
