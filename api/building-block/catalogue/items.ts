import type { Knex } from "knex";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import type { CatalogueItem } from "./contract.ts";
import type { Kind } from "./past.ts";

type Level = {
  table: "building_block_category" | "building_block" | "building_block_requirement";
  what: string;
};
export const LEVELS: Record<Kind, Level & { id: string; parent: string | null }> = {
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

export async function readItem(trx: Knex.Transaction, kind: Kind, id: number): Promise<StoredItem> {
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

export async function refuseSecond(
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

export function inWords(item: CatalogueItem): Record<string, string> {
  return {
    Name: item.description,
    Included: yesOrNo(item.isIncluded),
    ...(item.kind === "block" && { About: item.about, Confidential: yesOrNo(item.isConfidential) }),
    ...(item.kind === "requirement" && { Origin: item.origin }),
  };
}
