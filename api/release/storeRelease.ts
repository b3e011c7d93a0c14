import type { Knex } from "knex";
import { THEMES } from "../dashboard/themes.ts";
import { findFindings } from "../findings/queries.ts";
import { COUNTRY } from "../lib/boundaryTypes.ts";
import { DATASETS, type Dataset } from "../lib/datasets.ts";
import { raiseDataVersion } from "../lib/dataVersion.ts";
import { dayBefore, dayInSouthAfrica, lastCompletedQuarter } from "../lib/quarters.ts";
import type { ReleasedTheme } from "./contract.ts";
import { summaryOf, titleOf } from "./describeRelease.ts";
import { isNews, releasedTheme, type Told, type ToldBefore } from "./releasedTheme.ts";
import { storeFiles } from "./releaseFiles.ts";

const EVERY_MS = 60 * 60_000;

type Cause = { cause: "import" } | { cause: "quarter"; quarter: string };

/**
 * Keeps what an import made public, beside what the release before said. Call it in the import's transaction, after the
 * change.
 */
export async function storeImportRelease(
  trx: Knex.Transaction,
  { datasets, now }: { datasets: readonly Dataset[]; now: Date },
): Promise<void> {
  const themes = await releasedThemes(trx, datasets, now);
  // New boundaries touch all themes, and change few figures.
  const news = datasets.includes("boundaries") ? themes.filter(isNews) : themes;
  if (news.length > 0) await insertRelease(trx, { now, cause: { cause: "import" }, themes: news });
}

/**
 * Keeps the figures of a quarter, once, a day after its end: its surveys are closed by then. Where nothing has been
 * released yet, that is everything that is held.
 */
export async function storeQuarterRelease(trx: Knex.Transaction, now: Date): Promise<void> {
  const { year, quarter: number } = lastCompletedQuarter(dayBefore(dayInSouthAfrica(now)));
  const quarter = `${year}-${number}`;
  await trx.raw("select pg_advisory_xact_lock(hashtext('release'))");
  if ((await trx("release").where({ quarter }).first("release_id")) !== undefined) return;
  const themes = (await releasedThemes(trx, DATASETS, now)).filter(isNews);
  if (themes.length === 0) return;
  await insertRelease(trx, { now, cause: { cause: "quarter", quarter }, themes });
  await raiseDataVersion(trx, DATASETS);
}

/** Now and every hour; returns a function that stops it. */
export function startReleasing(knex: Knex, onError: (error: unknown) => void): () => void {
  const run = () => void knex.transaction((trx) => storeQuarterRelease(trx, new Date())).catch(onError);
  run();
  const timer = setInterval(run, EVERY_MS);
  return () => clearInterval(timer);
}

async function releasedThemes(
  trx: Knex.Transaction,
  datasets: readonly Dataset[],
  now: Date,
): Promise<ReleasedTheme[]> {
  const today = dayInSouthAfrica(now);
  const isOfBoundaries = datasets.includes("boundaries");
  const released: ReleasedTheme[] = [];
  for (const { theme, component, find } of Object.values(THEMES)) {
    if (!isOfBoundaries && !datasets.includes(theme)) continue;
    const { componentId, name } = component;
    const { source } = await find(trx, COUNTRY, today);
    if (source === null) continue;
    const findings = await findFindings(trx, { boundaryId: COUNTRY, componentId }, today);
    const told: Told = { componentId, name, findings, source };
    released.push(releasedTheme(told, await lastTold(trx, componentId)));
  }
  return released;
}

/** Nothing where the theme is in no release yet. */
async function lastTold(trx: Knex, componentId: number): Promise<ToldBefore | undefined> {
  const row: { theme: ToldBefore } | undefined = await trx("release")
    .joinRaw("cross join lateral jsonb_array_elements(content -> 'themes') as told(theme)")
    .whereRaw("(theme ->> 'componentId')::int = ?", [componentId])
    .orderBy("release_id", "desc")
    .first("theme");
  return row?.theme;
}

async function insertRelease(
  trx: Knex.Transaction,
  { now, cause, themes }: { now: Date; cause: Cause; themes: readonly ReleasedTheme[] },
): Promise<void> {
  const content = { title: titleOf(themes), summary: summaryOf(themes), themes };
  const [row]: { releaseId: number }[] = await trx("release")
    .insert({ publishedAt: now, ...cause, content: JSON.stringify(content) })
    .returning("release_id");
  if (row !== undefined) await storeFiles(trx, { ...row, themes, today: dayInSouthAfrica(now) });
}
