import { z } from "zod";
import { THEME_COUNT } from "../lib/cache/datasets.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { FileAnswer } from "../shared/http/fileAnswer.ts";

export const getCatalog = endpoint({
  method: "GET",
  path: "/api/catalog.jsonld",
  access: "anyone",
  open: { summary: "The catalogue of the datasets, one for each theme, as schema.org in JSON-LD." },
  file: "application/ld+json",
  cache: "public",
  heavy: true,
  response: FileAnswer,
});

export const Availability = z.object({
  componentId: z.number().int().min(1).max(THEME_COUNT),
  theme: z.string(),
  level: z.string(),
  measure: z.string(),
  /** The first and the last period with a figure; null where there is none. */
  since: z.string().nullable(),
  until: z.string().nullable(),
  /** With a figure in the last period, of all that there are. */
  places: z.number().int(),
  ofPlaces: z.number().int(),
});
export type Availability = z.infer<typeof Availability>;

export const getAvailability = endpoint({
  method: "GET",
  path: "/api/availability",
  access: "anyone",
  open: { summary: "Which figure there is of which level since when, and of how many places." },
  cache: "public",
  heavy: true,
  response: z.array(Availability),
});

export const dataCatalogueEndpoints = [getCatalog, getAvailability] as const;
