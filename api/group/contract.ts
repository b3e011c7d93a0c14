import { z } from "zod";
import { endpoint } from "../lib/endpoint.ts";

export const Action = z.object({
  actionId: z.number().int().min(5).max(36),
  /** In words, for people. */
  description: z.string(),
  /** Its name. */
  action: z.string(),
});
export type Action = z.infer<typeof Action>;

export const getAllActions = endpoint({
  method: "GET",
  path: "/api/security/getAllActions",
  access: ["WorldOfImpactAdmin"],
  response: z.array(Action),
});
