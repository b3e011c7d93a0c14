import type { Knex } from "knex";
import type { Reading } from "../findings/contract.ts";
import { measureOf } from "../findings/queries.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import type { ReleasedTheme } from "./contract.ts";

/**
 * Two means of a group, before and after one organisation joined, reveal its result. A figure that is hidden
 * elsewhere today is hidden here too.
 */
export async function withoutSuperseded(
  trx: Knex,
  theme: ReleasedTheme,
  today: string,
): Promise<ReleasedTheme> {
  const measure = measureOf(theme.componentId);
  if (!measure.hidesGroups || theme.source?.isDemonstration) return theme;
  const places = theme.lines.map(({ boundaryId }) => ({
    boundaryId,
    boundaryTypeId: boundaryId === COUNTRY ? 0 : 1,
  }));
  const versions = [await measure.findSeries(trx, places, today)];
  if (measure.findSeriesBefore) versions.push(await measure.findSeriesBefore(trx, places, today));
  const idOf = new Map(theme.lines.map(({ boundary, boundaryId }) => [boundary, boundaryId]));
  const shown = (boundaryId: number | undefined, label: string | null, reading: Reading): Reading => {
    const isHeld = versions.some(({ periods, of }) => {
      const period = periods.find((each) => each.period === label);
      return period && boundaryId !== undefined && of(boundaryId, period).value === reading;
    });
    return typeof reading !== "number" || isHeld ? reading : "too-few";
  };
  const lines = theme.lines.map((line) => ({
    ...line,
    figure: shown(line.boundaryId, theme.span, line.figure),
    values: line.values.map((value, index) => shown(line.boundaryId, theme.periods[index] ?? null, value)),
  }));
  const isAllShown = JSON.stringify(lines) === JSON.stringify(theme.lines);
  return {
    ...theme,
    lines,
    // Sentences contain figures.
    findings: isAllShown ? theme.findings : [],
    corrections: theme.corrections.map((each) => ({
      ...each,
      from: shown(idOf.get(each.boundary), each.period, each.from),
      to: shown(idOf.get(each.boundary), each.period, each.to),
    })),
  };
}
