import type { Knex } from "knex";
import type { z } from "zod";
import { Changed, notFound } from "./errors.ts";
import { Fault } from "./loggedError.ts";

/** With their ids. */
const EDITED = {
  stakeholder: "stakeholder_id",
  user_group: "group_id",
  organisation_application: "stakeholder_id",
  building_block_stakeholder: "building_block_stakeholder_id",
  building_block_category: "building_block_category_id",
  building_block: "building_block_id",
  building_block_requirement: "building_block_requirement_id",
  questionnaire: "questionnaire_id",
  questionnaire_draft: "draft_id",
  health_check: "health_check_id",
} as const;
export type EditedTable = keyof typeof EDITED;

/** `by` is null for the product itself. */
type Change = { id: number; by: number | null; at: Date };

type Save = Change & {
  /** As the editor read it. */
  version: number;
  /** For the 404: "The group". */
  what: string;
  /** Of the row itself; write the rest afterwards, in the same transaction. */
  changes?: Readonly<Record<string, unknown>>;
  /** For the second editor, as `shape` reads it. */
  current: () => Promise<unknown>;
  shape: z.ZodType;
};

/**
 * Saves and locks a row if it is as the editor read it. Must come before other writes.
 * @returns its new version
 * @throws {Changed} if somebody saved it in between; a 404 if it is gone
 */
export async function saveVersion(trx: Knex.Transaction, table: EditedTable, save: Save): Promise<number> {
  const { id, version, changes = {}, what, current, shape } = save;
  const raised = await raise(trx, table, save, changes)
    .where({ version })
    .returning<{ version: number }[]>("version");
  if (raised[0] !== undefined) return raised[0].version;
  const last: { changedBy: string | null; changedAt: Date | null } | undefined = await trx(table)
    .leftJoin("stakeholder as changer", "changer.stakeholder_id", `${table}.changed_by`)
    .where(`${table}.${EDITED[table]}`, id)
    .first("changer.name as changed_by", `${table}.changed_at`);
  if (last === undefined) throw notFound(what);
  const presented = shape.safeParse(await current());
  if (!presented.success)
    throw new Fault(`What ${table} answers to a stale version is not as its contract says.`);
  throw new Changed({
    changedBy: last.changedBy ?? "Somebody",
    changedAt: (last.changedAt ?? save.at).toISOString(),
    current: presented.data,
  });
}

/** For approvals and imports, which nobody typed over an older row. */
export async function raiseVersion(trx: Knex.Transaction, table: EditedTable, change: Change): Promise<void> {
  await raise(trx, table, change);
}

function raise(
  trx: Knex.Transaction,
  table: EditedTable,
  { id, by, at }: Change,
  changes: Save["changes"] = {},
): Knex.QueryBuilder {
  return trx(table)
    .where(EDITED[table], id)
    .update({ ...changes, version: trx.raw("version + 1"), changedBy: by, changedAt: at });
}
