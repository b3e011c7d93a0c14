import type { Reading } from "../findings/contract.ts";
import type { ReleasedTheme } from "./contract.ts";

export type Series = {
  periods: string[];
  lines: Pick<ReleasedTheme["lines"][number], "boundaryId" | "boundary" | "values">[];
};
export type ReleasedFigures = Pick<
  ReleasedTheme,
  "measure" | "overTime" | "span" | "periods" | "lines" | "source" | "corrections"
>;
export type LastPublished = Pick<
  ReleasedFigures,
  "measure" | "overTime" | "span" | "source" | "periods" | "lines"
>;

/**
 * Returns the last published figures, including periods that only older releases contain.
 * @param releases sorted from the oldest
 * @param availablePeriods the periods that the data has today; other periods of older releases are omitted
 */
export function computeLastPublished(
  releases: readonly ReleasedFigures[],
  availablePeriods: readonly string[],
): LastPublished | undefined {
  const lastRelease = releases.at(-1);
  if (lastRelease === undefined) return undefined;
  const readings = new Map<string, Reading>();
  const getKey = (period: string, boundary: string) => `${period}\n${boundary}`;
  const periods = new Set<string>();
  for (const release of releases) {
    if (!isComparable(release, lastRelease)) continue;
    const { lines, corrections } = release;
    for (const [index, period] of release.periods.entries()) {
      periods.add(period);
      for (const { boundary, values } of lines)
        readings.set(getKey(period, boundary), values[index] ?? "no-data");
    }
    for (const { period, boundary, to } of corrections) readings.set(getKey(period, boundary), to);
  }
  const allPeriods = [
    ...lastRelease.periods,
    ...[...periods].filter((each) => availablePeriods.includes(each)),
  ];
  const uniquePeriods = [...new Set(allPeriods)];
  return {
    source: lastRelease.source,
    span: lastRelease.span,
    measure: lastRelease.measure,
    overTime: lastRelease.overTime,
    periods: uniquePeriods,
    lines: lastRelease.lines.map(({ boundaryId, boundary, figure }) => ({
      boundaryId,
      boundary,
      figure,
      values: uniquePeriods.map((period) => readings.get(getKey(period, boundary)) ?? "no-data"),
    })),
  };
}

const getMeasureTitle = ({ overTime, measure }: ReleasedFigures) => (overTime ?? measure).title;
/**
 * Only releases of the same measure are comparable, and a demonstration is not comparable with real figures.
 */
const isComparable = (release: ReleasedFigures, lastRelease: ReleasedFigures) =>
  release.source?.isDemonstration === lastRelease.source?.isDemonstration &&
  getMeasureTitle(release) === getMeasureTitle(lastRelease);
