import type { Knex } from "knex";
import { type ApplicationModel, PersonModel, StakeholderModel } from "./models.ts";

export type OwnOrganisation = {
  stakeholderId: number;
  name: string;
  organisationTypeId: number | null;
  verificationStatus: ApplicationModel["statusId"] | null;
  receivedAt: Date | null;
  question: string | null;
};

export async function findOrganisationOf(
  trx: Knex.Transaction,
  personId: number,
): Promise<OwnOrganisation | undefined> {
  const own = await StakeholderModel.relatedQuery("organisations", trx)
    .for(personId)
    .withGraphJoined("[organisation, application]")
    .orderBy("stakeholder_relationship.stakeholderRelationshipId")
    .first();
  return (
    own && {
      stakeholderId: own.stakeholderId,
      name: own.name,
      organisationTypeId: (own.organisation ?? own.application)?.organisationTypeId ?? null,
      verificationStatus: own.application?.statusId ?? null,
      receivedAt: own.application?.receivedAt ?? null,
      question: own.application?.waitingFor ?? null,
    }
  );
}

/** Working there opens nothing. */
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
