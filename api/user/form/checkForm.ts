import type { Knex } from "knex";
import type { StateContext } from "../../access/accountState.ts";
import { findApprovedOrganisationName } from "../../access/organisationMembers.ts";
import { HttpError } from "../../lib/http/errors.ts";
import { STAKEHOLDER_TYPE } from "../../stakeholder/stakeholderKinds.ts";
import type { Account } from "../accounts.ts";
import type { UserDetails } from "../contract.ts";
import { releaseEmailAddress } from "../releaseEmailAddress.ts";
import { queryCompanies } from "./companies.ts";
import type { UserForm } from "./contract.ts";

export async function claimEmailAddress(
  trx: Knex.Transaction,
  username: string,
  { env, now }: StateContext,
): Promise<void> {
  const isInvited = ({ invitedAt }: Account) => invitedAt !== null;
  if (await releaseEmailAddress(trx, username, { env, now, isProtected: isInvited })) return;
  throw createFieldError("taken", "Somebody with this email address has an account already.", "Contacts");
}

export async function assertChoicesExist(
  trx: Knex.Transaction,
  form: UserForm,
  before?: UserDetails,
): Promise<void> {
  const { TitleId, RoleId, CompanyId, StakeholderRelationships } = form;
  if ((await trx("user_title").where({ titleId: TitleId }).first("title_id")) === undefined) {
    throw createFieldError("unknown", "Title is not on the list", "TitleId");
  }
  if ((await trx("job_role").where({ roleId: RoleId }).first("role_id")) === undefined) {
    throw createFieldError("unknown", "Organisation Role is not on the list", "RoleId");
  }
  if (CompanyId != null && CompanyId !== before?.CompanyId) {
    const company = await queryCompanies(trx).where("s.stakeholder_id", CompanyId).first("s.stakeholder_id");
    if (company === undefined)
      throw createFieldError("unknown", "Organisation is not on the list", "CompanyId");
  }
  const ids = [...new Set(StakeholderRelationships.map(({ MunicipalityId }) => MunicipalityId))];
  const knownMunicipalityIds = await trx("stakeholder")
    .where({ stakeholderTypeId: STAKEHOLDER_TYPE.municipality })
    .whereIn("stakeholder_id", ids)
    .pluck("stakeholder_id");
  if (knownMunicipalityIds.length !== ids.length) {
    throw createFieldError("unknown", "Municipality is not on the list", "StakeholderRelationships");
  }
}

/** Refuses an organisation that is not registered: it has no type, so it cannot begin a survey. */
export async function refuseUnregistered(trx: Knex.Transaction, organisationId: number): Promise<void> {
  if ((await findApprovedOrganisationName(trx, organisationId)) !== undefined) return;
  const description =
    "Nobody can speak for this organisation until it has registered and been approved. Save the person without “Speaks for it”.";
  throw createFieldError("not-registered", description, "SpeaksForOrganisation");
}

export const createFieldError = (code: string, description: string, field: string) =>
  new HttpError(400, "invalid", description, [{ code, description, field }]);
