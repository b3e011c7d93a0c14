import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";
import { FetchFailure } from "../../lib/fetching/FetchFailure.ts";
import { HttpError } from "../../lib/http/errors.ts";
import type { AskingServices } from "./AskingServices.ts";
import { fetchFile } from "./fetchFile.ts";
import { noteAsked, noteLater } from "./noteAsked.ts";
import { previewFile } from "./previewFile.ts";
import { ASKING_FOR_MS, type SourceRow } from "./watchedSources.ts";

/** One after the other; each is asked by one process only. */
export async function askDueSources(services: AskingServices): Promise<void> {
  const { database, now } = services;
  const takeDue = () =>
    takeSource(database.knex, database.knex("watched_source").where("next_ask_at", "<=", now), now);
  const errors: unknown[] = [];
  for (let due = await takeDue(); due; due = await takeDue()) {
    await askSource(due, services).catch((error) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors);
}

export async function takeSource(
  knex: Knex,
  among: Knex.QueryBuilder,
  now: Date,
): Promise<SourceRow | undefined> {
  const silentSince = new Date(now.getTime() - ASKING_FOR_MS);
  const free = among
    .where((either) => either.whereNull("asking_since").orWhere("asking_since", "<", silentSince))
    .orderBy("watched_source_id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .select("watched_source_id");
  const [row] = await knex("watched_source")
    .whereIn("watched_source_id", free)
    .update({ askingSince: now })
    .returning<SourceRow[]>("*");
  return row;
}

/** What went wrong is shown with the source. Throws only what nobody expected. */
export async function askSource(source: SourceRow, services: AskingServices): Promise<void> {
  const { env, network, limits } = services;
  const folder = join(env.VAR_DIR, "fetched", String(source.watchedSourceId));
  try {
    const file = await fetchFile({
      ...source,
      network,
      folder,
      origin: env.PUBLIC_ORIGIN,
      ...(limits && { limits }),
    });
    const isKnown = file === null || file.fingerprint === source.fingerprint;
    const previewed = isKnown ? null : await previewFile(source, file, services);
    await noteAsked(source, { file, previewed }, services);
  } catch (error) {
    if (error instanceof HttpError && error.code === "busy") await noteLater(source, services);
    else if (error instanceof FetchFailure) await noteAsked(source, { failure: error }, services);
    else {
      await noteAsked(source, { failure: new FetchFailure("The file could not be kept.") }, services);
      throw error;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
