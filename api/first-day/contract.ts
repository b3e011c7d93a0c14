import { z } from "zod";
import { Done } from "../lib/http/done.ts";
import { endpoint } from "../shared/http/endpoint.ts";

const FirstDayStep = z.object({
  step: z.enum(["publisher", "mail", "secondFactor", "backup", "boundaries", "figures", "coordinator"]),
  isDone: z.boolean(),
  doneAt: z.iso.datetime().nullable(),
  /** Null for the operator, a command or a deleted account. */
  doneBy: z.string().nullable(),
});
export type FirstDayStep = z.infer<typeof FirstDayStep>;

export const getFirstDay = endpoint({
  method: "GET",
  path: "/api/security/getFirstDay",
  access: ["WorldOfImpactAdmin"],
  response: z.object({
    steps: z.array(FirstDayStep),
    /** Without a mail server letters only become files. */
    hasMailServer: z.boolean(),
  }),
});

export const sendTestLetter = endpoint({
  method: "POST",
  path: "/api/security/sendTestLetter",
  access: ["WorldOfImpactAdmin"],
  audits: ["test letter sent"],
  body: z.strictObject({}),
  response: Done,
});

export const firstDayEndpoints = [getFirstDay, sendTestLetter] as const;
