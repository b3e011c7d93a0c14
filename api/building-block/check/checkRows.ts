import type { Knex } from "knex";
import { insertRows, type NewRow, reserveIds } from "../../lib/database/insertRows.ts";
import {
  BY_TELEPHONE,
  CHECK_OUTCOMES,
  CHECK_SUBJECTS,
  type CheckOutcome,
  OWN_KNOWLEDGE,
} from "../../stakeholder/contactChecks.ts";
import type { Actor } from "../Actor.ts";
import type { CheckedHow } from "../instance/contract.ts";
import { refreshCheckColumns, storeCheckedDetails } from "./checkColumns.ts";

export type RequirementCheck = { how: CheckedHow; by: number; at: Date; today: string };
type CheckInput = Omit<RequirementCheck, "how"> & {
  what: Exclude<(typeof CHECK_SUBJECTS)[keyof typeof CHECK_SUBJECTS], typeof CHECK_SUBJECTS.requirement>;
  outcome: CheckOutcome;
  how?: CheckedHow | undefined;
  /**
   * True if the details change in the same save: public reports were about the old number, so the check
   * deletes them.
   */
  hasNewDetails?: boolean;
};

export async function recordChecks(
  trx: Knex.Transaction,
  ids: readonly number[],
  check: CheckInput,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { what, outcome } = check;
  // A check from an official's own knowledge does not prove that the number works, so public reports stay.
  const isNumberTried = check.how !== OWN_KNOWLEDGE || check.hasNewDetails === true;
  const deletesReports =
    outcome !== CHECK_OUTCOMES.notReached && what !== CHECK_SUBJECTS.exists && isNumberTried;
  const deletedReports: { stakeholderId: number; reports: number; networks: number; lastOn: string }[] =
    deletesReports
      ? await trx("wrong_number")
          .whereIn("stakeholder_id", [...ids])
          .delete()
          .returning(["stakeholder_id", "reports", "networks", trx.raw("last_on::text as last_on")])
      : [];
  const reportsById = new Map(deletedReports.map((each) => [each.stakeholderId, each]));
  const checkIds = await insertChecks(
    trx,
    ids.map((id) => ({
      stakeholder_id: id,
      reports: reportsById.get(id)?.reports ?? 0,
      networks: reportsById.get(id)?.networks ?? 0,
      reported_on: reportsById.get(id)?.lastOn ?? null,
    })),
    check,
  );
  if (outcome === CHECK_OUTCOMES.right && what !== CHECK_SUBJECTS.exists)
    await trx("contact_note")
      .whereIn("stakeholder_id", [...ids])
      .update({ callAgainOn: null });
  await storeCheckedDetails(trx, ids);
  await refreshCheckColumns(trx, ids);
  return new Map(ids.map((id, index) => [id, checkIds[index] as number]));
}

export const recordRequirementChecks = (
  trx: Knex.Transaction,
  placeId: number,
  requirementIds: readonly number[],
  check: RequirementCheck,
): Promise<number[]> =>
  insertChecks(
    trx,
    requirementIds.map((id) => ({ stakeholder_id: placeId, building_block_requirement_id: id })),
    { ...check, what: CHECK_SUBJECTS.requirement, outcome: CHECK_OUTCOMES.right },
  );

async function insertChecks(
  trx: Knex.Transaction,
  rows: readonly NewRow[],
  { what, outcome, how, by, at, today }: Omit<CheckInput, "what"> & { what: number },
): Promise<number[]> {
  const checkIds = await reserveIds(trx, "contact_check", "check_id", rows.length);
  const checkRow = { what, outcome, how: how ?? null, checked_on: today, checked_by: by };
  await insertRows(
    trx,
    "contact_check",
    rows.map((row, index) => ({
      ...row,
      ...checkRow,
      check_id: checkIds[index] as number,
      checked_at: at.toISOString(),
    })),
  );
  return checkIds;
}

export async function insertImportedChecks(
  trx: Knex.Transaction,
  people: readonly { stakeholderId: number; verifiedOn: string | null; verifiedHow?: CheckedHow | null }[],
): Promise<void> {
  await insertRows(
    trx,
    "contact_check",
    people.flatMap(({ stakeholderId, verifiedOn, verifiedHow }) =>
      verifiedOn === null
        ? []
        : [
            {
              stakeholder_id: stakeholderId,
              what: CHECK_SUBJECTS.person,
              outcome: CHECK_OUTCOMES.right,
              how: verifiedHow ?? null,
              checked_on: verifiedOn,
            },
          ],
    ),
  );
  await storeCheckedDetails(
    trx,
    people.map(({ stakeholderId }) => stakeholderId),
  );
}

export async function replaceNumberCheck(
  trx: Knex.Transaction,
  stakeholderId: number,
  checkedOn: string | null,
  { by, at }: { by: number; at: Date },
): Promise<void> {
  const what = CHECK_SUBJECTS.number;
  await trx("contact_check")
    .where({ stakeholderId, what })
    .whereNull("undone_at")
    .update({ undoneAt: at, undoneBy: by });
  if (checkedOn === null) return refreshCheckColumns(trx, [stakeholderId]);
  const numberCheck = { what, outcome: CHECK_OUTCOMES.right, how: BY_TELEPHONE } as const;
  await recordChecks(trx, [stakeholderId], { ...numberCheck, by, at, today: checkedOn });
}

/** Undoes only checks without an author, because only imports add those. */
export async function undoImportedChecks(
  trx: Knex.Transaction,
  checks: readonly { id: number; day: string }[],
): Promise<void> {
  await trx.raw(
    `update contact_check c set undone_at = now() from json_to_recordset(?) as x(id int, day date)
     where c.stakeholder_id = x.id and c.checked_on = x.day and c.checked_by is null and c.undone_at is null`,
    [JSON.stringify(checks)],
  );
  await refreshCheckColumns(
    trx,
    checks.map(({ id }) => id),
  );
}

type CheckRow = {
  checkId: number;
  stakeholderId: number;
  reports: number;
  networks: number;
  reportedOn: string | null;
};

export async function undoChecks(
  trx: Knex.Transaction,
  { session, now }: Actor,
  checkIds: readonly number[],
): Promise<void> {
  const undoneChecks: CheckRow[] = await trx("contact_check")
    .whereIn("check_id", [...checkIds])
    .whereNull("undone_at")
    .update({ undoneAt: now, undoneBy: session.stakeholderId })
    .returning([
      "check_id",
      "stakeholder_id",
      "reports",
      "networks",
      trx.raw("reported_on::text as reported_on"),
    ]);
  await refreshCheckColumns(
    trx,
    undoneChecks.map(({ stakeholderId }) => stakeholderId),
  );
  for (const row of undoneChecks) await restoreReports(trx, row);
}

async function restoreReports(
  trx: Knex.Transaction,
  { stakeholderId, reports, networks, reportedOn }: CheckRow,
): Promise<void> {
  if (reports === 0 || reportedOn === null) return;
  await trx("wrong_number")
    .insert({ stakeholderId, reports, networks, lastOn: reportedOn })
    .onConflict("stakeholder_id")
    .merge({
      reports: trx.raw("wrong_number.reports + ?", [reports]),
      networks: trx.raw("wrong_number.networks + ?", [networks]),
    });
}
