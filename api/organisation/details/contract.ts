import { z } from "zod";
import { Done } from "../../lib/done.ts";
import { endpoint } from "../../lib/endpoint.ts";
import { Version } from "../../lib/version.ts";
import * as fields from "../../stakeholder/fields.ts";

/** Empty: not known. */
const AddressLine = z.string().trim().max(200, "At most 200 characters");

const changed = {
  organisationName: fields.OrganisationName,
  addressLine1: AddressLine,
  addressLine2: AddressLine,
  version: Version,
};

/** What was said in the application; null where there was none. */
const applied = {
  branch: fields.OrganisationBranch.nullable(),
  members: fields.MemberInOrganisation.nullable(),
};

export const OrganisationDetails = z.object({
  ...changed,
  ...applied,
  /** With its type, it decides in which figures the organisation counts: neither changes here. */
  place: z.string().nullable(),
  organisationType: z.string().nullable(),
});
export type OrganisationDetails = z.infer<typeof OrganisationDetails>;

export const getOrganisationDetails = endpoint({
  method: "GET",
  path: "/api/healthcheck/getOrganisationDetails",
  access: ["EditOrganisationalInformation"],
  response: OrganisationDetails,
});

export const OrganisationDetailsUpdate = z.strictObject({ ...changed, ...applied });

/** The caller's own organisation. 409 `changed` on a stale version. */
export const updateOrganisationDetails = endpoint({
  method: "PUT",
  path: "/api/healthcheck/updateOrganisationDetails",
  access: ["EditOrganisationalInformation"],
  audits: ["organisation changed"],
  body: OrganisationDetailsUpdate,
  response: Done,
});
