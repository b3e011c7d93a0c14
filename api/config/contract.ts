import { z } from "zod";
import { endpoint } from "../lib/endpoint.ts";

export const FeatureFlags = z.object({
  enableLogin: z.boolean(),
  /** Pages outside the product; all are configuration with working defaults. */
  links: z.object({
    aboutUs: z.url(),
    help: z.url(),
    disclaimer: z.url(),
    /** The neutral site that 'Exit this page' leads to. */
    exit: z.url(),
  }),
  feedbackEmail: z.email(),
  /** Leaflet tile template; null draws the map without tiles, and with no request to a third party. */
  mapTilesUrl: z.string().nullable(),
  /** The themes, by component id, whose figures are demonstration ones; every page that shows one of them says so. */
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
