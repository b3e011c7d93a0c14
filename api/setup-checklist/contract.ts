import { z } from "zod";
import { Done } from "../lib/http/done.ts";
import { endpoint } from "../shared/http/endpoint.ts";

const SetupStep = z.object({
  step: z.enum(["publisher", "mail", "secondFactor", "backup", "boundaries", "figures", "coordinator"]),
  isDone: z.boolean(),
  doneAt: z.iso.datetime().nullable(),
  /** Null if the operator, a command or a deleted account did it. */
  doneBy: z.string().nullable(),
});
export type SetupStep = z.infer<typeof SetupStep>;

export const getSetupChecklist = endpoint({
  method: "GET",
  path: "/api/security/getSetupChecklist",
  access: ["WorldOfImpactAdmin"],
  response: z.object({
    steps: z.array(SetupStep),
    hasMailServer: z.boolean(),
    isPutAway: z.boolean(),
  }),
});

export const changeSetupChecklist = endpoint({
  method: "POST",
  path: "/api/security/changeSetupChecklist",
  access: ["WorldOfImpactAdmin"],
  audits: ["test letter sent", "setup checklist put away", "setup checklist shown again"],
  body: z.strictObject({ change: z.enum(["send test mail", "put away", "show again"]) }),
  response: Done,
});

export const setupChecklistEndpoints = [getSetupChecklist, changeSetupChecklist] as const;
