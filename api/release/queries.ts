import type { Knex } from "knex";
import type { Reading } from "../findings/contract.ts";
import { getThemeMeasure } from "../findings/queries.ts";
import { notFound } from "../lib/http/errors.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";
import { type Release, ReleaseContent, type ReleasedTheme, type ReleaseSummary } from "./contract.ts";

export type Row = { releaseId: number; publishedAt: Date; content: unknown };

export async function findReleases(trx: Knex): Promise<ReleaseSummary[]> {
  return (await readRows(trx)).map((row) => {
    const { themes, ...release } = describeRelease(row);
    const corrections = themes.reduce((sum, theme) => sum + theme.corrections.length, 0);
    return { ...release, corrections };
  });
}

/** @throws {HttpError} 404 if there is none */
export async function findRelease(trx: Knex, releaseId: number, today: string): Promise<Release> {
  const row: Row | undefined = await trx("release").where({ releaseId }).first();
  if (row === undefined) throw notFound("This release");
  const storedThemes: number[] = await trx("release_file").where({ releaseId }).pluck("component_id");
  const { themes: published, ...release } = describeRelease(row);
  const themes: Release["themes"] = [];
  for (const theme of published) {
    const visible = await redactSuperseded(trx, theme, today);
    themes.push({ ...visible, hasFile: storedThemes.includes(theme.componentId) });
  }
  return { ...release, themes };
}

export const readRows = (trx: Knex): Promise<Row[]> => trx("release").orderBy("release_id", "desc");

export function describeRelease({ releaseId, publishedAt, content }: Row) {
  const { title, summary, themes } = ReleaseContent.parse(content);
  return {
    releaseId,
    publishedOn: dayInSouthAfrica(publishedAt),
    title,
    summary,
    isDemonstration: themes.some(({ source }) => source?.isDemonstration),
    themes,
  };
}

/**
 * Hides values that have changed since: a group's mean before and after one organisation joined would reveal
 * that organisation's result.
 */
async function redactSuperseded(trx: Knex, theme: ReleasedTheme, today: string): Promise<ReleasedTheme> {
  const measure = getThemeMeasure(theme.componentId);
  if (!measure.hidesGroups || theme.source?.isDemonstration) return theme;
  const places = theme.lines.map(({ boundaryId }) => ({
    boundaryId,
    boundaryTypeId: boundaryId === COUNTRY ? 0 : 1,
  }));
  const { periods, getMeasuredFigure } = await measure.findSeries(trx, places, today);
  const boundaryIdByName = new Map(theme.lines.map(({ boundary, boundaryId }) => [boundary, boundaryId]));
  const redact = (boundaryId: number | undefined, periodLabel: string | null, reading: Reading): Reading => {
    const period = periods.find((each) => each.period === periodLabel);
    const isCurrent =
      period && boundaryId !== undefined && getMeasuredFigure(boundaryId, period).value === reading;
    return typeof reading !== "number" || isCurrent ? reading : "too-few";
  };
  const lines = theme.lines.map((line) => ({
    ...line,
    figure: redact(line.boundaryId, theme.span, line.figure),
    values: line.values.map((value, index) => redact(line.boundaryId, theme.periods[index] ?? null, value)),
  }));
  const isUnredacted = JSON.stringify(lines) === JSON.stringify(theme.lines);
  return {
    ...theme,
    lines,
    // The sentences contain figures that may be hidden.
    findings: isUnredacted ? theme.findings : [],
    corrections: theme.corrections.map((each) => ({
      ...each,
      from: redact(boundaryIdByName.get(each.boundary), each.period, each.from),
      to: redact(boundaryIdByName.get(each.boundary), each.period, each.to),
    })),
  };
}
