import { z } from "zod";
import { AreaTypeId, BoundaryId } from "../geography/contract.ts";
import { THEME_COUNT } from "../lib/datasets.ts";
import { endpoint } from "../lib/endpoint.ts";
import { idInAddress } from "../lib/idInAddress.ts";
import { FigureSource } from "../source/contract.ts";

/** A figure in the measure's kind (a fraction for `percent`), or why there is none. Zero is a figure. */
export const Reading = z.union([z.number(), z.enum(["no-data", "not-captured", "too-few"])]);
export type Reading = z.infer<typeof Reading>;

/** Among all boundaries of its level that have a figure, from the highest. */
export const Rank = z.object({
  position: z.number().int().min(1),
  /** Those with a figure. */
  of: z.number().int().min(1),
  isShared: z.boolean(),
  /** "112th of 213 municipalities", "joint 2nd of 205 municipalities with figures" */
  words: z.string(),
});
export type Rank = z.infer<typeof Rank>;

/** From an earlier period to the latest. */
export const Change = z.object({
  /** "Jan - Mar 2026" */
  since: z.string(),
  from: Reading,
  /** Null if either figure is missing. `unsure`: fewer than 20 cases on either side. */
  direction: z.enum(["rose", "fell", "same", "unsure"]).nullable(),
});
export type Change = z.infer<typeof Change>;

export const Line = z.object({
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
  /** As on the map. */
  figure: Reading,
  rank: Rank.nullable(),
  sinceQuarter: Change.nullable(),
  sinceYear: Change.nullable(),
  /** One for each period. */
  values: z.array(Reading),
});
export type Line = z.infer<typeof Line>;

export const Findings = z.object({
  measure: z.object({
    /** "Sexual offences reported to the police, per 100,000 people" */
    title: z.string(),
    kind: z.enum(["rate", "count", "percent"]),
  }),
  /** Of the figures; null for figures of today. */
  span: z.string().nullable(),
  /** Without a full stop. Null where there is nothing to compare. */
  sentences: z.object({
    /** "North West has the highest rate, 114.84; South Africa 81.09" */
    areas: z.string().nullable(),
    /** "4 of 9 provinces rose since Jan - Mar 2026" */
    areasChange: z.string().nullable(),
    /** "North West: a rate of 114.84, highest of 9 provinces; South Africa 81.09" */
    place: z.string(),
    /** "North West: 28.10 in Apr - Jun 2026, up from 27.02 in Jan - Mar 2026" */
    change: z.string().nullable(),
  }),
  /** Oldest first, without a quarter missing: one without figures is a gap in the lines. */
  periods: z.array(z.string()),
  place: Line,
  /** Only those whose figures can be compared with it, the nearest first: never of a count. */
  around: z.array(Line),
  /** Directly inside, or all of `areaTypeId`, by name. */
  areas: z.array(Line),
});
export type Findings = z.infer<typeof Findings>;

/** How a theme's figure is made, from what the theme itself declares. */
export const Measure = z.object({
  componentId: z.number().int(),
  /** "Crime statistics" */
  name: z.string(),
  /** Its place on the page of methods: "crime". */
  anchor: z.string(),
  /** From large areas to small ones, each once: "Sexual offences reported to the police, per 100,000 people". */
  titles: z.array(z.string()),
  /** Of the smallest areas that have figures. */
  lowestLevel: z.number().int(),
  method: z.object({
    counts: z.string(),
    outOf: z.string(),
    period: z.string(),
    hidden: z.string(),
    limits: z.array(z.string()),
  }),
  /** Of the figures that are shown now. */
  span: z.string().nullable(),
  /** The first and last that are held; null if nothing is. */
  held: z.object({ first: z.string(), last: z.string() }).nullable(),
  source: FigureSource.nullable(),
});
export type Measure = z.infer<typeof Measure>;

/** How the figures of all themes are made. */
export const getMeasures = endpoint({
  method: "GET",
  path: "/api/findings/measures",
  access: "anyone",
  open: {
    summary: "How the figures of each theme are made: what is counted, over what, and what is hidden.",
  },
  cache: "public",
  heavy: true,
  response: z.array(Measure),
});

export const getFindings = endpoint({
  method: "GET",
  path: "/api/findings",
  access: "anyone",
  open: {
    summary: "What the figures of a theme say, in sentences: rank, change, and every period held.",
    description:
      "Themes: 1 building blocks, 2 health check, 3 crime, 4 collective actions. A figure is a number, or says why there is none.",
    example: { boundaryId: 7, componentId: 3 },
  },
  cache: "public",
  heavy: true,
  query: z.strictObject({
    boundaryId: BoundaryId.default(0),
    componentId: idInAddress(1, THEME_COUNT).describe(
      "A theme: 1 building blocks, 2 health check, 3 crime, 4 collective actions.",
    ),
    areaTypeId: AreaTypeId,
  }),
  response: Findings,
});
