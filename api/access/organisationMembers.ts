import type { Knex } from "knex";
import type { Env } from "../lib/operating/env.ts";
import { findOrganisation, isApproved } from "../stakeholder/findOrganisation.ts";
import { RELATIONSHIP_TYPES } from "../stakeholder/stakeholderKinds.ts";
import { findUsersWithPermission } from "./findUsersWithPermission.ts";

type Member = { stakeholderId: number; username: string; name: string };

const queryLinkedPeople = (trx: Knex, organisationId: number): Knex.QueryBuilder =>
  trx("stakeholder_relationship")
    .where({
      relatedStakeholderId: organisationId,
      relationshipTypeId: RELATIONSHIP_TYPES.contactPerson,
    })
    .select("stakeholder_id");

/** Finds people with a password who may change the organisation's details. */
export function findMembers(
  trx: Knex.Transaction,
  organisationId: number,
  env: Pick<Env, "NODE_ENV">,
): Promise<Member[]> {
  return findUsersWithPermission(trx, ["EditOrganisationalInformation"], env)
    .whereIn("u.stakeholder_id", queryLinkedPeople(trx, organisationId))
    .orderBy("s.search_name")
    .select("u.stakeholder_id", "u.username", "s.name");
}

export async function findApprovedOrganisationName(
  trx: Knex.Transaction,
  organisationId: number | null,
): Promise<string | undefined> {
  const row: { name: string } | undefined = await trx("organisation as o")
    .join("stakeholder as s", "s.stakeholder_id", "o.stakeholder_id")
    .where("o.stakeholder_id", organisationId)
    .whereRaw(isApproved("o"))
    .first("s.name");
  return row?.name;
}

/** Returns the name of the organisation whose only member the person is. */
export async function findOrganisationOfLastMember(
  trx: Knex.Transaction,
  stakeholderId: number,
  env: Pick<Env, "NODE_ENV">,
): Promise<string | undefined> {
  const organisation = await findOrganisation(trx, stakeholderId);
  const name = organisation && (await findApprovedOrganisationName(trx, organisation.stakeholderId));
  if (organisation === undefined || name === undefined) return undefined;
  const members = await findMembers(trx, organisation.stakeholderId, env);
  const isMember = members.some((member) => member.stakeholderId === stakeholderId);
  return isMember && members.length === 1 ? name : undefined;
}
