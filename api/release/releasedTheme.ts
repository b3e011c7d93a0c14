import type { Findings, Reading } from "../findings/contract.ts";
import type { FigureSource } from "../source/contract.ts";
import type { Correction, ReleasedTheme } from "./contract.ts";
import type { LastPublished, Series } from "./lastPublished.ts";

export type FiguresToRelease = Pick<ReleasedTheme, "componentId" | "name" | "imported" | "withdrawn"> & {
  findings: Findings;
  otherSeries: Series;
  source: FigureSource | null;
};

export function buildReleasedTheme(
  { componentId, name, findings, otherSeries, source, imported, withdrawn }: FiguresToRelease,
  before: LastPublished | undefined,
): ReleasedTheme {
  const { measure, overTime, span, sentences, place, areas } = findings;
  const isInvented = source?.isDemonstration ?? false;
  const wasInvented = before?.source?.isDemonstration ?? false;
  const replacesDemonstration = wasInvented && !isInvented;
  const isSameMeasure = overTime.title === (before?.overTime ?? before?.measure)?.title;
  const comparableBefore = wasInvented !== isInvented || !isSameMeasure ? undefined : before;
  const parts = [sentences.place, sentences.areas, sentences.areasChange, sentences.change];
  const periodCount = findings.periods.length - Number(overTime.isRunning);
  const periods = findings.periods.slice(0, periodCount);
  const lines = [place, ...areas].map(({ boundaryId, boundary, figure, values }) => ({
    boundaryId,
    boundary,
    figure,
    values: values.slice(0, periodCount),
  }));
  const currentSeries = { periods, lines };
  const addedPeriods = listNewPeriods(comparableBefore, currentSeries);
  return {
    componentId,
    name,
    measure,
    overTime,
    span,
    source,
    findings: [...new Set(parts)].filter((each) => each !== null).map((each) => `${each}.`),
    imported,
    withdrawn,
    shownBefore: comparableBefore === undefined ? null : compareWithPublished(comparableBefore, lines),
    newPeriods: addedPeriods,
    completed:
      comparableBefore === undefined ? 0 : countCompleted(comparableBefore, currentSeries, addedPeriods),
    replacesDemonstration,
    corrections:
      comparableBefore === undefined
        ? []
        : listCorrections(comparableBefore, mergeSeries(currentSeries, otherSeries)),
    periods,
    lines,
  };
}

function mergeSeries({ periods, lines }: Series, otherSeries: Series): Series {
  const valuesByBoundary = new Map(otherSeries.lines.map(({ boundaryId, values }) => [boundaryId, values]));
  return {
    periods: [...periods, ...otherSeries.periods],
    lines: lines.map((line) => ({
      ...line,
      values: [...line.values, ...(valuesByBoundary.get(line.boundaryId) ?? [])],
    })),
  };
}

const isNumber = (reading: Reading | undefined) => typeof reading === "number";

function compareWithPublished({ span, lines }: LastPublished, now: ReleasedTheme["lines"]) {
  const figureByBoundary = new Map(lines.map(({ boundaryId, figure }) => [boundaryId, figure]));
  const hadFigure = ({ boundaryId }: { boundaryId: number }) => isNumber(figureByBoundary.get(boundaryId));
  const getNames = (lines: ReleasedTheme["lines"]) => lines.map(({ boundary }) => boundary);
  return {
    span,
    lost: getNames(now.filter((line) => hadFigure(line) && !isNumber(line.figure))),
    gained: getNames(now.filter((line) => !hadFigure(line) && isNumber(line.figure))),
  };
}

function listNewPeriods(before: Series | undefined, now: Series): string[] {
  const hasFigure = ({ periods, lines }: Series, period: string) => {
    const index = periods.indexOf(period);
    return lines.some(({ values }) => isNumber(values[index]));
  };
  return now.periods.filter(
    (period) => hasFigure(now, period) && !(before !== undefined && hasFigure(before, period)),
  );
}

function listCorrections(before: Series, now: Series): Correction[] {
  const lineByBoundary = new Map(now.lines.map((line) => [line.boundaryId, line]));
  return before.periods.flatMap((period, index) =>
    before.lines.flatMap(({ boundaryId, boundary, values }) => {
      const from = values[index];
      if (from === undefined || !isNumber(from)) return [];
      const to = lineByBoundary.get(boundaryId)?.values[now.periods.indexOf(period)] ?? "no-data";
      return to === from ? [] : [{ period, boundary, from, to }];
    }),
  );
}

function countCompleted(before: Series, now: Series, addedPeriods: readonly string[]): number {
  const lineByBoundary = new Map(before.lines.map((line) => [line.boundaryId, line]));
  return now.periods
    .filter((period) => !addedPeriods.includes(period))
    .flatMap((period) =>
      now.lines.filter(
        ({ boundaryId, values }) =>
          isNumber(values[now.periods.indexOf(period)]) &&
          !isNumber(lineByBoundary.get(boundaryId)?.values[before.periods.indexOf(period)]),
      ),
    ).length;
}

export const hasNewFigures = (theme: ReleasedTheme): boolean =>
  theme.newPeriods.length + theme.corrections.length + theme.completed > 0 || theme.replacesDemonstration;
