import type { Knex } from "knex";
import type { z } from "zod";
import type { Actor } from "../Actor.ts";
import { recountInstances } from "../instance/recountInstance.ts";
import type { BeforeCheck, HowDone, PlaceBefore } from "./addChecks.ts";
import { raiseContacts } from "./checkAll.ts";
import type { UndoResult } from "./contract.ts";
import { lockOwnContacts, type OwnContact } from "./ownContacts.ts";

type Undone = z.infer<typeof UndoResult>;
type CheckRow = {
  checkId: number;
  stakeholderId: number;
  endedStakeholderId: number | null;
  how: HowDone;
  before: BeforeCheck | PlaceBefore;
};
type Named = { checkId: number; version: number };

/** Earlier checks stay, because a quarter may have ended. */
export async function undoAll(
  trx: Knex.Transaction,
  actor: Actor,
  checks: readonly Named[],
): Promise<Undone[]> {
  const { session, now: at, today, audit } = actor;
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

async function restore(
  trx: Knex.Transaction,
  { checkId, stakeholderId, endedStakeholderId, how, before }: CheckRow,
): Promise<void> {
  // Older checks did not count networks.
  const { reports, networks = 0, reportedOn, ...columns } = before;
  // A person's check is stored in the term, a place's in the place.
  const table = "validFrom" in columns ? "building_block_contact_person" : "stakeholder";
  await trx(table).where({ stakeholderId }).update(columns);
  if (how !== null && reports > 0 && reportedOn !== null) {
    await trx("wrong_number")
      .insert({ stakeholderId, reports, networks, lastOn: reportedOn })
      .onConflict("stakeholder_id")
      .merge({
        reports: trx.raw("wrong_number.reports + ?", [reports]),
        networks: trx.raw("wrong_number.networks + ?", [networks]),
      });
  }
  if (endedStakeholderId !== null)
    await trx("stakeholder").where({ stakeholderId: endedStakeholderId }).delete();
  await trx("building_block_check").where({ checkId }).delete();
}
