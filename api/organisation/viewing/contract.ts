import { z } from "zod";
import { endpoint } from "../../shared/http/endpoint.ts";
import { stakeholderId } from "../contract.ts";

/** It locks nothing. */
export const noteViewing = endpoint({
  method: "POST",
  path: "/api/healthcheck/noteViewing",
  access: ["ViewOrganisations"],
  audits: { none: "who looks at a page is forgotten after five minutes" },
  body: z.strictObject({ StakeholderId: stakeholderId, isOpen: z.boolean() }),
  response: z.object({ others: z.array(z.object({ name: z.string(), since: z.iso.datetime() })) }),
});

export const organisationViewingEndpoints = [noteViewing] as const;
