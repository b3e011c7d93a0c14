import type { Knex } from "knex";
import type { z } from "zod";
import { firstDayOf, quarterOfDay } from "../../shared/quarters.ts";
import type { Actor } from "../Actor.ts";
import { recountInstances } from "../instance/recountInstance.ts";
import { WAY_BACK_DAYS } from "../save/placeChanges.ts";
import { raiseContacts } from "./checkAll.ts";
import { settleChecks } from "./checkRows.ts";
import type { UndoResult } from "./contract.ts";
import { lockOwnContacts, type OwnContact } from "./ownContacts.ts";

type Undone = z.infer<typeof UndoResult>;
type CheckRow = {
  checkId: number;
  stakeholderId: number;
  reports: number;
  networks: number;
  reportedOn: string | null;
};
type Named = { checkId: number; version: number };

/** An earlier quarter's end has counted its checks. */
export async function undoAll(
  trx: Knex.Transaction,
  actor: Actor,
  checks: readonly Named[],
): Promise<Undone[]> {
  const { session, now: at, today, audit } = actor;
  const by = session.stakeholderId;
  const versions = new Map(checks.map(({ checkId, version }) => [checkId, version]));
  const rows: CheckRow[] = await checksOf(trx, [...versions.keys()])
    .where({ checkedBy: by })
    .where("checked_on", ">=", firstDayOf(quarterOfDay(today)))
    .whereRaw("checked_on > cast(:today as date) - cast(:days as int)", { today, days: WAY_BACK_DAYS });
  const own = await lockOwnContacts(
    trx,
    session,
    rows.map(({ stakeholderId }) => stakeholderId),
    today,
  );
  const undone = rows.filter(
    ({ checkId, stakeholderId }) => own.get(stakeholderId)?.version === versions.get(checkId),
  );
  await markUndone(trx, actor, undone);
  const contacts = undone.map(({ stakeholderId }) => own.get(stakeholderId) as OwnContact);
  await raiseContacts(trx, contacts, { by, at });
  if (contacts.length > 0) await recountInstances(trx, contacts);
  for (const [placeId, restored] of Map.groupBy(contacts, (each) => each.placeId)) {
    await audit(trx, {
      what: "checks undone",
      subject: placeId,
      after: { Contacts: restored.map(({ name }) => name).join(", ") },
    });
  }
  return [...versions.keys()].map((checkId) => {
    const row = rows.find((each) => each.checkId === checkId);
    const contact = row === undefined ? undefined : own.get(row.stakeholderId);
    if (row === undefined || contact === undefined)
      return { checkId, stakeholderId: null, outcome: "not found", version: null };
    const isDone = undone.includes(row);
    return {
      checkId,
      stakeholderId: contact.stakeholderId,
      outcome: isDone ? "ok" : "changed",
      version: contact.version + Number(isDone),
    };
  });
}

async function markUndone(
  trx: Knex.Transaction,
  { session, now }: Actor,
  undone: readonly CheckRow[],
): Promise<void> {
  const ids = undone.map(({ checkId }) => checkId);
  await trx("contact_check")
    .whereIn("check_id", ids)
    .update({ undoneAt: now, undoneBy: session.stakeholderId });
  await settleChecks(
    trx,
    undone.map(({ stakeholderId }) => stakeholderId),
  );
  for (const row of undone) await restoreReports(trx, row);
}

export const undoChecksOf = async (
  trx: Knex.Transaction,
  actor: Actor,
  checkIds: readonly number[],
): Promise<void> => markUndone(trx, actor, await checksOf(trx, checkIds));

const checksOf = (trx: Knex, checkIds: readonly number[]): Knex.QueryBuilder =>
  trx("contact_check")
    .whereIn("check_id", [...checkIds])
    .whereNull("undone_at")
    .orderBy("check_id", "desc")
    .select("check_id", "stakeholder_id", "reports", "networks", trx.raw("reported_on::text as reported_on"));

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
