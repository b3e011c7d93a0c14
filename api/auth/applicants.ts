import type { Knex } from "knex";
import { audit } from "../lib/audit/audit.ts";
import type { Env } from "../lib/operating/env.ts";
import type { Secrets } from "../lib/security/secrets.ts";
import { computeDueDay } from "../stakeholder/contactChecks.ts";
import { linkRepresentative } from "../stakeholder/findOrganisation.ts";
import { StakeholderModel } from "../stakeholder/models.ts";
import { STAKEHOLDER_TYPE } from "../stakeholder/stakeholderKinds.ts";
import { addPerson } from "../user/addPerson.ts";
import { releaseEmailAddress } from "../user/releaseEmailAddress.ts";
import type { Registration } from "./contract.ts";

const PHYSICAL = 1;

type PendingRegistration = { body: Omit<Registration, "Password" | "ConfirmPassword">; passwordHash: string };

export function encryptRegistration(
  { body, passwordHash }: { body: Registration; passwordHash: string },
  secrets: Secrets,
): string {
  const { Password, ConfirmPassword, ...rest } = body;
  return secrets.encrypt(JSON.stringify({ body: rest, passwordHash } satisfies PendingRegistration));
}

export const decryptRegistration = (encrypted: string, secrets: Secrets): PendingRegistration =>
  JSON.parse(secrets.decrypt(encrypted)) as PendingRegistration;

type Applicant = PendingRegistration & { username: string; env: Pick<Env, "NODE_ENV">; now: Date };

export async function addApplicant(
  trx: Knex.Transaction,
  { body, username, passwordHash, env, now }: Applicant,
): Promise<number | undefined> {
  if (!(await releaseEmailAddress(trx, username, { env, now }))) return undefined;
  const stakeholderId = await addPerson(trx, {
    name: `${body.FirstName} ${body.LastName}`,
    username,
    titleId: body.Title,
    roleId: body.JobRole,
    passwordHash,
    mobileNumber: body.MobileNumber,
    isVerified: true,
  });
  const addressLine1 = joinParts(" ", [body.StreetNumber, body.StreetName]);
  const addressLine2 = joinParts(", ", [body.Suburb, body.City, body.PostalCode]);
  const hasAddress = addressLine1 !== null || addressLine2 !== null;
  const { stakeholderId: organisationId } = await StakeholderModel.query(trx).insertGraph({
    stakeholderTypeId: STAKEHOLDER_TYPE.organisation,
    name: body.OrganisationName,
    boundaryId: body.LocalMunicipality,
    application: {
      applicantStakeholderId: stakeholderId,
      organisationTypeId: body.OrganisationType,
      branch: body.OrganisationBranch || null,
      members: body.MemberInOrganisation,
      receivedAt: now,
      dueOn: computeDueDay(now),
    },
    addresses: hasAddress ? [{ addressTypeId: PHYSICAL, addressLine1, addressLine2 }] : [],
  });
  await linkRepresentative(trx, stakeholderId, organisationId);
  await audit(trx, { what: "registered", actor: stakeholderId, subject: organisationId, at: now });
  return stakeholderId;
}

function joinParts(separator: string, parts: (string | undefined)[]): string | null {
  return parts.filter((part) => part !== undefined && part !== "").join(separator) || null;
}
