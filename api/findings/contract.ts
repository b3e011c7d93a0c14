import { z } from "zod";
import { Coverage as PrecinctCoverage } from "../crime/contract.ts";
import { AreaTypeId, BoundaryId } from "../geography/contract.ts";
import { THEME_COUNT } from "../lib/cache/datasets.ts";
import { idInAddress } from "../lib/http/list.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { FigureSource } from "../source/contract.ts";

/** The figure in the measure's kind, or why there is none. */
export const Reading = z.union([z.number(), z.enum(["no-data", "not-captured", "under-covered", "too-few"])]);
export type Reading = z.infer<typeof Reading>;

/** Position from the highest figure among the boundaries of one level that have a figure. */
export const Rank = z.object({
  position: z.number().int().min(1),
  placeCount: z.number().int().min(1),
  isShared: z.boolean(),
  /** "112th of 213 municipalities", "joint 2nd of 205 municipalities with figures" */
  words: z.string(),
});
export type Rank = z.infer<typeof Rank>;

export const Coverage = z.union([
  PrecinctCoverage,
  z.object({ capturedPlaces: z.number().int(), knownPlaces: z.number().int() }),
  z.object({ organisations: z.number().int() }),
]);

export const Change = z.object({
  period: z.string(),
  to: Reading,
  since: z.string(),
  from: Reading,
  /**
   * Crime uses the exact 95 % interval of the ratio of rates: `about-same` lies within 0.8 to 1.25, `none`
   * means zero in both periods, and `unsure` anything else. In other themes, `about-same` means less than two
   * points (maturity), and `unsure` fewer than 20 cases.
   */
  direction: z.enum(["rose", "fell", "same", "about-same", "unsure", "none"]).nullable(),
  /** "in the 104 known places captured in both (28 captured since)" */
  basis: z.string().nullable(),
});
export type Change = z.infer<typeof Change>;

export const PlaceFinding = z.object({
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
  figure: Reading,
  /** "No yearly rate of reported sexual offences: 12 of 31 stations reported" */
  missing: z.string().nullable(),
  /** Null if the figure always covers the whole place. */
  coverage: Coverage.nullable(),
  rank: Rank.nullable(),
  sinceQuarter: Change.nullable(),
  sinceYear: Change.nullable(),
  sinceCycle: Change.nullable(),
  values: z.array(Reading),
});
export type PlaceFinding = z.infer<typeof PlaceFinding>;

export const Findings = z.object({
  measure: z.object({
    /** "Sexual offences reported to the police, per 100,000 people" */
    title: z.string(),
    kind: z.enum(["rate", "count", "percent"]),
  }),
  /** The measure of changes and trends, which may differ from `measure`. */
  overTime: z.object({
    title: z.string(),
    step: z.enum(["quarter", "financial-year", "cycle"]).nullable(),
    isRunning: z.boolean(),
  }),
  /** The period of the current figures. */
  span: z.string().nullable(),
  /** Without a full stop. */
  sentences: z.object({
    /** "North West has the highest rate, 114.84; South Africa 81.09" */
    areas: z.string().nullable(),
    /** "4 of 9 provinces rose and 5 fell from Jan - Mar 2026 to Apr - Jun 2026" */
    areasChange: z.string().nullable(),
    /** "North West: a rate of 114.84, highest of 9 provinces; South Africa 81.09" */
    place: z.string(),
    /** "North West had 28.10 reports per 100,000 people in Apr - Jun 2026, up from …" */
    change: z.string().nullable(),
    /** "the police precinct of Kathu reaches into Ga-Segonyana and is counted in Gamagara; …" */
    borders: z.string().nullable(),
  }),
  /** Each has at most 90 characters. The page shows the measure, place and period below it. */
  headlines: z.object({
    /** "From 54.42 in Northern Cape to 115.67 in North West; South Africa 80.96" */
    areas: z.string().nullable(),
    /** "9 provinces: 8 about the same, 1 with too few reports to say" */
    areasChange: z.string().nullable(),
    /** "19.63, up from 19.08 the quarter before and about the same as 19.39 a year before" */
    change: z.string().nullable(),
  }),
  shares: z
    .object({
      /** "Share of all sexual offences reported to the police in South Africa" */
      title: z.string(),
      /**
       * "KwaZulu-Natal has the largest share of reported sexual offences, 22.41%"; null if none stands out.
       */
      sentence: z.string().nullable(),
      headline: z.string().nullable(),
    })
    .nullable(),
  /** Sorted from the oldest. A quarter without figures is a gap. */
  periods: z.array(z.string()),
  /** Empty if all periods came from the same files. */
  sources: z.array(z.object({ description: z.string(), first: z.string(), last: z.string() })),
  place: PlaceFinding,
  /** 95 % confidence intervals of the place's `values`. */
  intervals: z.array(z.tuple([z.number(), z.number()]).nullable()).nullable(),
  /** The places that contain this one, for comparison. */
  around: z.array(PlaceFinding),
  areas: z.array(PlaceFinding),
});
export type Findings = z.infer<typeof Findings>;

export const Measure = z.object({
  componentId: z.number().int(),
  name: z.string(),
  anchor: z.string(),
  titles: z.array(z.string()),
  /** Type of the smallest areas that have figures. */
  lowestLevel: z.number().int(),
  method: z.object({
    counts: z.string(),
    outOf: z.string(),
    period: z.string(),
    hidden: z.string(),
    example: z.string().optional(),
    acknowledgement: z.string().optional(),
    limits: z.array(z.string()),
  }),
  span: z.string().nullable(),
  /** The first and last period with figures. */
  held: z.object({ first: z.string(), last: z.string() }).nullable(),
  source: FigureSource.nullable(),
});
export type Measure = z.infer<typeof Measure>;

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
  dependsOn: "the theme of componentId",
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

export const findingsEndpoints = [getFindings, getMeasures] as const;
