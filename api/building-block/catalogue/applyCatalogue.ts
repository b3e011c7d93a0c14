import type { Knex } from "knex";
import { raiseDataVersion } from "../../lib/cache/dataVersion.ts";
import { incrementVersions } from "../../lib/database/optimisticLocking.ts";
import { dayBefore } from "../../shared/quarters.ts";
import type { Actor } from "../Actor.ts";
import { updateConfidentiality } from "../confidential/updateConfidentiality.ts";
import { storeSteps } from "../storeSteps.ts";
import { listFieldChanges } from "./describeChanges.ts";
import type { PlannedItem } from "./planCatalogue.ts";
import {
  insertPastEntry,
  KINDS,
  type Kind,
  PARENT_KIND,
  type StoredItem,
  TABLES,
  type Values,
} from "./readCatalogue.ts";

export const lockCatalogue = (trx: Knex.Transaction) =>
  trx.raw("select pg_advisory_xact_lock(hashtext('building block catalogue'))");

/** The caller must have locked the catalogue before reading it. */
export async function applyCatalogue(
  trx: Knex.Transaction,
  actor: Actor,
  planned: readonly PlannedItem[],
): Promise<void> {
  const { session, now: at, audit } = actor;
  const ids = new Map<StoredItem | PlannedItem, number>();
  for (const kind of Object.keys(KINDS) as Kind[]) {
    for (const item of planned.filter((each) => each.kind === kind)) {
      if (item.before === null) ids.set(item, await insertItem(trx, actor, item, ids));
      else await updateItem(trx, actor, item, item.before);
      const fields = { Kind: KINDS[kind], Name: item.description };
      const changes = listFieldChanges(item);
      const listValues = (key: "before" | "after") =>
        Object.fromEntries(changes.map((change) => [change.what, change[key]]));
      if (item.before === null)
        await audit(trx, { what: "catalogue extended", after: { ...fields, ...listValues("after") } });
      else
        await audit(trx, {
          what: "catalogue changed",
          before: { Kind: KINDS[kind], Name: item.before.description, ...listValues("before") },
          after: { ...fields, ...listValues("after") },
        });
      if (item.before !== null && item.isConfidential && !item.before.isConfidential)
        await hidePlaces(trx, item.before.id, { by: session.stakeholderId, at });
    }
  }
  await raiseDataVersion(trx, ["building-block"]);
  if (
    planned.some(
      ({ kind, before, isIncluded }) => kind === "requirement" && before?.isIncluded !== isIncluded,
    )
  )
    await storeSteps(trx);
}

const getColumns = (kind: Kind, { description, isIncluded, about, origin, isConfidential }: Values) => ({
  ...{ description, isIncluded },
  ...(kind === "block" && { about, isConfidential }),
  ...(kind === "requirement" && { origin }),
});

async function insertItem(
  trx: Knex.Transaction,
  { session, today, now }: Actor,
  item: PlannedItem,
  ids: ReadonlyMap<StoredItem | PlannedItem, number>,
): Promise<number> {
  const { table, id } = TABLES[item.kind];
  const parentKind = PARENT_KIND[item.kind];
  const [max] = await trx(table).max({ id, seq: "seq" });
  const nextId = Number(max?.id ?? 0) + 1;
  await trx(table).insert({
    ...getColumns(item.kind, item),
    ...(parentKind !== null &&
      item.parent !== null && {
        [TABLES[parentKind].id]: "row" in item.parent ? ids.get(item.parent) : item.parent.id,
      }),
    [id]: nextId,
    seq: Number(max?.seq ?? 0) + 1,
    addedOn: today,
    changedBy: session.stakeholderId,
    changedAt: now,
  });
  return nextId;
}

async function updateItem(
  trx: Knex.Transaction,
  { session, today, now: at }: Actor,
  item: PlannedItem,
  before: StoredItem,
): Promise<void> {
  const { table, id } = TABLES[item.kind];
  await trx(table).where(id, before.id).update(getColumns(item.kind, item));
  await incrementVersions(trx, table, [before.id], { by: session.stakeholderId, at });
  await insertPastEntry(trx, item.kind, before, dayBefore(today));
}

/** Raises the version of each place, so that a save based on the earlier version is refused. */
async function hidePlaces(
  trx: Knex.Transaction,
  buildingBlockId: number,
  change: { by: number; at: Date },
): Promise<void> {
  // Every change locks places in this order, which prevents deadlocks.
  const instances: { id: number; stakeholderId: number }[] = await trx("building_block_stakeholder")
    .where({ buildingBlockId })
    .orderBy("building_block_stakeholder_id")
    .forUpdate()
    .select("building_block_stakeholder_id as id", "stakeholder_id");
  await incrementVersions(
    trx,
    "building_block_stakeholder",
    instances.map(({ id }) => id),
    change,
  );
  await updateConfidentiality(
    trx,
    instances.map(({ stakeholderId }) => ({ stakeholderId, hides: true, hasNewAddressOrNumber: false })),
  );
}
