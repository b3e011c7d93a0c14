import type { Knex } from "knex";
import type { AuditKind } from "../../shared/auditKinds.ts";
import type { Actor } from "../Actor.ts";
import type { Edit } from "../fields.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";

export const UNDO_DAYS = 14;

export type ChangedPlace = {
  instanceId: number;
  placeId: number;
  boundaryId: number;
  buildingBlockId: number;
  name: string;
  isAdded?: true;
  edits: readonly Edit[];
  checks: readonly [contactId: number, checkId: number][];
};

export const createChangedPlace = (
  current: CurrentInstance,
  edits: readonly Edit[],
  checks: ChangedPlace["checks"],
): ChangedPlace => ({
  instanceId: current.buildingBlockStakeholderId,
  placeId: current.stakeholderId,
  boundaryId: current.boundaryStakeholderId,
  buildingBlockId: current.buildingBlockId,
  name: current.name,
  edits,
  checks,
});

export async function storeChange(
  trx: Knex.Transaction,
  { session, now, today }: Actor,
  what: AuditKind,
  places: readonly ChangedPlace[],
): Promise<number | null> {
  if (places.length === 0) return null;
  const [row] = await trx("place_change")
    .insert({
      what,
      madeBy: session.stakeholderId,
      madeAt: now,
      madeOn: today,
      items: JSON.stringify(places),
    })
    .returning<{ changeId: number }[]>("change_id");
  return row?.changeId ?? null;
}
