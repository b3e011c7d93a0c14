import { guardScope } from "../../access/grantGuard.ts";
import { endSessions } from "../../lib/security/session.ts";
import { StakeholderModel } from "../../stakeholder/models.ts";
import type { UserDetails } from "../contract.ts";
import { readUser } from "../userQueries.ts";
import { refuseUnregistered } from "./checkForm.ts";
import type { UserForm } from "./contract.ts";
import type { Saving } from "./Saving.ts";

/**
 * Scope is a grant: mails administrators, logs old and new, ends sessions. A second organisation stays unless
 * the first changes.
 */
export async function saveScope(
  before: UserDetails,
  { companyId, form }: { companyId: number; form: UserForm },
  { trx, session, env, secrets, audit, now }: Saving,
): Promise<void> {
  const { stakeholderId } = before;
  const municipalityIds = idsOf(form.StakeholderRelationships);
  const organisationBefore = before.SpeaksForOrganisation ? before.CompanyId : null;
  const isStill = companyId === organisationBefore;
  const organisationId = (form.SpeaksForOrganisation ?? isStill) ? companyId : null;
  const isOtherOrganisation = organisationId !== organisationBefore;
  if (isOtherOrganisation && organisationId !== null) await refuseUnregistered(trx, organisationId);
  if (!isOtherOrganisation && isSame(municipalityIds, idsOf(before.StakeholderRelationships))) return;
  const related = ["organisations", "municipalities"];
  await StakeholderModel.query(trx).upsertGraph(
    {
      stakeholderId,
      municipalities: municipalityIds.map((id) => ({ stakeholderId: id })),
      ...(isOtherOrganisation && {
        organisations: organisationId === null ? [] : [{ stakeholderId: organisationId }],
      }),
    },
    { relate: related, unrelate: related },
  );
  const after = await readUser(trx, stakeholderId, { stakeholderId: session.stakeholderId, now });
  const change = { before: inWords(before), after: inWords(after) };
  const guarded = { session, stakeholderId, receiver: before.displayName, env, secrets, now };
  await guardScope(trx, { ...guarded, ...change });
  await endSessions(trx, stakeholderId);
  await audit(trx, { what: "scope changed", subject: stakeholderId, ...change });
}

type Municipalities = Pick<UserDetails, "StakeholderRelationships">["StakeholderRelationships"];

const idsOf = (related: Municipalities): number[] => [
  ...new Set(related.map(({ MunicipalityId }) => MunicipalityId)),
];

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

const inWords = ({ CompanyName, SpeaksForOrganisation, StakeholderRelationships }: UserDetails) => ({
  organisation: SpeaksForOrganisation ? CompanyName : null,
  municipalities: StakeholderRelationships.map(({ Description }) => Description ?? ""),
});
