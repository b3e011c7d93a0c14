import type { Knex } from "knex";
import type { z } from "zod";
import { ConflictError, notFound } from "../http/errors.ts";
import { InternalError } from "../operating/serializeError.ts";

const ID_COLUMNS = {
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
  measure: "measure_id",
} as const;
export type EditedTable = keyof typeof ID_COLUMNS;

/** `by` is null for the product itself. */
type Change = { by: number | null; at: Date };

type Save = Change & {
  id: number;
  version: number;
  what: string;
  /** New values of columns of this row. Write other tables afterwards. */
  changes?: Readonly<Record<string, unknown>>;
  readCurrent: () => Promise<unknown>;
  shape: z.ZodType;
};

/**
 * Saves the row if its version is unchanged; call it before other writes.
 * @returns the new version
 * @throws {ConflictError} if somebody saved it since; a 404 if it no longer exists
 */
export async function saveIfUnchanged(
  trx: Knex.Transaction,
  table: EditedTable,
  save: Save,
): Promise<number> {
  const { id, version, changes = {}, what, readCurrent, shape } = save;
  const raised = await raiseVersions(trx, table, [id], { by: save.by, at: save.at, changes })
    .where({ version })
    .returning<{ version: number }[]>("version");
  if (raised[0] !== undefined) return raised[0].version;
  const lastChange: { changedBy: string | null; changedAt: Date | null } | undefined = await trx(table)
    .leftJoin("stakeholder as changer", "changer.stakeholder_id", `${table}.changed_by`)
    .where(`${table}.${ID_COLUMNS[table]}`, id)
    .first("changer.name as changed_by", `${table}.changed_at`);
  if (lastChange === undefined) throw notFound(what);
  const presented = shape.safeParse(await readCurrent());
  if (!presented.success) throw new InternalError(`The current row of ${table} does not match its schema.`);
  throw new ConflictError({
    changedBy: lastChange.changedBy ?? "Somebody",
    changedAt: (lastChange.changedAt ?? save.at).toISOString(),
    current: presented.data,
  });
}

/** Increments versions without a check, for changes that come from no form. */
export async function incrementVersions(
  trx: Knex.Transaction,
  table: EditedTable,
  ids: readonly number[],
  { by, at }: Change,
): Promise<void> {
  await raiseVersions(trx, table, ids, { by, at, changes: {} });
}

function raiseVersions(
  trx: Knex.Transaction,
  table: EditedTable,
  ids: readonly number[],
  { by, at, changes }: Change & Required<Pick<Save, "changes">>,
): Knex.QueryBuilder {
  return trx(table)
    .whereRaw("?? = any(?)", [ID_COLUMNS[table], [...ids]])
    .update({ ...changes, version: trx.raw("version + 1"), changedBy: by, changedAt: at });
}
