import { z } from "zod";
import { THEME_COUNT } from "../lib/cache/datasets.ts";
import { endpoint } from "../shared/http/endpoint.ts";

export const FeatureFlags = z.object({
  enableLogin: z.boolean(),
  links: z.object({
    aboutUs: z.url(),
    help: z.url(),
    disclaimer: z.url(),
    /** Where the button 'Exit this page' leads. */
    exit: z.url(),
  }),
  feedbackEmail: z.email(),
  publisher: z.object({ name: z.string(), url: z.url().nullable() }).nullable(),
  nextRelease: z.object({ day: z.iso.date(), isAnnounced: z.boolean() }),
  /** If null, the map loads no tiles, so that no third party receives requests. */
  mapTilesUrl: z.string().nullable(),
  demonstration: z.array(z.number().int().min(1).max(THEME_COUNT)),
});
export type FeatureFlags = z.infer<typeof FeatureFlags>;

export const getFeatureFlags = endpoint({
  method: "GET",
  path: "/api/config/feature-flags",
  access: "anyone",
  cache: "public",
  response: FeatureFlags,
});

export const configEndpoints = [getFeatureFlags] as const;
