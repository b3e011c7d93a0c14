import type { Knex } from "knex";
import { dayNumber, type Span, spanOf, unite } from "../../lib/time/spans.ts";
import type { RequirementSpans } from "../countSteps.ts";

const KINDS = { category: 1, block: 2, requirement: 3 } as const;
export type Kind = keyof typeof KINDS;

export type Named = { description: string; isIncluded: boolean };
type Past = Named & { until: string };

export async function readCataloguePast(trx: Knex): Promise<(kind: Kind, id: number) => readonly Past[]> {
  const rows: (Past & { kind: number; itemId: number })[] = await trx("building_block_catalogue_past as p")
    .orderBy("p.until")
    .select("p.kind", "p.item_id", "p.description", "p.is_included", trx.raw("p.until::text as until"));
  const past = Map.groupBy(rows, ({ kind, itemId }) => `${kind} ${itemId}`);
  return (kind, id) => past.get(`${KINDS[kind]} ${id}`) ?? [];
}

/** Two changes on a day are one. */
export async function keepPast(
  trx: Knex.Transaction,
  kind: Kind,
  { id, addedOn, description, isIncluded }: Named & { id: number; addedOn: string | null },
  yesterday: string,
): Promise<void> {
  if (addedOn !== null && addedOn > yesterday) return;
  await trx("building_block_catalogue_past")
    .insert({ kind: KINDS[kind], itemId: id, until: yesterday, description, isIncluded })
    .onConflict(["kind", "item_id", "until"])
    .ignore();
}

export async function readRequirementSpans(trx: Knex): Promise<ReadonlyMap<number, RequirementSpans[]>> {
  const past = await readCataloguePast(trx);
  const rows: { id: number; buildingBlockId: number; isIncluded: boolean; addedOn: string | null }[] =
    await trx("building_block_requirement").select(
      "building_block_requirement_id as id",
      "building_block_id",
      "is_included",
      trx.raw("added_on::text as added_on"),
    );
  const ofBlock = Map.groupBy(rows, ({ buildingBlockId }) => buildingBlockId);
  return new Map(
    [...ofBlock].map(([blockId, own]) => [
      blockId,
      own.map((row) => ({ id: row.id, spans: includedSpans(row, past("requirement", row.id)) })),
    ]),
  );
}

function includedSpans(
  { isIncluded, addedOn }: { isIncluded: boolean; addedOn: string | null },
  past: readonly Past[],
): Span[] {
  let { from } = spanOf(addedOn, null);
  const spans: Span[] = [];
  for (const each of past) {
    const until = dayNumber(each.until) + 1;
    if (each.isIncluded) spans.push({ from, until });
    from = until;
  }
  if (isIncluded) spans.push({ from, until: Number.POSITIVE_INFINITY });
  return unite(spans);
}
