import type { Knex } from "knex";
import { dayNumber, getSpan, type Span, unite } from "../../lib/time/spans.ts";
import { COUNTRY } from "../../shared/figures/boundaryTypes.ts";
import { readCounts } from "../readCounts.ts";
import type { RequirementSpans } from "../tallyInstances.ts";

export const KINDS = {
  category: "Category",
  block: "Building block",
  requirement: "Requirement",
} as const satisfies Record<Kind, string>;
export const PARENT_KIND: Record<Kind, Kind | null> = {
  category: null,
  block: "category",
  requirement: "block",
};
export const TABLES = {
  category: { table: "building_block_category", id: "building_block_category_id" },
  block: { table: "building_block", id: "building_block_id" },
  requirement: { table: "building_block_requirement", id: "building_block_requirement_id" },
} as const satisfies Record<Kind, object>;

export type Values = {
  description: string;
  about: string;
  origin: string;
  isIncluded: boolean;
  isConfidential: boolean;
};
export type StoredItem = Values & {
  kind: Kind;
  id: number;
  parent: StoredItem | null;
  version: number;
  addedOn: string | null;
  places: number;
  captured: number;
  available: number;
  hasNationalLines: boolean;
};

export const getId = ({ kind, id }: Pick<StoredItem, "kind" | "id">) => `${kind}-${id}`;

/** Sorts parents before their children. */
export async function readCatalogue(trx: Knex, today: string): Promise<StoredItem[]> {
  const { ofBlock, ofRequirement } = (await readCounts(trx, [COUNTRY], [today]))(COUNTRY, today);
  const nationalBlockIds: number[] = await trx("building_block_stakeholder")
    .where({ boundaryId: COUNTRY })
    .distinct("building_block_id")
    .pluck("building_block_id");
  const getRows = async (kind: Kind) => {
    const { table, id } = TABLES[kind];
    const parentKind = PARENT_KIND[kind];
    const rows: (Partial<Values> & { id: number; parentId?: number })[] = await trx(table)
      .orderBy("seq")
      .select(`${id} as id`, "description", "is_included", "version", trx.raw("added_on::text as added_on"))
      .select(parentKind === null ? [] : [`${TABLES[parentKind].id} as parent_id`])
      .select(kind === "block" ? ["about", "is_confidential"] : kind === "requirement" ? ["origin"] : []);
    return Map.groupBy(rows, ({ parentId }) => parentId ?? 0);
  };
  const rows = {
    category: await getRows("category"),
    block: await getRows("block"),
    requirement: await getRows("requirement"),
  };
  const getItems = (kind: Kind, parent: StoredItem | null, lowerKinds: readonly Kind[]): StoredItem[] =>
    (rows[kind].get(parent?.id ?? 0) ?? []).flatMap(({ parentId: _, ...row }) => {
      const item = {
        ...{ about: "", origin: "", isConfidential: false },
        ...(row as StoredItem),
        ...{ kind, parent },
        places: kind === "block" ? ofBlock(row.id).known : 0,
        captured: kind === "block" ? ofBlock(row.id).captured : 0,
        available: kind === "requirement" ? ofRequirement(row.id).available : 0,
        hasNationalLines: kind === "block" && nationalBlockIds.includes(row.id),
      };
      const [nextKind, ...remainingKinds] = lowerKinds;
      return [item, ...(nextKind === undefined ? [] : getItems(nextKind, item, remainingKinds))];
    });
  return getItems("category", null, ["block", "requirement"]);
}

const KIND_IDS = { category: 1, block: 2, requirement: 3 } as const;
export type Kind = keyof typeof KIND_IDS;

export type CatalogueEntry = { description: string; isIncluded: boolean };
type PastEntry = CatalogueEntry & { until: string };

export async function readCataloguePast(
  trx: Knex,
): Promise<(kind: Kind, id: number) => readonly PastEntry[]> {
  const rows: (PastEntry & { kind: number; itemId: number })[] = await trx(
    "building_block_catalogue_past as p",
  )
    .orderBy("p.until")
    .select("p.kind", "p.item_id", "p.description", "p.is_included", trx.raw("p.until::text as until"));
  const past = Map.groupBy(rows, ({ kind, itemId }) => `${kind} ${itemId}`);
  return (kind, id) => past.get(`${KIND_IDS[kind]} ${id}`) ?? [];
}

/** Stores the version that was valid until yesterday, once a day: changes on one day make one entry. */
export async function insertPastEntry(
  trx: Knex.Transaction,
  kind: Kind,
  { id, addedOn, description, isIncluded }: CatalogueEntry & { id: number; addedOn: string | null },
  yesterday: string,
): Promise<void> {
  if (addedOn !== null && addedOn > yesterday) return;
  await trx("building_block_catalogue_past")
    .insert({ kind: KIND_IDS[kind], itemId: id, until: yesterday, description, isIncluded })
    .onConflict(["kind", "item_id", "until"])
    .ignore();
}

export async function readRequirementSpans(trx: Knex): Promise<ReadonlyMap<number, RequirementSpans[]>> {
  const getPastEntries = await readCataloguePast(trx);
  const rows: { id: number; buildingBlockId: number; isIncluded: boolean; addedOn: string | null }[] =
    await trx("building_block_requirement").select(
      "building_block_requirement_id as id",
      "building_block_id",
      "is_included",
      trx.raw("added_on::text as added_on"),
    );
  const rowsByBlock = Map.groupBy(rows, ({ buildingBlockId }) => buildingBlockId);
  return new Map(
    [...rowsByBlock].map(([blockId, blockRows]) => [
      blockId,
      blockRows.map((row) => ({
        id: row.id,
        spans: findIncludedSpans(row, getPastEntries("requirement", row.id)),
      })),
    ]),
  );
}

function findIncludedSpans(
  { isIncluded, addedOn }: { isIncluded: boolean; addedOn: string | null },
  past: readonly PastEntry[],
): Span[] {
  let { from } = getSpan(addedOn, null);
  const spans: Span[] = [];
  for (const each of past) {
    const until = dayNumber(each.until) + 1;
    if (each.isIncluded) spans.push({ from, until });
    from = until;
  }
  if (isIncluded) spans.push({ from, until: Number.POSITIVE_INFINITY });
  return unite(spans);
}
