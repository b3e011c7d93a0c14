import type { Knex } from "knex";
import { mailScopeChange } from "../../access/grantGuard.ts";
import { audit } from "../../lib/audit/audit.ts";
import type { Env } from "../../lib/operating/env.ts";
import type { Secrets } from "../../lib/security/secrets.ts";
import { StakeholderModel } from "../../stakeholder/models.ts";
import { findOrganisationOf, linkRepresentative } from "../../stakeholder/organisationOf.ts";
import { STAKEHOLDER_TYPE } from "../../stakeholder/stakeholderKinds.ts";
import type { Account } from "../accounts.ts";
import { refused } from "../form/checkForm.ts";

type Naming = { trx: Knex.Transaction; env: Pick<Env, "NODE_ENV">; secrets: Secrets; now: Date };

/**
 * An existing organisation needs another administrator.
 * @throws {HttpError} 400 where they have one, or the name is taken
 */
export async function nameOrganisation(
  { stakeholderId, name }: Account,
  organisationName: string,
  { trx, env, secrets, now }: Naming,
): Promise<void> {
  if ((await findOrganisationOf(trx, stakeholderId)) !== undefined) {
    throw refused("has-organisation", "Your account has an organisation already.", "OrganisationName");
  }
  const taken = await trx("stakeholder")
    .where({ stakeholderTypeId: STAKEHOLDER_TYPE.organisation })
    .whereRaw("search_name = searchable(?)", [organisationName])
    .first("stakeholder_id");
  if (taken !== undefined) {
    const description =
      "There is an organisation of this name already. Leave this empty: another administrator can add you to it.";
    throw refused("taken", description, "OrganisationName");
  }
  const organisation = await StakeholderModel.query(trx).insert({
    stakeholderTypeId: STAKEHOLDER_TYPE.organisation,
    name: organisationName,
  });
  await linkRepresentative(trx, stakeholderId, organisation.stakeholderId);
  const change = {
    before: { organisation: null, municipalities: [] },
    after: { organisation: organisationName, municipalities: [] },
  };
  await mailScopeChange(trx, { by: stakeholderId, receiver: name, ...change, env, secrets, now });
  await audit(trx, {
    what: "scope changed",
    actor: stakeholderId,
    subject: stakeholderId,
    ...change,
    at: now,
  });
}
