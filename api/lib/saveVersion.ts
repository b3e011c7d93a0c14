import type { Knex } from "knex";
import type { z } from "zod";
import { Changed, notFound } from "./errors.ts";
import { Fault } from "./loggedError.ts";

/** The tables whose rows people edit, with the column that names a row. */
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

/** A row, and who changes it when; nobody where the product itself does. */
type Change = { id: number; by: number | null; at: Date };

type Save = Change & {
  /** The one that the editor read. */
  version: number;
  /** For the 404: "The group". */
  what: string;
  /** Columns of the row itself; what belongs to it is written afterwards, in the same transaction. */
  changes?: Readonly<Record<string, unknown>>;
  /** The row as it is now, as the contract's `shape` reads it, for the editor who came second. */
  current: () => Promise<unknown>;
  shape: z.ZodType;
};

/**
 * Saves a row that people edit, if it is still as the editor read it, and locks it until the transaction ends. Comes
 * before every other write of the change.
 * @returns its new version
 * @throws {Changed} where somebody saved it in between; a 404 where it is gone
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

/** Raises a row's version for a change that nobody typed over an older one: an approval, an import. */
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
