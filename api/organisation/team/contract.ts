import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import * as fields from "../../shared/fields.ts";
import { endpoint } from "../../shared/http/endpoint.ts";
import { stakeholderId } from "../contract.ts";

export const ColleagueForm = z.strictObject({ Name: fields.FullName, Email: fields.Email });

/** The response does not reveal whether the address has an account. */
export const inviteColleague = endpoint({
  method: "POST",
  path: "/api/healthcheck/inviteColleague",
  access: ["EditOrganisationalInformation"],
  recentAuth: "needed",
  audits: ["colleague invited", "user created", "invited", "groups changed", "scope changed"],
  body: ColleagueForm,
  response: Done,
});

/** A member advises, because they may know the applicant; an administrator decides. */
export const adviseOnApplicant = endpoint({
  method: "POST",
  path: "/api/healthcheck/adviseOnApplicant",
  access: ["EditOrganisationalInformation"],
  audits: ["applicant advised on"],
  body: z.strictObject({ StakeholderId: stakeholderId, IsColleague: z.boolean() }),
  response: Done,
});

export const organisationTeamEndpoints = [inviteColleague, adviseOnApplicant] as const;
