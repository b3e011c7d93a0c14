import { z } from "zod";
import { endpoint } from "../shared/http/endpoint.ts";

export const JobRole = z.object({ roleId: z.number().int(), description: z.string() });
export const UserTitle = z.object({ titleId: z.number().int(), description: z.string() });
export const OrganisationType = z.object({ organisationTypeId: z.number().int(), description: z.string() });

export const getUserJobRoles = endpoint({
  method: "GET",
  path: "/api/auth/getUserJobRoles",
  access: "anyone",
  cache: "public",
  dependsOn: [],
  response: z.array(JobRole),
});

export const getUserTitles = endpoint({
  method: "GET",
  path: "/api/auth/getUserTitles",
  access: "anyone",
  cache: "public",
  dependsOn: [],
  response: z.array(UserTitle),
});

export const getOrganisationTypes = endpoint({
  method: "GET",
  path: "/api/auth/getOrganisationTypes",
  access: "anyone",
  cache: "public",
  dependsOn: [],
  response: z.array(OrganisationType),
});

export const lookupEndpoints = [getUserJobRoles, getUserTitles, getOrganisationTypes] as const;
