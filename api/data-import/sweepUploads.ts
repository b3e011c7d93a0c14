import { readdir, rm } from "node:fs/promises";
import type { Knex } from "knex";
import type { Env } from "../lib/operating/env.ts";
import { DAY_MS } from "../lib/time/dayMs.ts";
import { RUNNING } from "./imports.ts";
import { folderOf, uploadsOf } from "./startImport.ts";

const PREVIEW_DAYS = 7;
const NEVER_APPLIED = `Nobody applied this file within ${PREVIEW_DAYS} days, so it was deleted. Nothing was changed.`;
const LIVE = [...RUNNING, "previewed"];

/** Deletes files of abandoned previews and of imports that are over; the history stays. */
export async function sweepUploads(knex: Knex, env: Pick<Env, "VAR_DIR">, now: Date): Promise<void> {
  await knex("data_import")
    .where({ state: "previewed" })
    .where("alive_at", "<", new Date(now.getTime() - PREVIEW_DAYS * DAY_MS))
    .update({ state: "cancelled", problem: NEVER_APPLIED, finishedAt: now, rejects: null });
  await knex("data_import").whereNotIn("state", LIVE).whereNotNull("content").update({ content: null });
  // Before reading states, because a folder follows its row.
  const folders = (await readdir(uploadsOf(env)).catch(() => [])).map(Number).filter(Number.isSafeInteger);
  const live: number[] = await knex("data_import").whereIn("state", LIVE).pluck("import_id");
  for (const importId of folders.filter((folder) => !live.includes(folder))) {
    await rm(folderOf(env, importId), { recursive: true, force: true });
  }
}
