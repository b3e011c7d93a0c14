import type { Knex } from "knex";
import type { Actor } from "../Actor.ts";
import { closeCapture } from "../capture/captures.ts";
import { CAPTURE } from "../conditions.ts";
import type { Edit } from "../fields.ts";
import { applyPatch } from "./applyPatch.ts";
import type { PlaceUndo, UndoOutcome } from "./undoEdits.ts";

/** Undoes the addition of a place, unless a later change concerns the place. */
export async function unlistPlace(
  trx: Knex.Transaction,
  actor: Actor,
  { item, current, changeId }: PlaceUndo & { changeId: number },
  { left }: UndoOutcome,
): Promise<void> {
  const later = await trx("place_change")
    .where("change_id", ">", changeId)
    .whereNull("undone_at")
    .whereRaw("items @> ?", [JSON.stringify([{ instanceId: item.instanceId }])])
    .first("change_id");
  if (later !== undefined) {
    left.push(item.name);
    return;
  }
  const ending: Edit = { person: null, key: "ended", before: null, after: "listed twice" };
  await applyPatch(trx, actor, current, { patch: { edits: [ending], answered: [] } });
  await closeCapture(trx, actor, item.instanceId, CAPTURE.replaced);
}
