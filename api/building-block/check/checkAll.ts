import type { Knex } from "knex";
import { incrementVersions } from "../../lib/database/optimisticLocking.ts";
import { counted } from "../../lib/text/counted.ts";
import { CHECK_OUTCOMES } from "../../stakeholder/contactChecks.ts";
import type { Actor } from "../Actor.ts";
import { UNCONFIRMED_AFTER_NOT_REACHED_DAYS } from "../conditions.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { CheckedHow } from "../instance/contract.ts";
import { readContacts, readPlaces } from "../instance/detail.ts";
import { changePlaces } from "../save/changePlaces.ts";
import type { CheckResult } from "./contract.ts";
import { findStillDue } from "./due.ts";
import { type ContactInScope, lockContactsInScope } from "./ownContacts.ts";

/** `checkedHow` is undefined if nobody was reached, or if the check only clears public reports. */
export type ContactCheck = {
  outcome: "still right" | "not reached" | "reports cleared";
  checkedHow?: CheckedHow;
  contacts: readonly { stakeholderId: number; version: number }[];
};

const OUTCOME_CHANGES = {
  "still right": { audited: "contacts checked" },
  "not reached": { audited: "contacts not reached", outcome: CHECK_OUTCOMES.notReached },
  "reports cleared": { audited: "reports cleared", outcome: CHECK_OUTCOMES.cleared },
} as const;

export async function checkAll(
  trx: Knex.Transaction,
  actor: Actor,
  { outcome, checkedHow: how, contacts }: ContactCheck,
): Promise<{ results: CheckResult[]; done: ContactInScope[]; changeId: number | null }> {
  const { session, now: at, today } = actor;
  const versions = new Map(contacts.map((each) => [each.stakeholderId, each.version]));
  const contactsInScope = await lockContactsInScope(trx, session, [...versions.keys()], today);
  const checkedContacts = [...contactsInScope.values()].filter(
    (each) => each.version === versions.get(each.stakeholderId),
  );
  const contactsByInstance = Map.groupBy(checkedContacts, ({ instanceId }) => instanceId);
  const places = await readPlaces(trx, session, [...contactsByInstance.keys()], today);
  await incrementVersions(trx, "building_block_stakeholder", [...contactsByInstance.keys()], {
    ...{ by: session.stakeholderId, at },
  });
  const changes = [...contactsByInstance].map(([instanceId, checked]) => ({
    place: { current: places.get(instanceId) as CurrentInstance, capture: undefined },
    change: {
      ...{ patch: { edits: [], answered: [] }, how, ...OUTCOME_CHANGES[outcome] },
      checked: {
        people: checked.filter(({ isPerson }) => isPerson).map(({ stakeholderId }) => stakeholderId),
        isNumber: checked.some(({ isPerson }) => !isPerson),
      },
      ...(outcome === "reports cleared" && { facts: { reports: describeReports(checked) } }),
    },
  }));
  const changeId = await changePlaces(trx, actor, changes);
  return {
    done: checkedContacts,
    changeId,
    results: await readResults(trx, [...versions.keys()], { contactsInScope, checkedContacts, today }),
  };
}

const describeReports = (contacts: readonly ContactInScope[]): string =>
  contacts
    .map(({ reports, networks }) => `${counted(reports, "report")} from ${counted(networks, "network")}`)
    .join(", ");

type CheckedScope = {
  contactsInScope: ReadonlyMap<number, ContactInScope>;
  checkedContacts: readonly ContactInScope[];
  today: string;
};

async function readResults(
  trx: Knex,
  ids: readonly number[],
  { contactsInScope, checkedContacts, today }: CheckedScope,
): Promise<CheckResult[]> {
  const checkedIds = new Set(checkedContacts.map(({ stakeholderId }) => stakeholderId));
  const people: { stakeholderId: number; notReachedDays: number }[] = await trx(
    "building_block_contact_person",
  )
    .whereIn("stakeholder_id", [...checkedIds])
    .select("stakeholder_id", "not_reached_days");
  const notReachedDaysById = new Map(people.map((row) => [row.stakeholderId, row.notReachedDays]));
  const changedIds = [...contactsInScope.keys()].filter((id) => !checkedIds.has(id));
  const contactsOf = await readContacts(trx, changedIds, today);
  const dueIds = await findStillDue(trx, [...contactsInScope.keys()], today);
  return ids.map((stakeholderId): CheckResult => {
    const contact = contactsInScope.get(stakeholderId);
    const isDone = checkedIds.has(stakeholderId);
    const notReachedDays = notReachedDaysById.get(stakeholderId) ?? 0;
    return {
      stakeholderId,
      outcome: contact === undefined ? "not found" : isDone ? "ok" : "changed",
      version: contact === undefined ? null : contact.version + Number(isDone),
      notReachedDays,
      isUnconfirmed: notReachedDays >= UNCONFIRMED_AFTER_NOT_REACHED_DAYS,
      isDue: dueIds.has(stakeholderId),
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
