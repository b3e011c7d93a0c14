import type { Knex } from "knex";
import { demonstrationSources } from "./readExisting.ts";

/** Real places become uncaptured again. */
export async function removeDemonstration(trx: Knex.Transaction): Promise<void> {
  const sources = await demonstrationSources(trx);
  if (sources.length === 0) return;
  // These belong to the demonstration.
  await trx("building_block_capture").delete();
  await trx("wrong_number").delete();
  await trx("building_block_stakeholder")
    .whereIn("captured_source_id", sources)
    .update({ capturedFrom: null, capturedSourceId: null });
  await trx("stakeholder").whereIn("data_source_id", sources).delete();
  await trx("data_source").whereIn("data_source_id", sources).delete();
}
