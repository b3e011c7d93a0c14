import type { Knex } from "knex";
import { raiseDataVersion } from "../../lib/cache/dataVersion.ts";
import { raiseVersions, saveVersion } from "../../lib/database/saveVersion.ts";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import { COUNTRY } from "../../shared/figures/boundaryTypes.ts";
import { dayBefore } from "../../shared/quarters.ts";
import type { Actor } from "../Actor.ts";
import { updateConfidentiality } from "../confidential/updateConfidentiality.ts";
import { storeSteps } from "../storeSteps.ts";
import { CatalogueItem, type NewCatalogueItem } from "./contract.ts";
import { type Kind, keepPast } from "./past.ts";

/** @throws {HttpError} 404, 409 if the name is taken */
export async function addItem(
  trx: Knex.Transaction,
  { session, today, now, audit }: Actor,
  item: NewCatalogueItem,
): Promise<number> {
  await lockCatalogue(trx);
  const { kind, ...values } = item;
  const { table, id } = LEVELS[kind];
  const above = aboveOf(item);
  if (above !== null) {
    const over = LEVELS[above.kind];
    if ((await trx(over.table).where(over.id, above.id).first(over.id)) === undefined)
      throw notFound(over.what);
  }
  await refuseSecond(trx, kind, { description: item.description, above: above?.id ?? null });
  const [last] = await trx(table).max({ id, seq: "seq" });
  const next = Number(last?.id ?? 0) + 1;
  await trx(table).insert({
    ...values,
    [id]: next,
    isIncluded: true,
    seq: Number(last?.seq ?? 0) + 1,
    addedOn: today,
    changedBy: session.stakeholderId,
    changedAt: now,
  });
  await count(trx, kind);
  await audit(trx, { what: "catalogue extended", after: { Kind: kind, Name: item.description } });
  return next;
}

function aboveOf(item: NewCatalogueItem): { kind: Kind; id: number } | null {
  if (item.kind === "block") return { kind: "category", id: item.buildingBlockCategoryId };
  return item.kind === "requirement" ? { kind: "block", id: item.buildingBlockId } : null;
}

/** @throws {HttpError} 404, 409 if it changed meanwhile or the name is taken */
export async function changeItem(
  trx: Knex.Transaction,
  { session, today, now, audit }: Actor,
  changed: CatalogueItem,
): Promise<number> {
  const { kind, id, version, ...item } = changed;
  await lockCatalogue(trx);
  const before = await readItem(trx, kind, id);
  const { table, what } = LEVELS[kind];
  await refuseSecond(trx, kind, { id, description: item.description, above: before.above });
  if ("isConfidential" in item && item.isConfidential) await refuseNational(trx, id);
  const raised = await saveVersion(trx, table, {
    ...{ id, version, by: session.stakeholderId, at: now, what, changes: item },
    current: async () => before.item,
    shape: CatalogueItem,
  });
  await keepPast(trx, kind, { ...before.item, addedOn: before.addedOn }, dayBefore(today));
  if ("isConfidential" in item && item.isConfidential)
    await hidePlaces(trx, id, { by: session.stakeholderId, at: now });
  await count(trx, kind === "requirement" && before.item.isIncluded !== item.isIncluded ? kind : null);
  await audit(trx, { what: "catalogue changed", before: inWords(before.item), after: inWords(changed) });
  return raised;
}

const lockCatalogue = (trx: Knex.Transaction) =>
  trx.raw("select pg_advisory_xact_lock(hashtext('building block catalogue'))");

/** Only requirements change counts; names are read with them. */
async function count(trx: Knex.Transaction, kind: Kind | null): Promise<void> {
  await raiseDataVersion(trx, ["building-block"]);
  if (kind === "requirement") await storeSteps(trx);
}

async function refuseNational(trx: Knex.Transaction, buildingBlockId: number): Promise<void> {
  const lines = trx("building_block_stakeholder").where({ buildingBlockId, boundaryId: COUNTRY });
  if ((await lines.first("stakeholder_id")) === undefined) return;
  const message = "This building block has national help lines, which are never confidential.";
  throw new HttpError(409, "national-lines", message);
}

/** Raised versions refuse a save that read the place before. */
async function hidePlaces(
  trx: Knex.Transaction,
  buildingBlockId: number,
  change: { by: number; at: Date },
): Promise<void> {
  // Every change locks places in this order.
  const instances: { id: number; stakeholderId: number }[] = await trx("building_block_stakeholder")
    .where({ buildingBlockId })
    .orderBy("building_block_stakeholder_id")
    .forUpdate()
    .select("building_block_stakeholder_id as id", "stakeholder_id");
  await raiseVersions(
    trx,
    "building_block_stakeholder",
    instances.map(({ id }) => id),
    change,
  );
  await updateConfidentiality(
    trx,
    instances.map(({ stakeholderId }) => ({ stakeholderId, hides: true, hasNewWhereabouts: false })),
  );
}

type Level = {
  table: "building_block_category" | "building_block" | "building_block_requirement";
  what: string;
};
const LEVELS: Record<Kind, Level & { id: string; parent: string | null }> = {
  category: {
    table: "building_block_category",
    id: "building_block_category_id",
    parent: null,
    what: "This category",
  },
  block: {
    table: "building_block",
    id: "building_block_id",
    parent: "building_block_category_id",
    what: "This building block",
  },
  requirement: {
    table: "building_block_requirement",
    id: "building_block_requirement_id",
    parent: "building_block_id",
    what: "This requirement",
  },
};

type StoredItem = { item: CatalogueItem; above: number | null; addedOn: string | null };

async function readItem(trx: Knex.Transaction, kind: Kind, id: number): Promise<StoredItem> {
  const { table, id: idColumn, parent, what } = LEVELS[kind];
  const row = await trx(table)
    .where(idColumn, id)
    .first(
      "description",
      "is_included",
      "version",
      trx.raw("added_on::text as added_on"),
      ...(parent === null ? [] : [`${parent} as above`]),
      ...(kind === "block" ? ["about", "is_confidential"] : []),
      ...(kind === "requirement" ? ["origin"] : []),
    );
  if (row === undefined) throw notFound(what);
  const { addedOn, above = null, ...item } = row;
  return { item: { kind, id, ...item }, above, addedOn };
}

async function refuseSecond(
  trx: Knex.Transaction,
  kind: Kind,
  { id, description, above }: { id?: number; description: string; above: number | null },
): Promise<void> {
  const { table, id: idColumn, parent } = LEVELS[kind];
  const same = trx(table).whereRaw("searchable(description) = searchable(?)", [description]);
  if (kind === "requirement") same.where(parent as string, above);
  if (id !== undefined) same.whereNot(idColumn, id);
  const sibling: { description: string } | undefined = await same.first("description");
  if (sibling !== undefined)
    throw new HttpError(409, "exists", `${sibling.description} is in the catalogue already.`);
}

const yesOrNo = (value: boolean) => (value ? "yes" : "no");

function inWords(item: CatalogueItem): Record<string, string> {
  return {
    Name: item.description,
    Included: yesOrNo(item.isIncluded),
    ...(item.kind === "block" && { About: item.about, Confidential: yesOrNo(item.isConfidential) }),
    ...(item.kind === "requirement" && { Origin: item.origin }),
  };
}
