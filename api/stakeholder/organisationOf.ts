import type { Knex } from "knex";
import { type ApplicationModel, StakeholderModel } from "./models.ts";

export type OwnOrganisation = {
  stakeholderId: number;
  name: string;
  organisationTypeId: number | null;
  verificationStatus: ApplicationModel["statusId"] | null;
  receivedAt: Date | null;
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
    }
  );
}

export async function linkRepresentative(
  trx: Knex.Transaction,
  personId: number,
  organisationId: number,
): Promise<void> {
  await StakeholderModel.relatedQuery("organisations", trx).for(personId).relate(organisationId);
}
