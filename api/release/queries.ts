import type { Knex } from "knex";
import { notFound } from "../lib/http/errors.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";
import { type Release, ReleaseContent, type ReleaseSummary } from "./contract.ts";
import { withoutSuperseded } from "./withoutSuperseded.ts";

export type Row = { releaseId: number; publishedAt: Date; content: unknown };

export async function findReleases(trx: Knex): Promise<ReleaseSummary[]> {
  return (await readRows(trx)).map((row) => {
    const { themes, ...release } = describe(row);
    const corrections = themes.reduce((sum, theme) => sum + theme.corrections.length, 0);
    return { ...release, corrections };
  });
}

/** @throws a 404 if there is none */
export async function findRelease(trx: Knex, releaseId: number, today: string): Promise<Release> {
  const row: Row | undefined = await trx("release").where({ releaseId }).first();
  if (row === undefined) throw notFound("This release");
  const kept: number[] = await trx("release_file").where({ releaseId }).pluck("component_id");
  const { themes: published, ...release } = describe(row);
  const themes: Release["themes"] = [];
  for (const theme of published) {
    const shown = await withoutSuperseded(trx, theme, today);
    themes.push({ ...shown, hasFile: kept.includes(theme.componentId) });
  }
  return { ...release, themes };
}

export const readRows = (trx: Knex): Promise<Row[]> => trx("release").orderBy("release_id", "desc");

export function describe({ releaseId, publishedAt, content }: Row) {
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
