import type { Knex } from "knex";
import type { ChangedPlace } from "./placeChanges.ts";

type FieldChange = { changeId: number; key: string; who: string | null };
export type FieldChanges = (instanceId: number, person: number | null) => readonly FieldChange[];

/** Returns the changes of the last 14 days, latest first. */
export async function findFieldChanges(trx: Knex, instanceIds: readonly number[]): Promise<FieldChanges> {
  const { rows } = await trx.raw<{ rows: (FieldChange & { of: string })[] }>(
    `select c.change_id as "changeId", maker.name as who, edit->>'key' as key,
       concat(item->>'instanceId', ' ', edit->>'person') as of
     from place_change c cross join jsonb_array_elements(c.items) item
     cross join jsonb_array_elements(item->'edits') edit
     left join stakeholder maker on maker.stakeholder_id = c.made_by
     where c.undone_at is null and (item->>'instanceId')::int = any(?)
     order by c.change_id desc`,
    [[...instanceIds]],
  );
  const rowsByEdit = Map.groupBy(rows, ({ of }) => of);
  return (instanceId, person) => rowsByEdit.get(`${instanceId} ${person ?? ""}`) ?? [];
}

/** Returns the latest change by which each place stopped being confidential. */
export async function findPublications(trx: Knex): Promise<ReadonlyMap<number, number>> {
  const publishing = { key: "isConfidential", after: false };
  const rows: { changeId: number; items: ChangedPlace[] }[] = await trx("place_change")
    .whereRaw("items @> ?", [JSON.stringify([{ edits: [publishing] }])])
    .orderBy("change_id")
    .select("change_id", "items");
  return new Map(
    rows.flatMap(({ changeId, items }) =>
      items
        .filter(({ edits }) => edits.some(({ key, after }) => key === publishing.key && after === false))
        .map(({ instanceId }) => [instanceId, changeId] as const),
    ),
  );
}
