import type { Knex } from "knex";
import { THEMES } from "../dashboard/themes.ts";
import type { PlaceFinding } from "../findings/contract.ts";
import { findFindings } from "../findings/queries.ts";
import type { ImportCounts } from "../import/Importer.ts";
import { DATASETS, type Dataset } from "../lib/cache/datasets.ts";
import { raiseDataVersion } from "../lib/cache/dataVersion.ts";
import type { ThemeMeasure } from "../lib/figures/measure.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { dayBefore, dayInSouthAfrica, lastCompletedQuarter } from "../shared/quarters.ts";
import { isPublic } from "../survey/results/publicQuarters.ts";
import type { ReleasedTheme } from "./contract.ts";
import { computeLastPublished, type ReleasedFigures, type Series } from "./lastPublished.ts";
import { buildReleasedTheme, hasNewFigures } from "./releasedTheme.ts";
import { storeFiles } from "./releaseFiles.ts";
import { formatTitle, getSummary } from "./summariseRelease.ts";

type Cause = { cause: "import" | "withdrawal" } | { cause: "quarter"; quarter: string };
type Change = { counts?: ImportCounts | undefined; withdrawn?: ReleasedTheme["withdrawn"] };

/**
 * Call it after an import or withdrawal, in the same transaction.
 * @returns the text of the release
 */
export async function storeImportRelease(
  trx: Knex.Transaction,
  { datasets, now, ...change }: Change & { datasets: readonly Dataset[]; now: Date },
): Promise<string[]> {
  const themes = await buildThemes(trx, datasets, now, change);
  // New boundaries affect all themes, but change few figures. Only themes with new figures are published.
  const changedThemes = datasets.includes("boundaries") ? themes.filter(hasNewFigures) : themes;
  const cause = change.withdrawn ? "withdrawal" : "import";
  if (changedThemes.length > 0) await insertRelease(trx, { now, cause: { cause }, themes: changedThemes });
  return getSummary(changedThemes);
}

/** Call it on the days after a quarter. Publishes new figures once the quarter's surveys are closed. */
export async function storeQuarterRelease(trx: Knex.Transaction, now: Date): Promise<void> {
  const today = dayInSouthAfrica(now);
  const { year, quarter: quarterNumber } = lastCompletedQuarter(dayBefore(today));
  if (!(await isPublic(trx, { year, quarter: quarterNumber }, today))) return;
  const quarter = `${year}-${quarterNumber}`;
  await trx.raw("select pg_advisory_xact_lock(hashtext('release'))");
  if ((await trx("release").where({ quarter }).first("release_id")) !== undefined) return;
  const themes = (await buildThemes(trx, DATASETS, now)).filter(hasNewFigures);
  if (themes.length === 0) return;
  await insertRelease(trx, { now, cause: { cause: "quarter", quarter }, themes });
  await raiseDataVersion(trx, DATASETS);
}

async function buildThemes(
  trx: Knex.Transaction,
  datasets: readonly Dataset[],
  now: Date,
  { counts, withdrawn = null }: Change = {},
): Promise<ReleasedTheme[]> {
  const today = dayInSouthAfrica(now);
  const changesBoundaries = datasets.includes("boundaries");
  const themes: ReleasedTheme[] = [];
  for (const { theme, component, find, measure } of Object.values(THEMES)) {
    if (!changesBoundaries && !datasets.includes(theme)) continue;
    const { componentId, name } = component;
    const { source } = await find(trx, COUNTRY, today);
    if (source === null && withdrawn === null) continue;
    const findings = await findFindings(trx, { boundaryId: COUNTRY, componentId }, today);
    const otherSeries = await findOtherSeries(trx, {
      measure,
      places: [findings.place, ...findings.areas],
      today,
    });
    const allPeriods = [...findings.periods, ...otherSeries.periods];
    const before = computeLastPublished(await readReleasedFigures(trx, componentId), allPeriods);
    const figures = { componentId, name, findings, otherSeries, source, imported: counts ?? null, withdrawn };
    themes.push(buildReleasedTheme(figures, before));
  }
  return themes;
}

async function findOtherSeries(
  trx: Knex,
  { measure, places, today }: { measure: ThemeMeasure; places: readonly PlaceFinding[]; today: string },
): Promise<Series> {
  const otherSeries = await measure.findOtherSeries?.(trx, places, today);
  if (otherSeries === undefined) return { periods: [], lines: [] };
  return {
    periods: otherSeries.periods.map(({ period }) => period),
    lines: places.map(({ boundaryId, boundary }) => ({
      boundaryId,
      boundary,
      values: otherSeries.periods.map((period) => otherSeries.getMeasuredFigure(boundaryId, period).value),
    })),
  };
}

function readReleasedFigures(trx: Knex, componentId: number): Promise<ReleasedFigures[]> {
  return trx("release")
    .joinRaw("cross join lateral jsonb_array_elements(content -> 'themes') as published(theme)")
    .whereRaw("(theme ->> 'componentId')::int = ?", [componentId])
    .orderBy("release_id")
    .pluck("theme");
}

async function insertRelease(
  trx: Knex.Transaction,
  { now, cause, themes }: { now: Date; cause: Cause; themes: readonly ReleasedTheme[] },
): Promise<void> {
  const content = { title: formatTitle(themes), summary: getSummary(themes), themes };
  const [row]: { releaseId: number }[] = await trx("release")
    .insert({ publishedAt: now, ...cause, content: JSON.stringify(content) })
    .returning("release_id");
  if (row !== undefined) await storeFiles(trx, { ...row, themes, today: dayInSouthAfrica(now) });
}
