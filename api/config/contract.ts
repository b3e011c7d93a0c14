import { z } from "zod";
import { endpoint } from "../lib/endpoint.ts";

export const FeatureFlags = z.object({
  enableLogin: z.boolean(),
  /** Pages outside the product. Configurable, with working defaults. */
  links: z.object({
    aboutUs: z.url(),
    help: z.url(),
    disclaimer: z.url(),
    /** The neutral site opened by 'Exit this page'. */
    exit: z.url(),
  }),
  feedbackEmail: z.email(),
  /** Leaflet tile template. Null draws the map without tiles and without requests to third parties. */
  mapTilesUrl: z.string().nullable(),
  /** Component ids of themes with demonstration figures; every page that shows one says so. */
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
