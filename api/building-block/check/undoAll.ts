import type { Knex } from "knex";
import type { z } from "zod";
import { raiseVersions } from "../instance/applyForm.ts";
import { recountInstances } from "../instance/recountInstance.ts";
import type { Official } from "../Official.ts";
import type { BeforeCheck, PlaceBefore } from "./addChecks.ts";
import { raiseInstances } from "./checkAll.ts";
import type { UndoResult } from "./contract.ts";
import { lockOwnContacts, type OwnContact } from "./ownContacts.ts";

type Undone = z.infer<typeof UndoResult>;
type CheckRow = {
  checkId: number;
  stakeholderId: number;
  endedStakeholderId: number | null;
  /** Null: nobody was reached, which left the reports of the public as they were. */
  how: number | null;
  before: BeforeCheck | PlaceBefore;
};
type Named = { checkId: number; version: number };

/**
 * Undoes today's checks if the contact has not changed since. Earlier checks stay: a quarter may have ended.
 */
export async function undoAll(
  trx: Knex.Transaction,
  official: Official,
  checks: readonly Named[],
): Promise<Undone[]> {
  const { session, now: at, today, audit } = official;
  const by = session.stakeholderId;
  const versions = new Map(checks.map(({ checkId, version }) => [checkId, version]));
  const rows: CheckRow[] = await trx("building_block_check")
    .whereIn("check_id", [...versions.keys()])
    .where({ checkedBy: by, checkedOn: today })
    .orderBy("check_id", "desc")
    .select("check_id", "stakeholder_id", "ended_stakeholder_id", "how", "before");
  const own = await lockOwnContacts(
    trx,
    session,
    rows.map(({ stakeholderId }) => stakeholderId),
    today,
  );
  const undone = rows.filter(
    ({ checkId, stakeholderId }) => own.get(stakeholderId)?.version === versions.get(checkId),
  );
  for (const row of undone) await restore(trx, row);
  const contacts = undone.map(({ stakeholderId }) => own.get(stakeholderId) as OwnContact);
  await raiseVersions(
    trx,
    contacts.map(({ stakeholderId }) => stakeholderId),
    { by, at },
  );
  await raiseInstances(trx, contacts, { by, at });
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

async function restore(
  trx: Knex.Transaction,
  { checkId, stakeholderId, endedStakeholderId, how, before }: CheckRow,
): Promise<void> {
  const { reports, reportedOn, ...columns } = before;
  // Of a person, the day of the check is a column of the term; of a place, one of the place itself.
  const table = "validFrom" in columns ? "building_block_contact_person" : "stakeholder";
  await trx(table).where({ stakeholderId }).update(columns);
  if (how !== null && reports > 0 && reportedOn !== null) {
    await trx("wrong_number")
      .insert({ stakeholderId, reports, lastOn: reportedOn })
      .onConflict("stakeholder_id")
      .merge({ reports: trx.raw("wrong_number.reports + ?", [reports]) });
  }
  if (endedStakeholderId !== null)
    await trx("stakeholder").where({ stakeholderId: endedStakeholderId }).delete();
  await trx("building_block_check").where({ checkId }).delete();
}
