import type { Knex } from "knex";
import { readAuditLog } from "../audit/auditQueries.ts";
import { notFound } from "../lib/http/errors.ts";
import { CONTACT_TYPE } from "../shared/contactTypes.ts";
import { RELATIONSHIP_TYPES } from "../stakeholder/stakeholderKinds.ts";
import { readFactors } from "../user/secondFactors.ts";
import type { OwnRecord } from "./contract.ts";

const MAX_ENTRIES = 50_000;

export async function readOwnRecord(
  trx: Knex.Transaction,
  stakeholderId: number,
  now: Date,
): Promise<OwnRecord> {
  const sessions: { startedAt: Date; lastSeenAt: Date; browser: string | null }[] = await trx("session")
    .where({ stakeholderId })
    .orderBy("started_at")
    .select("started_at", "last_seen_at", "browser");
  const browsers: { lastUsedAt: Date }[] = await trx("known_browser")
    .where({ stakeholderId })
    .orderBy("last_used_at")
    .select("last_used_at");
  return {
    writtenAt: now.toISOString(),
    ...(await readPerson(trx, stakeholderId)),
    organisations: await readRelated(trx, stakeholderId, RELATIONSHIP_TYPES.contactPerson),
    municipalities: await readRelated(trx, stakeholderId, RELATIONSHIP_TYPES.buildingBlockCoordinator),
    groups: await readGroups(trx, stakeholderId),
    applications: await readApplications(trx, stakeholderId),
    sessions: sessions.map(({ startedAt, lastSeenAt, browser }) => ({
      startedAt: toIso(startedAt),
      lastSeenAt: toIso(lastSeenAt),
      browser,
    })),
    knownBrowsers: browsers.map(({ lastUsedAt }) => ({ lastUsedAt: toIso(lastUsedAt) })),
    secondFactor: await readSecondFactor(trx, stakeholderId),
    reminders: await readReminders(trx, stakeholderId),
    work: await readWork(trx, stakeholderId),
    log: await readLog(trx, stakeholderId),
  };
}

const toIso = (moment: Date): string => moment.toISOString();
const toIsoOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const CONTACT_KINDS: Readonly<Record<number, string>> = {
  [CONTACT_TYPE.workEmail]: "Work email",
  [CONTACT_TYPE.mobile]: "Mobile phone",
  [CONTACT_TYPE.reception]: "Reception",
  [CONTACT_TYPE.alternative]: "Alternative number",
  [CONTACT_TYPE.personalEmail]: "Personal email",
  [CONTACT_TYPE.extension]: "Extension",
};

type PersonRow = {
  name: string;
  title: string | null;
  role: string | null;
  changedAt: Date | null;
  username: string;
  madeAt: Date;
  invitedAt: Date | null;
  invitationExpiresAt: Date | null;
  lastSeenAt: Date | null;
  newAddress: string | null;
  company: string | null;
};

async function readPerson(
  trx: Knex.Transaction,
  stakeholderId: number,
): Promise<Pick<OwnRecord, "person" | "account">> {
  const row: PersonRow | undefined = await trx("user_account as u")
    .join("stakeholder as s", "s.stakeholder_id", "u.stakeholder_id")
    .join("person as p", "p.stakeholder_id", "u.stakeholder_id")
    .leftJoin("stakeholder as c", "c.stakeholder_id", "p.company_id")
    .leftJoin("user_title as t", "t.title_id", "p.title_id")
    .leftJoin("job_role as r", "r.role_id", "p.role_id")
    .leftJoin("one_time_code as o", (on) =>
      on.on("o.stakeholder_id", "u.stakeholder_id").onVal("o.purpose", "invitation"),
    )
    .leftJoin("address_change as ac", "ac.stakeholder_id", "u.stakeholder_id")
    .where("u.stakeholder_id", stakeholderId)
    .first("s.name", "t.description as title", "r.description as role", "s.changed_at", "u.username")
    .select(
      "u.made_at",
      "u.invited_at",
      "u.last_seen_at",
      "ac.username as new_address",
      "c.name as company",
      "o.expires_at as invitation_expires_at",
    );
  if (row === undefined) throw notFound("The account");
  const contacts: { contactTypeId: number; detail: string }[] = await trx("contact")
    .where({ stakeholderId })
    .orderBy("contact_type_id")
    .select("contact_type_id", "detail");
  return {
    person: {
      number: stakeholderId,
      name: row.name,
      title: row.title,
      role: row.role,
      company: row.company,
      contacts: contacts.map((each) => ({ kind: CONTACT_KINDS[each.contactTypeId] ?? "", ...each })),
      changedAt: toIsoOrNull(row.changedAt),
    },
    account: {
      email: row.username,
      madeAt: toIso(row.madeAt),
      invitedAt: toIsoOrNull(row.invitedAt),
      invitationExpiresAt: toIsoOrNull(row.invitationExpiresAt),
      lastSeenAt: toIsoOrNull(row.lastSeenAt),
      nextEmail: row.newAddress,
    },
  };
}

async function readSecondFactor(
  trx: Knex.Transaction,
  stakeholderId: number,
): Promise<OwnRecord["secondFactor"]> {
  const { totpAddedAt, passkeys, recoveryCodesLeft } = await readFactors(trx, stakeholderId);
  return {
    authenticatorAppAddedAt: totpAddedAt,
    passkeys: passkeys.map(({ name, addedAt, lastUsedAt }) => ({ name, addedAt, lastUsedAt })),
    recoveryCodesLeft,
  };
}

async function readReminders(trx: Knex.Transaction, stakeholderId: number): Promise<OwnRecord["reminders"]> {
  const rows: { occasion: string; queuedAt: Date }[] = await trx("reminder")
    .where({ stakeholderId })
    .orderBy(["queued_at", "occasion"])
    .select("occasion", "queued_at");
  return rows.map(({ occasion, queuedAt }) => ({ occasion, queuedAt: toIso(queuedAt) }));
}

function readRelated(
  trx: Knex.Transaction,
  stakeholderId: number,
  relationshipTypeId: number,
): Promise<string[]> {
  return trx("stakeholder_relationship as r")
    .join("stakeholder as s", "s.stakeholder_id", "r.related_stakeholder_id")
    .where({ "r.stakeholder_id": stakeholderId, relationshipTypeId })
    .orderBy("s.search_name")
    .pluck("s.name");
}

function readGroups(trx: Knex.Transaction, stakeholderId: number): Promise<OwnRecord["groups"]> {
  const permissions = trx("group_action as ga")
    .join("action as a", "a.action_id", "ga.action_id")
    .whereRaw("ga.group_id = m.group_id")
    .orderBy("a.action_id")
    .select("a.description");
  return trx("group_member as m")
    .join("user_group as g", "g.group_id", "m.group_id")
    .where("m.stakeholder_id", stakeholderId)
    .orderBy("g.name")
    .select("g.name", trx.raw("array(?) as permissions", [permissions]));
}

const STATUSES = { 1: "In Progress", 2: "Rejected", 3: "Approved" } as const;

type ApplicationRow = Pick<
  OwnRecord["applications"][number],
  "organisationName" | "branch" | "members" | "rejectionReason" | "waitingFor"
> & { receivedAt: Date; decidedAt: Date | null; statusId: keyof typeof STATUSES };

async function readApplications(
  trx: Knex.Transaction,
  applicantStakeholderId: number,
): Promise<OwnRecord["applications"]> {
  const rows: ApplicationRow[] = await trx("organisation_application as a")
    .join("stakeholder as s", "s.stakeholder_id", "a.stakeholder_id")
    .where({ applicantStakeholderId })
    .orderBy("a.received_at")
    .select("s.name as organisation_name", "a.branch", "a.members", "a.received_at", "a.status_id")
    .select("a.decided_at", "a.rejection_reason", "a.waiting_for");
  return rows.map(({ statusId, receivedAt, decidedAt, ...row }) => ({
    ...row,
    status: STATUSES[statusId],
    receivedAt: toIso(receivedAt),
    decidedAt: toIsoOrNull(decidedAt),
  }));
}

export const WORK_COLUMNS: readonly [what: string, table: string, column: string][] = [
  ["People, organisations and places last changed", "stakeholder", "changed_by"],
  ["Groups last changed", "user_group", "changed_by"],
  ["Applications last changed", "organisation_application", "changed_by"],
  ["Applications decided", "organisation_application", "decided_by"],
  ["Building blocks last changed", "building_block_stakeholder", "changed_by"],
  ["Categories of the catalogue last changed", "building_block_category", "changed_by"],
  ["Building blocks of the catalogue last changed", "building_block", "changed_by"],
  ["Requirements of the catalogue last changed", "building_block_requirement", "changed_by"],
  ["Building blocks captured for others to verify", "building_block_capture", "captured_by"],
  ["Captures decided", "building_block_capture", "decided_by"],
  ["Contact people verified", "building_block_contact_person", "verified_by"],
  ["Contacts checked", "contact_check", "checked_by"],
  ["Checks taken back", "contact_check", "undone_by"],
  ["Changes of places", "place_change", "made_by"],
  ["Changes of places taken back", "place_change", "undone_by"],
  ["Rules of a second person asked to be lifted", "second_person", "lifted_by"],
  ["Surveys last changed", "health_check", "changed_by"],
  ["Measures last changed", "measure", "changed_by"],
  ["Questionnaires last changed", "questionnaire", "changed_by"],
  ["Drafts of questionnaires last changed", "questionnaire_draft", "changed_by"],
  ["Files uploaded", "data_import", "uploaded_by"],
  ["Changes of national lines proposed", "national_line_change", "proposed_by"],
  ["Emergency numbers in your care, 1 if they are", "emergency_owner", "owner_id"],
];

async function readWork(trx: Knex.Transaction, stakeholderId: number): Promise<OwnRecord["work"]> {
  const work: OwnRecord["work"] = [];
  for (const [what, table, column] of WORK_COLUMNS) {
    const [row] = await trx(table).where(column, stakeholderId).count("* as count");
    work.push({ what, count: Number(row?.count) });
  }
  return work.filter(({ count }) => count > 0);
}

async function readLog(trx: Knex.Transaction, stakeholderId: number): Promise<OwnRecord["log"]> {
  const entriesByUser = await readAuditLog(trx, { actorId: stakeholderId }, { limit: MAX_ENTRIES });
  const entriesAboutUser = await readAuditLog(trx, { subjectId: stakeholderId }, { limit: MAX_ENTRIES });
  const entries = new Map(
    [...entriesByUser.entries, ...entriesAboutUser.entries].map((entry) => [entry.auditId, entry]),
  );
  return [...entries.values()]
    .sort((one, other) => Number(one.auditId) - Number(other.auditId))
    .map(({ happenedAt, what, actor, subject, changes }) => {
      const isAboutYou = subject?.stakeholderId === stakeholderId;
      const isByYou = actor?.stakeholderId === stakeholderId;
      return { happenedAt, what, isByYou, isAboutYou, changes: isAboutYou ? changes : [] };
    });
}
