import { rm } from "node:fs/promises";
import type { Knex } from "knex";
import type { Env } from "../lib/operating/env.ts";
import { folderOf } from "./startImport.ts";

type Ended = { importId: number; problem?: string; now: Date };

/** False where it no longer waits. */
export async function endPreview(
  knex: Knex,
  { importId, problem, now }: Ended,
  env: Pick<Env, "VAR_DIR">,
): Promise<boolean> {
  const ended = await knex("data_import")
    .where({ importId, state: "previewed" })
    .update({ state: "cancelled", problem: problem ?? null, finishedAt: now, content: null })
    .returning("import_id");
  if (ended.length > 0) await rm(folderOf(env, importId), { recursive: true, force: true });
  return ended.length > 0;
}
