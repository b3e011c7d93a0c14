import type { Knex } from "knex";
import { raiseVersions } from "../../lib/database/saveVersion.ts";
import { counted } from "../../lib/text/counted.ts";
import type { Actor } from "../Actor.ts";
import { CHECKED_IN_WORDS } from "../checkedInWords.ts";
import { UNCONFIRMED_AFTER } from "../conditions.ts";
import { readContacts } from "../instance/contacts.ts";
import { recountInstances } from "../instance/recountInstance.ts";
import { addChecks, type BeforeCheck, type Checking, CLEARED, type HowDone } from "./addChecks.ts";
import { checkPlaces } from "./checkPlaces.ts";
import type { CheckResult } from "./contract.ts";
import { findStillDue } from "./due.ts";
import { lockOwnContacts, type OwnContact } from "./ownContacts.ts";
import { readBefore, verifyPeople } from "./verifyPeople.ts";

export type Named = { stakeholderId: number; version: number };

export async function checkAll(
  trx: Knex.Transaction,
  actor: Actor,
  contacts: readonly Named[],
  how: HowDone,
): Promise<{ results: CheckResult[]; done: OwnContact[] }> {
  const { session, now: at, today, audit } = actor;
  const by = session.stakeholderId;
  const named = new Map(contacts.map((each) => [each.stakeholderId, each.version]));
  const own = await lockOwnContacts(trx, session, [...named.keys()], today);
  const done = [...own.values()].filter((each) => each.version === named.get(each.stakeholderId));
  const people = done.filter(({ isPerson }) => isPerson).map(({ stakeholderId }) => stakeholderId);
  const places = done.filter(({ isPerson }) => !isPerson).map(({ stakeholderId }) => stakeholderId);
  const checking = { by, at, today };
  const checks =
    how === null
      ? await recordNotReached(trx, people, checking)
      : how === CLEARED
        ? await clearReports(trx, people, checking)
        : await verifyPeople(trx, people, { how, ...checking });
  const placeChecks = await checkPlaces(trx, places, { how, ...checking });
  await raiseContacts(trx, done, { by, at });
  if (how !== null && how !== CLEARED && done.length > 0) await recountInstances(trx, done);
  for (const [placeId, own] of Map.groupBy(done, (each) => each.placeId)) {
    await audit(trx, { subject: placeId, ...auditedAs(how, own) });
  }
  const after = await readBefore(trx, people);
  const contactsOf = await readContacts(
    trx,
    [...own.keys()].filter((id) => done.every(({ stakeholderId }) => stakeholderId !== id)),
    today,
  );
  const due = await findStillDue(trx, [...own.keys()], today);
  const recorded = { own, done, checks: new Map([...checks, ...placeChecks]), after, due, contactsOf };
  return {
    done,
    results: [...named.keys()].map((stakeholderId) => resultOf(stakeholderId, recorded)),
  };
}

type Recorded = {
  own: ReadonlyMap<number, OwnContact>;
  done: readonly OwnContact[];
  checks: ReadonlyMap<number, number>;
  after: ReadonlyMap<number, BeforeCheck>;
  due: ReadonlySet<number>;
  contactsOf: Awaited<ReturnType<typeof readContacts>>;
};

function resultOf(
  stakeholderId: number,
  { own, done, checks, after, due, contactsOf }: Recorded,
): CheckResult {
  const contact = own.get(stakeholderId);
  const isDone = done.some((each) => each.stakeholderId === stakeholderId);
  const notReachedDays = after.get(stakeholderId)?.notReachedDays ?? 0;
  return {
    stakeholderId,
    outcome: contact === undefined ? "not found" : isDone ? "ok" : "changed",
    checkId: checks.get(stakeholderId) ?? null,
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

async function clearReports(
  trx: Knex.Transaction,
  ids: readonly number[],
  checking: Omit<Checking, "how">,
): Promise<Map<number, number>> {
  const before = await readBefore(trx, ids);
  await trx("wrong_number").whereIn("stakeholder_id", ids).delete();
  return addChecks(trx, ids, { how: CLEARED, ...checking, before, endedIds: new Map() });
}

/** Counts days, not tries. */
async function recordNotReached(
  trx: Knex.Transaction,
  ids: readonly number[],
  { by, at, today }: Omit<Checking, "how">,
): Promise<Map<number, number>> {
  const before = await readBefore(trx, ids);
  const checkedToday = trx("building_block_check")
    .whereIn("stakeholder_id", ids)
    .where({ checkedOn: today })
    .whereNull("how")
    .select("stakeholder_id");
  await trx("building_block_contact_person")
    .whereIn("stakeholder_id", ids)
    .whereNotIn("stakeholder_id", checkedToday)
    .increment("not_reached_days");
  return addChecks(trx, ids, { how: null, by, at, today, before, endedIds: new Map() });
}

export async function raiseContacts(
  trx: Knex.Transaction,
  contacts: readonly OwnContact[],
  raising: { by: number; at: Date },
): Promise<void> {
  const ids = (key: "stakeholderId" | "instanceId") => contacts.map((contact) => contact[key]);
  await raiseVersions(trx, "stakeholder", ids("stakeholderId"), raising);
  await raiseVersions(trx, "building_block_stakeholder", ids("instanceId"), raising);
}
