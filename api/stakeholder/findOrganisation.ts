import type { Knex } from "knex";
import { type ApplicationModel, PersonModel, StakeholderModel } from "./models.ts";

export type OwnOrganisation = {
  stakeholderId: number;
  name: string;
  organisationTypeId: number | null;
  verificationStatus: ApplicationModel["statusId"] | null;
  receivedAt: Date | null;
  question: string | null;
  decidedAt: Date | null;
  rejectionReason: string | null;
};

export async function findOrganisation(
  trx: Knex.Transaction,
  personId: number,
): Promise<OwnOrganisation | undefined> {
  const organisation = await StakeholderModel.relatedQuery("organisations", trx)
    .for(personId)
    .withGraphJoined("[organisation, application]")
    .orderBy("stakeholder_relationship.stakeholderRelationshipId")
    .first();
  return (
    organisation && {
      stakeholderId: organisation.stakeholderId,
      name: organisation.name,
      organisationTypeId: (organisation.organisation ?? organisation.application)?.organisationTypeId ?? null,
      verificationStatus: organisation.application?.statusId ?? null,
      receivedAt: organisation.application?.receivedAt ?? null,
      question: organisation.application?.waitingFor ?? null,
      decidedAt: organisation.application?.decidedAt ?? null,
      rejectionReason: organisation.application?.rejectionReason ?? null,
    }
  );
}

const REJECTED = 2;

/**
 * After a withdrawn approval an organisation with results remains, because they are part of published
 * figures. So its application decides.
 */
export const isApproved = (alias: string): string => `not exists (
  select 1 from organisation_application a where a.stakeholder_id = ${alias}.stakeholder_id
    and a.status_id = ${REJECTED})`;

export async function findCompanyName(trx: Knex.Transaction, personId: number): Promise<string | null> {
  const company = await StakeholderModel.query(trx)
    .join("person", "person.companyId", "stakeholder.stakeholderId")
    .where("person.stakeholderId", personId)
    .first();
  return company?.name ?? null;
}

export async function linkRepresentative(
  trx: Knex.Transaction,
  personId: number,
  organisationId: number,
): Promise<void> {
  await PersonModel.query(trx).findById(personId).patch({ companyId: organisationId });
  await StakeholderModel.relatedQuery("organisations", trx).for(personId).relate(organisationId);
}
