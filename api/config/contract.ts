import { z } from "zod";
import { endpoint } from "../lib/endpoint.ts";

export const FeatureFlags = z.object({
  enableLogin: z.boolean(),
  links: z.object({
    aboutUs: z.url(),
    help: z.url(),
    disclaimer: z.url(),
    /** For 'Exit this page'. */
    exit: z.url(),
  }),
  feedbackEmail: z.email(),
  /** Null: no tiles, no requests to third parties. */
  mapTilesUrl: z.string().nullable(),
  /** Component ids; pages with these figures say so. */
  demonstration: z.array(z.number().int().min(1).max(4)),
});
export type FeatureFlags = z.infer<typeof FeatureFlags>;

export const getFeatureFlags = endpoint({
  method: "GET",
  path: "/api/config/feature-flags",
  access: "anyone",
  cache: "public",
  response: FeatureFlags,
});
