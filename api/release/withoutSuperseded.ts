import type { Knex } from "knex";
import type { Reading } from "../findings/contract.ts";
import { measureOf } from "../findings/queries.ts";
import { COUNTRY } from "../lib/boundaryTypes.ts";
import type { ReleasedTheme } from "./contract.ts";

/**
 * As it may be shown now. Two means of a group, before and after one organisation was added, give that organisation's own
 * result: where a theme hides small groups, a figure that is no longer shown elsewhere is not shown here either.
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
  const series = await measure.findSeries(trx, places, today);
  const idOf = new Map(theme.lines.map(({ boundary, boundaryId }) => [boundary, boundaryId]));
  const shown = (boundaryId: number | undefined, label: string | null, reading: Reading): Reading => {
    const period = series.periods.find((each) => each.period === label);
    const current = period && boundaryId !== undefined && series.of(boundaryId, period).value;
    return typeof reading !== "number" || reading === current ? reading : "too-few";
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
    // Sentences have figures in them.
    findings: isAllShown ? theme.findings : [],
    corrections: theme.corrections.map((each) => ({
      ...each,
      from: shown(idOf.get(each.boundary), each.period, each.from),
      to: shown(idOf.get(each.boundary), each.period, each.to),
    })),
  };
}
