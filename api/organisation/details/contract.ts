import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import { Version } from "../../lib/http/version.ts";
import * as fields from "../../shared/fields.ts";
import { endpoint } from "../../shared/http/endpoint.ts";

const AddressLine = z.string().trim().max(200, "At most 200 characters");

const organisationFields = {
  organisationName: fields.OrganisationName,
  addressLine1: AddressLine,
  addressLine2: AddressLine,
  version: Version,
};

const applicationFields = {
  branch: fields.OrganisationBranch.nullable(),
  members: fields.MemberInOrganisation.nullable(),
};

export const OrganisationDetails = z.object({
  ...organisationFields,
  ...applicationFields,
  /** The boundary in whose figures the organisation counts. */
  place: z.string().nullable(),
  organisationType: z.string().nullable(),
});
export type OrganisationDetails = z.infer<typeof OrganisationDetails>;

export const OrganisationTeam = z.object({
  /** Omits people who have not accepted their invitation. */
  people: z.array(z.object({ name: z.string() })),
  applicants: z.array(
    z.object({
      stakeholderId: z.number().int(),
      name: z.string(),
      receivedOn: z.iso.date(),
      /** What a member answered; null if nobody has. */
      isColleague: z.boolean().nullable(),
    }),
  ),
});
export type OrganisationTeam = z.infer<typeof OrganisationTeam>;

export const getOrganisationDetails = endpoint({
  method: "GET",
  path: "/api/healthcheck/getOrganisationDetails",
  access: ["EditOrganisationalInformation"],
  response: OrganisationDetails.extend({ team: OrganisationTeam }),
});

export const OrganisationDetailsUpdate = z.strictObject({ ...organisationFields, ...applicationFields });

/** @throws 409 `changed` if the version is stale */
export const updateOrganisationDetails = endpoint({
  method: "PUT",
  path: "/api/healthcheck/updateOrganisationDetails",
  access: ["EditOrganisationalInformation"],
  audits: ["organisation changed"],
  body: OrganisationDetailsUpdate,
  response: Done,
});

export const organisationDetailsEndpoints = [getOrganisationDetails, updateOrganisationDetails] as const;
