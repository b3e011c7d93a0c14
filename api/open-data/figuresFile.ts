import type { Knex } from "knex";
import type { BoundaryModel } from "../geography/models.ts";
import type { Measured, MeasureWords, ThemeMeasure } from "../lib/measure.ts";
import type { CsvFile } from "./CsvFile.ts";
import { percent } from "./CsvFile.ts";
import { levelOf } from "./places.ts";

/** A theme's one figure of each place, now and in every period held: what maps, trends and sentences show. */
export async function figuresFile(
  trx: Knex,
  { name, measure }: { name: CsvFile["name"]; measure: ThemeMeasure },
  { places, today }: { places: readonly BoundaryModel[]; today: string },
): Promise<CsvFile> {
  const measured = places.filter(({ boundaryTypeId }) => boundaryTypeId <= measure.lowestLevel);
  const current = await measure.findCurrent(trx, measured, today);
  const { periods, of } = await measure.findSeries(trx, measured, today);
  const now = current.span ?? `As on ${today}`;
  const isOwnPeriod = !periods.some(({ period }) => period === now);
  const rows = measured.flatMap((place) => {
    const words = measure.wordsOf(place.boundaryTypeId);
    const row = (period: string, reading: Measured) => [
      place.boundaryId,
      place.description,
      levelOf(place),
      period,
      words.kind === "percent" ? `${words.title} (%)` : words.title,
      ...figureCells(words, reading),
    ];
    return [
      ...(isOwnPeriod ? [row(now, current.of(place.boundaryId))] : []),
      ...periods.map((period) => row(period.period, of(place.boundaryId, period))),
    ];
  });
  return {
    name,
    about: `${measure.wordsOf(places[0]?.boundaryTypeId ?? 0).title}: the figure of each place, now (${now}) and in every period held.`,
    columns: [
      ["Place id", "See places.csv"],
      ["Place", "Its name"],
      ["Level", "As in places.csv"],
      ["Period", "A quarter, a year, or a day"],
      ["Measure", "What the figure measures"],
      ["Figure", "Empty where there is none; zero is a figure"],
      ["Why there is no figure", "In words"],
      ["Rests on", "How many reports, responses or requirements; below 20, a difference may be chance"],
    ],
    rows,
  };
}

function figureCells({ kind, missing }: MeasureWords, { value, cases }: Measured) {
  if (typeof value !== "number") return [null, missing[value], null];
  const figure = kind === "percent" ? percent(value) : kind === "rate" ? value.toFixed(2) : value;
  return [figure, null, cases];
}
