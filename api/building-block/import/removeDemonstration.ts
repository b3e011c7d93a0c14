import type { Knex } from "knex";
import { demonstrationSources } from "./readStanding.ts";

/** Removes invented services and people; the real places among them are as if nobody had captured them. */
export async function removeDemonstration(trx: Knex.Transaction): Promise<void> {
  const sources = await demonstrationSources(trx);
  if (sources.length === 0) return;
  // What was tried out on real places: captures that wait, and reports of their numbers.
  await trx("building_block_capture").delete();
  await trx("wrong_number").delete();
  await trx("building_block_stakeholder")
    .whereIn("captured_source_id", sources)
    .update({ capturedFrom: null, capturedSourceId: null });
  // Addresses, contacts, instances and terms go with their stakeholders.
  await trx("stakeholder").whereIn("data_source_id", sources).delete();
  await trx("data_source").whereIn("data_source_id", sources).delete();
}
