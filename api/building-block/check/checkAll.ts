import type { Knex } from "knex";
import { incrementVersions } from "../../lib/database/optimisticLocking.ts";
import { counted } from "../../lib/text/counted.ts";
import { OUTCOME } from "../../stakeholder/contactChecks.ts";
import type { Actor } from "../Actor.ts";
import { UNCONFIRMED_AFTER_NOT_REACHED_DAYS } from "../conditions.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { CheckedHow } from "../instance/contract.ts";
import { readContacts, readPlaces } from "../instance/detail.ts";
import { changePlaces } from "../save/changePlaces.ts";
import type { CheckResult } from "./contract.ts";
import { findStillDue } from "./due.ts";
import { lockOwnContacts, type OwnContact } from "./ownContacts.ts";

/** `checkedHow` is undefined if nobody was reached, or if the check only clears public reports. */
export type ContactCheck = {
  outcome: "still right" | "not reached" | "reports cleared";
  checkedHow?: CheckedHow;
  contacts: readonly { stakeholderId: number; version: number }[];
};

const OUTCOMES = {
  "still right": { audited: "contacts checked" },
  "not reached": { audited: "contacts not reached", outcome: OUTCOME.notReached },
  "reports cleared": { audited: "reports cleared", outcome: OUTCOME.cleared },
} as const;

export async function checkAll(
  trx: Knex.Transaction,
  actor: Actor,
  { outcome, checkedHow: how, contacts }: ContactCheck,
): Promise<{ results: CheckResult[]; done: OwnContact[]; changeId: number | null }> {
  const { session, now: at, today } = actor;
  const versions = new Map(contacts.map((each) => [each.stakeholderId, each.version]));
  const own = await lockOwnContacts(trx, session, [...versions.keys()], today);
  const done = [...own.values()].filter((each) => each.version === versions.get(each.stakeholderId));
  const contactsOf = Map.groupBy(done, ({ instanceId }) => instanceId);
  const places = await readPlaces(trx, session, [...contactsOf.keys()], today);
  await incrementVersions(trx, "building_block_stakeholder", [...contactsOf.keys()], {
    ...{ by: session.stakeholderId, at },
  });
  const changes = [...contactsOf].map(([instanceId, checked]) => ({
    place: { current: places.get(instanceId) as CurrentInstance, capture: undefined },
    change: {
      ...{ patch: { edits: [], answered: [] }, how, ...OUTCOMES[outcome] },
      checked: {
        people: checked.filter(({ isPerson }) => isPerson).map(({ stakeholderId }) => stakeholderId),
        isNumber: checked.some(({ isPerson }) => !isPerson),
      },
      ...(outcome === "reports cleared" && { facts: { reports: describeReports(checked) } }),
    },
  }));
  const changeId = await changePlaces(trx, actor, changes);
  return { done, changeId, results: await readResults(trx, [...versions.keys()], { own, done, today }) };
}

const describeReports = (contacts: readonly OwnContact[]): string =>
  contacts
    .map(({ reports, networks }) => `${counted(reports, "report")} from ${counted(networks, "network")}`)
    .join(", ");

type Checked = { own: ReadonlyMap<number, OwnContact>; done: readonly OwnContact[]; today: string };

async function readResults(
  trx: Knex,
  ids: readonly number[],
  { own, done, today }: Checked,
): Promise<CheckResult[]> {
  const doneIds = new Set(done.map(({ stakeholderId }) => stakeholderId));
  const people: { stakeholderId: number; notReachedDays: number }[] = await trx(
    "building_block_contact_person",
  )
    .whereIn("stakeholder_id", [...doneIds])
    .select("stakeholder_id", "not_reached_days");
  const missed = new Map(people.map((row) => [row.stakeholderId, row.notReachedDays]));
  const changed = [...own.keys()].filter((id) => !doneIds.has(id));
  const contactsOf = await readContacts(trx, changed, today);
  const due = await findStillDue(trx, [...own.keys()], today);
  return ids.map((stakeholderId): CheckResult => {
    const contact = own.get(stakeholderId);
    const isDone = doneIds.has(stakeholderId);
    const notReachedDays = missed.get(stakeholderId) ?? 0;
    return {
      stakeholderId,
      outcome: contact === undefined ? "not found" : isDone ? "ok" : "changed",
      version: contact === undefined ? null : contact.version + Number(isDone),
      notReachedDays,
      isUnconfirmed: notReachedDays >= UNCONFIRMED_AFTER_NOT_REACHED_DAYS,
      isDue: due.has(stakeholderId),
      ...(contact === undefined || isDone
        ? { changedBy: null, changedAt: null, current: null }
        : {
            changedBy: contact.changedBy ?? "Somebody",
            changedAt: contact.changedAt?.toISOString() ?? null,
            current: { ...contact, contacts: contactsOf.get(stakeholderId) ?? [] },
          }),
    };
  });
}
