import type { Findings, Reading } from "../findings/contract.ts";
import type { FigureSource } from "../source/contract.ts";
import type { Correction, ReleasedTheme } from "./contract.ts";

/** A theme's figures now. */
export type Told = { componentId: number; name: string; findings: Findings; source: FigureSource };

/** What was told of the theme in its last release. */
export type ToldBefore = Pick<ReleasedTheme, "periods" | "lines" | "source">;

/** What is published of a theme, beside what had been published. Pure. */
export function releasedTheme(
  { componentId, name, findings, source }: Told,
  before: ToldBefore | undefined,
): ReleasedTheme {
  const { measure, span, sentences, periods, place, areas } = findings;
  const wasInvented = before?.source?.isDemonstration ?? false;
  const replacesDemonstration = wasInvented && !source.isDemonstration;
  const known = replacesDemonstration ? undefined : before;
  const told = [sentences.place, sentences.areas, sentences.areasChange, sentences.change];
  const lines = [place, ...areas].map(({ boundaryId, boundary, figure, values }) => ({
    boundaryId,
    boundary,
    figure,
    values,
  }));
  const now = { periods, lines };
  const fresh = newPeriods(known, now);
  return {
    componentId,
    name,
    measure,
    span,
    source,
    findings: [...new Set(told)].filter((each) => each !== null).map((each) => `${each}.`),
    newPeriods: fresh,
    completed: known === undefined ? 0 : completedIn(known, now, fresh),
    replacesDemonstration,
    corrections: known === undefined ? [] : correctionsOf(known, now),
    periods,
    lines,
  };
}

type Series = Pick<ReleasedTheme, "periods" | "lines">;
const isNumber = (reading: Reading | undefined) => typeof reading === "number";

/** Periods with a figure anywhere that had none before. */
function newPeriods(before: Series | undefined, now: Series): string[] {
  const hasFigure = ({ periods, lines }: Series, period: string) => {
    const index = periods.indexOf(period);
    return lines.some(({ values }) => isNumber(values[index]));
  };
  return now.periods.filter(
    (period) => hasFigure(now, period) && !(before !== undefined && hasFigure(before, period)),
  );
}

/** Figures that were numbers, and are another number now, or none. */
function correctionsOf(before: Series, now: Series): Correction[] {
  const lineOf = new Map(now.lines.map((line) => [line.boundaryId, line]));
  return before.periods.flatMap((period, index) =>
    before.lines.flatMap(({ boundaryId, boundary, values }) => {
      const from = values[index];
      if (from === undefined || !isNumber(from)) return [];
      const to = lineOf.get(boundaryId)?.values[now.periods.indexOf(period)] ?? "no-data";
      return to === from ? [] : [{ period, boundary, from, to }];
    }),
  );
}

function completedIn(before: Series, now: Series, fresh: readonly string[]): number {
  const lineOf = new Map(before.lines.map((line) => [line.boundaryId, line]));
  return now.periods
    .filter((period) => !fresh.includes(period))
    .flatMap((period) =>
      now.lines.filter(
        ({ boundaryId, values }) =>
          isNumber(values[now.periods.indexOf(period)]) &&
          !isNumber(lineOf.get(boundaryId)?.values[before.periods.indexOf(period)]),
      ),
    ).length;
}

/** Whether anything is told that was not told before. */
export const isNews = (theme: ReleasedTheme): boolean =>
  theme.newPeriods.length + theme.corrections.length + theme.completed > 0 || theme.replacesDemonstration;
