import type { Knex } from "knex";
import type { z } from "zod";
import { RELATIONSHIP_TYPES } from "./stakeholderKinds.ts";
import type { VerificationStatus } from "./verificationStatus.ts";

export type OwnOrganisation = {
  stakeholderId: number;
  name: string;
  organisationTypeId: number | null;
  /** Of its application, where there is one. */
  verificationStatus: z.infer<typeof VerificationStatus> | null;
  receivedAt: Date | null;
};

/** The organisation that a person speaks for; its type is the application's until it is approved. */
export async function findOrganisationOf(
  trx: Knex.Transaction,
  personId: number,
): Promise<OwnOrganisation | undefined> {
  return trx("stakeholder_relationship as r")
    .join("stakeholder as s", "s.stakeholder_id", "r.related_stakeholder_id")
    .leftJoin("organisation as o", "o.stakeholder_id", "s.stakeholder_id")
    .leftJoin("organisation_application as a", "a.stakeholder_id", "s.stakeholder_id")
    .where({ "r.stakeholder_id": personId, "r.relationship_type_id": RELATIONSHIP_TYPES.contactPerson })
    .orderBy("r.stakeholder_relationship_id")
    .first<OwnOrganisation>(
      "s.stakeholder_id",
      "s.name",
      trx.raw("coalesce(o.organisation_type_id, a.organisation_type_id) as organisation_type_id"),
      "a.status_id as verification_status",
      "a.received_at",
    );
}

export async function linkRepresentative(
  trx: Knex.Transaction,
  personId: number,
  organisationId: number,
): Promise<void> {
  await trx("stakeholder_relationship").insert({
    stakeholderId: personId,
    relatedStakeholderId: organisationId,
    relationshipTypeId: RELATIONSHIP_TYPES.contactPerson,
  });
}
