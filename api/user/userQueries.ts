import type { Knex } from "knex";
import type { UserGroupModel } from "../group/models.ts";
import { paginate } from "../lib/database/paginate.ts";
import { whereMatches } from "../lib/database/search.ts";
import { notFound } from "../lib/http/errors.ts";
import { findOrganisation } from "../stakeholder/findOrganisation.ts";
import { StakeholderModel } from "../stakeholder/models.ts";
import { RELATIONSHIP_TYPES } from "../stakeholder/stakeholderKinds.ts";
import type { USER_STATES, UserDetails, UserRow } from "./contract.ts";
import { findInvitation, type InvitationRow, invitationColumns } from "./invitation/invitations.ts";
import { UserAccountModel } from "./models.ts";
import { getKinds } from "./secondFactors.ts";

type Row = InvitationRow &
  Omit<UserRow, "invitation" | "lastSeenAt" | "CompanyName"> & {
    companyId: number | null;
    companyName: string | null;
    lastSeenAt: Date | null;
  };
type DetailsRow = Row & { titleId: number | null; roleId: number | null };

function findUsers(trx: Knex.Transaction): Knex.QueryBuilder {
  const groups = trx("group_member as m")
    .join("user_group as g", "g.group_id", "m.group_id")
    .whereRaw("m.stakeholder_id = u.stakeholder_id")
    .orderBy("g.name")
    .select("g.name");
  // PostgreSQL skips these left joins when it only counts rows.
  return trx("user_account as u")
    .leftJoin("stakeholder as s", "s.stakeholder_id", "u.stakeholder_id")
    .leftJoin("person", "person.stakeholder_id", "u.stakeholder_id")
    .leftJoin("stakeholder as c", "c.stakeholder_id", "person.company_id")
    .leftJoin("mail as m", "m.mail_id", "u.invitation_mail_id")
    .leftJoin("one_time_code as o", (on) =>
      on.on("o.stakeholder_id", "u.stakeholder_id").onVal("o.purpose", "invitation"),
    )
    .select("u.stakeholder_id", "s.name as display_name", "u.username", "u.is_disabled", "s.version")
    .select("c.stakeholder_id as company_id", "c.name as company_name")
    .select("u.last_seen_at", trx.raw("array(?) as group_names", [groups]))
    .select(...invitationColumns(trx));
}

const UNUSED_AFTER_MS = 90 * 24 * 60 * 60_000;

function whereUnused(query: Knex.QueryBuilder, now: Date): void {
  query
    .whereNotNull("u.password_hash")
    .whereRaw("coalesce(u.last_seen_at, u.invited_at, u.made_at) < ?", [
      new Date(now.getTime() - UNUSED_AFTER_MS),
    ]);
}

type Filters = {
  search?: string | undefined;
  state?: (typeof USER_STATES)[number] | undefined;
  groupId?: number | undefined;
};
type UsersQuery = Filters & {
  pageNumber: number;
  pageSize: number;
  sort: "displayName" | "username";
  direction: "ascending" | "descending";
};

function filterUsers(
  trx: Knex.Transaction,
  { search, state, groupId }: Filters,
  now: Date,
): Knex.QueryBuilder {
  const query = whereMatches(findUsers(trx), search, ["s.search_name", "u.search_username"]);
  if (state !== undefined) query.where("u.is_disabled", state === "disabled");
  if (state === "unused") whereUnused(query, now);
  if (state === "active") query.whereNotNull("u.password_hash");
  if (state === "invited") query.where("o.expires_at", ">", now);
  if (state === "ungrouped") {
    query.whereNotExists(trx("group_member as n").whereRaw("n.stakeholder_id = u.stakeholder_id"));
  }
  if (groupId !== undefined) {
    query.whereIn("u.stakeholder_id", trx("group_member").where({ groupId }).select("stakeholder_id"));
  }
  return query;
}

export async function readAllUsers(trx: Knex.Transaction, filters: Filters, now: Date): Promise<UserRow[]> {
  const rows: Row[] = await filterUsers(trx, filters, now).orderBy(["s.search_name", "u.stakeholder_id"]);
  return rows.map((row) => presentUser(row, now));
}

export async function readUsersPage(
  trx: Knex.Transaction,
  { pageNumber, pageSize, sort, direction, ...filters }: UsersQuery,
  now: Date,
): Promise<{ users: UserRow[]; total: number }> {
  const by = sort === "username" ? "u.search_username" : "s.search_name";
  const page = { pageNumber, pageSize, order: [{ by, direction }], id: "u.stakeholder_id" };
  const { rows, total } = await paginate<Row>(filterUsers(trx, filters, now), page);
  return { users: rows.map((row) => presentUser(row, now)), total };
}

const presentUser = ({ companyName, lastSeenAt, ...row }: Row, now: Date): UserRow => ({
  ...row,
  CompanyName: companyName,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  invitation: findInvitation(row, now),
});

type UserQuery = { stakeholderId: number; now: Date };

/** @throws {HttpError} 404 */
export async function readUser(
  trx: Knex.Transaction,
  stakeholderId: number,
  query: UserQuery,
): Promise<UserDetails> {
  const row: DetailsRow | undefined = await findUsers(trx)
    .whereNotNull("person.stakeholder_id")
    .select("person.title_id", "person.role_id")
    .where("u.stakeholder_id", stakeholderId)
    .first();
  if (row === undefined) throw notFound("The user");
  const groups = await UserAccountModel.relatedQuery("groups", trx)
    .for(stakeholderId)
    .withGraphJoined("actions")
    .orderBy("user_group.name");
  return {
    ...presentUser(row, query.now),
    Name: row.displayName,
    TitleId: row.titleId,
    RoleId: row.roleId,
    CompanyId: row.companyId,
    SpeaksForOrganisation: await isRepresentative(trx, stakeholderId, row.companyId),
    Contacts: await readContacts(trx, stakeholderId),
    GroupIds: groups.map(({ groupId }) => groupId),
    StakeholderRelationships: await readMunicipalities(trx, stakeholderId),
    groups: groups.map(({ groupId, name }) => ({ groupId, groupName: name })),
    actions: getActions(groups),
    secondFactor: await getKinds(trx, stakeholderId),
    isOwn: stakeholderId === query.stakeholderId,
  };
}

async function isRepresentative(
  trx: Knex.Transaction,
  stakeholderId: number,
  companyId: number | null,
): Promise<boolean> {
  const organisation = await findOrganisation(trx, stakeholderId);
  return organisation !== undefined && organisation.stakeholderId === companyId;
}

async function readContacts(trx: Knex.Transaction, stakeholderId: number): Promise<UserDetails["Contacts"]> {
  const contacts = await StakeholderModel.relatedQuery("contacts", trx)
    .for(stakeholderId)
    .orderBy("contactTypeId");
  return contacts.map(({ contactId, contactTypeId, detail }) => ({
    ContactId: contactId,
    ContactTypeId: contactTypeId,
    Detail: detail,
  }));
}

async function readMunicipalities(
  trx: Knex.Transaction,
  stakeholderId: number,
): Promise<UserDetails["StakeholderRelationships"]> {
  const municipalities = await StakeholderModel.relatedQuery("municipalities", trx)
    .for(stakeholderId)
    .orderBy("searchName");
  return municipalities.map((municipality) => ({
    StakeholderRelationshipTypeId: RELATIONSHIP_TYPES.buildingBlockCoordinator,
    MunicipalityId: municipality.stakeholderId,
    Description: municipality.name,
    RelationshipType: "Building block coordinator",
  }));
}

function getActions(groups: readonly UserGroupModel[]): UserDetails["actions"] {
  const actions = groups.flatMap(({ name, actions = [] }) =>
    actions.map(({ actionId }) => ({ actionId, name })),
  );
  return [...Map.groupBy(actions, ({ actionId }) => actionId)]
    .map(([actionId, actionGroups]) => ({ actionId, groupNames: actionGroups.map(({ name }) => name) }))
    .sort((one, other) => one.actionId - other.actionId);
}
