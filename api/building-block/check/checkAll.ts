import type { Knex } from "knex";
import { raiseVersions } from "../../lib/database/saveVersion.ts";
import { counted } from "../../lib/text/counted.ts";
import { CHECKED, OUTCOME } from "../../stakeholder/contactChecks.ts";
import type { Actor } from "../Actor.ts";
import { UNCONFIRMED_AFTER } from "../conditions.ts";
import { CHECKED_IN_WORDS } from "../describePatch.ts";
import type { CheckedHow } from "../instance/contract.ts";
import { readContacts } from "../instance/detail.ts";
import { recountInstances } from "../recountMunicipality.ts";
import { type ChangedPlace, storeChange } from "../save/placeChanges.ts";
import { recordChecks } from "./checkRows.ts";
import type { CheckResult } from "./contract.ts";
import { findStillDue } from "./due.ts";
import { lockOwnContacts, type OwnContact } from "./ownContacts.ts";

/** Only public reports were cleared; nobody was called. */
export const CLEARED = 0;
/** Null: nobody was reached. */
export type HowDone = CheckedHow | typeof CLEARED | null;
export type Named = { stakeholderId: number; version: number };

export async function checkAll(
  trx: Knex.Transaction,
  actor: Actor,
  contacts: readonly Named[],
  how: HowDone,
): Promise<{ results: CheckResult[]; done: OwnContact[]; changeId: number | null }> {
  const { session, now: at, today, audit } = actor;
  const by = session.stakeholderId;
  const named = new Map(contacts.map((each) => [each.stakeholderId, each.version]));
  const own = await lockOwnContacts(trx, session, [...named.keys()], today);
  const done = [...own.values()].filter((each) => each.version === named.get(each.stakeholderId));
  const idsOf = (wanted: boolean) =>
    done.filter(({ isPerson }) => isPerson === wanted).map(({ stakeholderId }) => stakeholderId);
  const checking = { ...outcomeOf(how), by, at, today };
  const checks = await recordChecks(trx, idsOf(true), { ...checking, what: CHECKED.person });
  const placeChecks = await recordChecks(trx, idsOf(false), { ...checking, what: CHECKED.number });
  await raiseContacts(trx, done, { by, at });
  if (how !== null && how !== CLEARED && done.length > 0) await recountInstances(trx, done);
  for (const [placeId, own] of Map.groupBy(done, (each) => each.placeId)) {
    await audit(trx, { subject: placeId, ...auditedAs(how, own) });
  }
  const changed = new Map([...checks, ...placeChecks]);
  const changeId = await storeChange(trx, actor, auditedAs(how, done).what, placesOf(done, changed));
  const missed = await readMissedDays(
    trx,
    done.map(({ stakeholderId }) => stakeholderId),
  );
  const contactsOf = await readContacts(
    trx,
    [...own.keys()].filter((id) => done.every(({ stakeholderId }) => stakeholderId !== id)),
    today,
  );
  const due = await findStillDue(trx, [...own.keys()], today);
  const recorded = { own, done, missed, due, contactsOf };
  return {
    ...{ done, changeId },
    results: [...named.keys()].map((stakeholderId) => resultOf(stakeholderId, recorded)),
  };
}

function placesOf(done: readonly OwnContact[], checks: ReadonlyMap<number, number>): ChangedPlace[] {
  return [...Map.groupBy(done, ({ instanceId }) => instanceId).values()].map((own) => {
    const [{ instanceId, placeId, boundaryStakeholderId: boundaryId, buildingBlockId, place }] = own as [
      OwnContact,
    ];
    return {
      ...{ instanceId, placeId, boundaryId, buildingBlockId, name: place },
      edits: [],
      checks: own.flatMap(({ stakeholderId: id }) => {
        const checkId = checks.get(id);
        return checkId === undefined ? [] : [[id, checkId] as [number, number]];
      }),
    };
  });
}

type Recorded = {
  own: ReadonlyMap<number, OwnContact>;
  done: readonly OwnContact[];
  missed: ReadonlyMap<number, number>;
  due: ReadonlySet<number>;
  contactsOf: Awaited<ReturnType<typeof readContacts>>;
};

function resultOf(stakeholderId: number, { own, done, missed, due, contactsOf }: Recorded): CheckResult {
  const contact = own.get(stakeholderId);
  const isDone = done.some((each) => each.stakeholderId === stakeholderId);
  const notReachedDays = missed.get(stakeholderId) ?? 0;
  return {
    stakeholderId,
    outcome: contact === undefined ? "not found" : isDone ? "ok" : "changed",
    version: contact === undefined ? null : contact.version + Number(isDone),
    notReachedDays,
    isUnconfirmed: notReachedDays >= UNCONFIRMED_AFTER,
    isDue: due.has(stakeholderId),
    ...(contact === undefined || isDone
      ? { changedBy: null, changedAt: null, current: null }
      : {
          changedBy: contact.changedBy ?? "Somebody",
          changedAt: contact.changedAt?.toISOString() ?? null,
          current: { ...contact, contacts: contactsOf.get(stakeholderId) ?? [] },
        }),
  };
}

function auditedAs(how: HowDone, contacts: readonly OwnContact[]) {
  const Contacts = contacts.map(({ name }) => name).join(", ");
  if (how === null) return { what: "contacts not reached", after: { Contacts } } as const;
  if (how !== CLEARED)
    return { what: "contacts checked", after: { Contacts, Checked: CHECKED_IN_WORDS[how] } } as const;
  const Reports = contacts
    .map(({ reports, networks }) => `${counted(reports, "report")} from ${counted(networks, "network")}`)
    .join(", ");
  return { what: "reports cleared", after: { Contacts, Reports } } as const;
}

function outcomeOf(how: HowDone) {
  if (how === null) return { outcome: OUTCOME.notReached };
  return how === CLEARED ? { outcome: OUTCOME.cleared } : { outcome: OUTCOME.right, how };
}

async function readMissedDays(trx: Knex, ids: readonly number[]): Promise<Map<number, number>> {
  const rows: { stakeholderId: number; notReachedDays: number }[] = await trx("building_block_contact_person")
    .whereIn("stakeholder_id", [...ids])
    .select("stakeholder_id", "not_reached_days");
  return new Map(rows.map((row) => [row.stakeholderId, row.notReachedDays]));
}

async function raiseContacts(
  trx: Knex.Transaction,
  contacts: readonly OwnContact[],
  raising: { by: number; at: Date },
): Promise<void> {
  const ids = (key: "stakeholderId" | "instanceId") => contacts.map((contact) => contact[key]);
  await raiseVersions(trx, "stakeholder", ids("stakeholderId"), raising);
  await raiseVersions(trx, "building_block_stakeholder", ids("instanceId"), raising);
}
