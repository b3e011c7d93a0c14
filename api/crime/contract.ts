import { z } from "zod";
import { AreaTypeId, BoundaryQuery } from "../geography/contract.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { FigureSource } from "../source/contract.ts";

/** `value` is null if not captured. `isIncluded`: counts towards totals and rates. */
export const CrimeStat = z.object({
  crimeTypeId: z.number().int(),
  description: z.string(),
  value: z.number().int().nullable(),
  isIncluded: z.boolean(),
});
export type CrimeStat = z.infer<typeof CrimeStat>;

/** Outside 80 to 125 % of the people, figures are not the boundary's. */
export const Coverage = z.object({
  precinctsReporting: z.number().int(),
  precincts: z.number().int(),
  /**
   * Share of `peopleCount`; it may exceed 1, because precincts reach across borders but count in one
   * municipality.
   */
  coveredPeopleShare: z.number().min(0).nullable(),
});

export const BoundaryCrime = Coverage.extend({
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
  /** In `peopleYear`; estimated for municipalities and districts, or from the census. */
  peopleCount: z.number().int().nullable(),
  /** The span's first year, or the nearest with an estimate. */
  peopleYear: z.number().int().nullable(),
  /** The rate's denominator: people of precincts with figures for the whole span. */
  coveredPeopleCount: z.number().int().nullable(),
  total: z.number().int().nullable(),
  reportsElsewhere: z.number().int(),
  /** total / coveredPeopleCount × 100,000, two decimals. Null if unknown, or outside 80 to 125 % coverage. */
  ratePer100000: z.number().nullable(),
  crimeStats: z.array(CrimeStat),
});
export type BoundaryCrime = z.infer<typeof BoundaryCrime>;

/** A quarter, or a financial year (`quarter` null) if the source has only years. */
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

/** Four consecutive quarters, else one, or a financial year. */
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
  /** Areas directly inside, or all of `areaTypeId`, sorted by name. */
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
  madeOf: ["crime"],
  query: BoundaryQuery.extend({ areaTypeId: AreaTypeId }),
  response: CrimeStats,
});

export const crimeEndpoints = [getCrimeStats] as const;
