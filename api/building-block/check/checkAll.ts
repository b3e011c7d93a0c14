import type { Knex } from "knex";
import { CHECKED_IN_WORDS } from "../checkedInWords.ts";
import { raiseVersions } from "../instance/applyForm.ts";
import { readContacts } from "../instance/contacts.ts";
import type { CheckedHow } from "../instance/contract.ts";
import { recountInstances } from "../instance/recountInstance.ts";
import type { Official } from "../Official.ts";
import { UNCONFIRMED_AFTER } from "../standing.ts";
import { addChecks, type BeforeCheck } from "./addChecks.ts";
import { checkPlaces } from "./checkPlaces.ts";
import type { CheckResult } from "./contract.ts";
import { lockOwnContacts, type OwnContact } from "./ownContacts.ts";
import { readBefore, verifyPeople } from "./verifyPeople.ts";

export type Named = { stakeholderId: number; version: number };

/** Without `how`, nobody was reached. */
export async function checkAll(
  trx: Knex.Transaction,
  official: Official,
  contacts: readonly Named[],
  how: CheckedHow | null,
): Promise<{ results: CheckResult[]; done: OwnContact[] }> {
  const { session, now: at, today, audit } = official;
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
      : await verifyPeople(trx, people, { how, ...checking });
  const placeChecks = await checkPlaces(trx, places, { how, ...checking });
  await raiseVersions(trx, [...people, ...places], { by, at });
  await raiseInstances(trx, done, { by, at });
  if (how !== null && done.length > 0) await recountInstances(trx, done);
  for (const [placeId, own] of Map.groupBy(done, (each) => each.placeId)) {
    await audit(trx, {
      what: how === null ? "contacts not reached" : "contacts checked",
      subject: placeId,
      after: {
        Contacts: own.map(({ name }) => name).join(", "),
        ...(how !== null && { Checked: CHECKED_IN_WORDS[how] }),
      },
    });
  }
  const after = await readBefore(trx, people);
  const contactsOf = await readContacts(
    trx,
    [...own.keys()].filter((id) => done.every(({ stakeholderId }) => stakeholderId !== id)),
    today,
  );
  const recorded = { own, done, checks: new Map([...checks, ...placeChecks]), after, contactsOf };
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
  /** Of those that were refused. */
  contactsOf: Awaited<ReturnType<typeof readContacts>>;
};

function resultOf(stakeholderId: number, { own, done, checks, after, contactsOf }: Recorded): CheckResult {
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
    ...(contact === undefined || isDone
      ? { changedBy: null, changedAt: null, current: null }
      : {
          changedBy: contact.changedBy ?? "Somebody",
          changedAt: contact.changedAt?.toISOString() ?? null,
          current: { ...contact, contacts: contactsOf.get(stakeholderId) ?? [] },
        }),
  };
}

/** Counts days, not tries. */
async function recordNotReached(
  trx: Knex.Transaction,
  ids: readonly number[],
  { by, at, today }: { by: number; at: Date; today: string },
): Promise<Map<number, number>> {
  const before = await readBefore(trx, ids);
  const today_ = trx("building_block_check")
    .whereIn("stakeholder_id", ids)
    .where({ checkedOn: today })
    .whereNull("how")
    .select("stakeholder_id");
  await trx("building_block_contact_person")
    .whereIn("stakeholder_id", ids)
    .whereNotIn("stakeholder_id", today_)
    .increment("not_reached_days");
  return addChecks(trx, ids, { how: null, by, at, today, before, endedIds: new Map() });
}

/** So that anyone editing the instance learns that its people changed. */
export async function raiseInstances(
  trx: Knex.Transaction,
  contacts: readonly OwnContact[],
  { by, at }: { by: number; at: Date },
): Promise<void> {
  await trx("building_block_stakeholder")
    .whereIn(
      "building_block_stakeholder_id",
      contacts.map(({ instanceId }) => instanceId),
    )
    .update({ version: trx.raw("version + 1"), changedBy: by, changedAt: at });
}
