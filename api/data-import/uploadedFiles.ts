import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Knex } from "knex";
import { liftLimits } from "../lib/database/db.ts";
import type { Env } from "../lib/operating/env.ts";
import { makePrivateFolder, PRIVATE_FILE } from "../lib/security/privateFolder.ts";
import { DAY_MS } from "../lib/time/spans.ts";
import type { ImportRow } from "./imports.ts";
import { RUNNING_STATES } from "./runningImports.ts";

const MAX_REJECTS_CHARACTERS = 5_000_000;

const getUploadsFolder = ({ VAR_DIR }: Pick<Env, "VAR_DIR">): string => join(VAR_DIR, "uploads");

export const getImportFolder = (env: Pick<Env, "VAR_DIR">, importId: number): string =>
  join(getUploadsFolder(env), String(importId));

export const getImportFile = (
  env: Pick<Env, "VAR_DIR">,
  { importId, fileName }: Pick<ImportRow, "importId" | "fileName">,
) => join(getImportFolder(env, importId), fileName);

export async function storeFile(
  trx: Knex.Transaction,
  { importId, file }: { importId: number; file: string },
): Promise<void> {
  await liftLimits(trx);
  await trx("data_import")
    .where({ importId })
    .update({ content: await readFile(file) });
}

export async function fetchFile(
  knex: Knex,
  { importId, file }: { importId: number; file: string },
): Promise<void> {
  if (existsSync(file)) return;
  const { content } = await knex("data_import").where({ importId }).first("content");
  makePrivateFolder(dirname(file));
  await writeFile(file, content, { mode: PRIVATE_FILE });
}

export async function readRejects(folder: string): Promise<string | null> {
  const rejects = join(folder, "rejects");
  const [name] = await readdir(rejects).catch(() => [] as string[]);
  if (name === undefined) return null;
  return (await readFile(join(rejects, name), "utf8")).slice(0, MAX_REJECTS_CHARACTERS);
}

const PREVIEW_DAYS = 7;
const UNAPPLIED_MESSAGE = `Nobody applied this file within ${PREVIEW_DAYS} days, so it was deleted. Nothing was changed.`;
const ACTIVE_STATES = [...RUNNING_STATES, "previewed"];

export async function deleteExpiredUploads(knex: Knex, env: Pick<Env, "VAR_DIR">, now: Date): Promise<void> {
  await knex("data_import")
    .where({ state: "previewed" })
    .where("alive_at", "<", new Date(now.getTime() - PREVIEW_DAYS * DAY_MS))
    .update({ state: "cancelled", errorMessage: UNAPPLIED_MESSAGE, finishedAt: now, rejects: null });
  await knex("data_import")
    .whereNotIn("state", ACTIVE_STATES)
    .whereNotNull("content")
    .update({ content: null });
  const folders = (await readdir(getUploadsFolder(env)).catch(() => []))
    .map(Number)
    .filter(Number.isSafeInteger);
  const rows: Pick<ImportRow, "importId" | "state">[] = await knex("data_import").select(
    "import_id",
    "state",
  );
  const states = new Map(rows.map(({ importId, state }) => [importId, state]));
  for (const importId of folders) {
    const folder = getImportFolder(env, importId);
    const state = states.get(importId);
    // A row is inserted when its upload is complete, so a recent folder without a row may still be needed.
    const isOver =
      state === undefined
        ? (await stat(folder)).mtimeMs < now.getTime() - DAY_MS
        : !ACTIVE_STATES.includes(state);
    if (isOver) await rm(folder, { recursive: true, force: true });
  }
}
