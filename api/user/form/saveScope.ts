import { guardScope } from "../../access/grantGuard.ts";
import { endSessions } from "../../lib/security/session.ts";
import { StakeholderModel } from "../../stakeholder/models.ts";
import type { UserDetails } from "../contract.ts";
import { readUser } from "../userQueries.ts";
import type { UserForm } from "./contract.ts";
import type { Saving } from "./Saving.ts";

/**
 * Scope is a grant: mails administrators, logs old and new, ends sessions. A second organisation stays unless
 * the first changes.
 */
export async function saveScope(
  before: UserDetails,
  { CompanyId, StakeholderRelationships }: UserForm,
  { trx, session, env, secrets, audit, now }: Saving,
): Promise<void> {
  const { stakeholderId } = before;
  const municipalityIds = idsOf(StakeholderRelationships);
  const isOtherOrganisation = CompanyId !== before.CompanyId;
  if (!isOtherOrganisation && isSame(municipalityIds, idsOf(before.StakeholderRelationships))) return;
  const related = ["organisations", "municipalities"];
  await StakeholderModel.query(trx).upsertGraph(
    {
      stakeholderId,
      municipalities: municipalityIds.map((id) => ({ stakeholderId: id })),
      ...(isOtherOrganisation && { organisations: [{ stakeholderId: CompanyId }] }),
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

const inWords = ({ CompanyName, StakeholderRelationships }: UserDetails) => ({
  organisation: CompanyName,
  municipalities: StakeholderRelationships.map(({ Description }) => Description ?? ""),
});
