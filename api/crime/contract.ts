import { z } from "zod";
import { AreaTypeId, BoundaryQuery } from "../geography/contract.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { FigureSource } from "../source/contract.ts";

/** `value` is null if not captured. `isIncluded` tells whether the type counts towards totals and rates. */
export const CrimeStat = z.object({
  crimeTypeId: z.number().int(),
  description: z.string(),
  value: z.number().int().nullable(),
  isIncluded: z.boolean(),
});
export type CrimeStat = z.infer<typeof CrimeStat>;

/**
 * If the reporting precincts cover less than 80 % or more than 125 % of the people, their figures do not
 * represent the boundary.
 */
export const Coverage = z.object({
  precinctsReporting: z.number().int(),
  precincts: z.number().int(),
  /**
   * Share of `peopleCount`. It may exceed 1, because a precinct that crosses a border counts in one
   * municipality only.
   */
  coveredPeopleShare: z.number().min(0).nullable(),
});

export const BoundaryCrime = Coverage.extend({
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
  /**
   * Number of people in `peopleYear`. Municipalities and districts have estimates; other boundaries sum their
   * precincts.
   */
  peopleCount: z.number().int().nullable(),
  /** The first year of the span, or the nearest year with an estimate. */
  peopleYear: z.number().int().nullable(),
  /** The denominator of the rate: people in precincts that have figures for the whole span. */
  coveredPeopleCount: z.number().int().nullable(),
  total: z.number().int().nullable(),
  reportsElsewhere: z.number().int(),
  /**
   * total / coveredPeopleCount × 100,000, with two decimals. Null if it is unknown, or if coverage is outside
   * 80 to 125 %.
   */
  ratePer100000: z.number().nullable(),
  crimeStats: z.array(CrimeStat),
});
export type BoundaryCrime = z.infer<typeof BoundaryCrime>;

/** A quarter, or a financial year (`quarter` is null) if the source has no quarters. */
export const CrimePeriod = Coverage.extend({
  period: z.string(),
  quarter: z.number().int().min(1).max(4).nullable(),
  year: z.number().int(),
  isCurrent: z.boolean(),
  total: z.number().int().nullable(),
  priorYearQuarter: z.number().int().nullable(),
  sources: z.array(z.string()),
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
  crimeStats: z.array(CrimeStat),
});
export type CrimePeriod = z.infer<typeof CrimePeriod>;

/** Four consecutive quarters, or else one quarter or one financial year. */
export const ReportingSpan = z.object({
  kind: z.enum(["quarters", "financial-year"]),
  quarters: z.literal([1, 4]),
  /** "Jul 2025 – Jun 2026", "Jan - Mar 2026; 1 quarter", or "2015/16". */
  label: z.string(),
  missing: z.array(z.string()),
  from: z.iso.date(),
  to: z.iso.date(),
});
export type ReportingSpan = z.infer<typeof ReportingSpan>;

export const CrimeStats = z.object({
  reportingSpan: ReportingSpan.nullable(),
  source: FigureSource.nullable(),
  boundaryLevel: BoundaryCrime,
  /** Areas directly inside the boundary, or all inside it of `areaTypeId`, sorted by name. */
  containedBoundaryData: z.array(BoundaryCrime),
  periods: z.array(CrimePeriod),
});
export type CrimeStats = z.infer<typeof CrimeStats>;

export const getCrimeStats = endpoint({
  method: "GET",
  path: "/api/crime/stats",
  access: "anyone",
  open: {
    summary: "Sexual offences reported to the police: one place, and the places directly inside it.",
    description:
      "Figures of the reporting span (a year where one is complete), and of every period held. A rise in reports can also mean that more people feel able to report. Null: not captured.",
    example: { boundaryId: 7 },
  },
  cache: "public",
  heavy: true,
  dependsOn: ["crime"],
  query: BoundaryQuery.extend({ areaTypeId: AreaTypeId }),
  response: CrimeStats,
});

export const crimeEndpoints = [getCrimeStats] as const;
