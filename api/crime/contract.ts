import { z } from "zod";
import { BoundaryQuery } from "../geography/contract.ts";
import { endpoint } from "../lib/endpoint.ts";
import { FigureSource } from "../source/contract.ts";

/**
 * One type of crime over a stated span. `value` is the number of reports, null where none was captured
 * (zero is a captured nought). `isIncluded` says whether it counts towards totals and rates.
 */
export const CrimeStat = z.object({
  crimeTypeId: z.number().int(),
  description: z.string(),
  value: z.number().int().nullable(),
  isIncluded: z.boolean(),
});
export type CrimeStat = z.infer<typeof CrimeStat>;

/** The figures of one boundary over the reporting span. */
export const BoundaryCrime = z.object({
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
  peopleCount: z.number().int().nullable(),
  /** People in the directly contained boundaries that have figures; the denominator of the rate. */
  coveredPeopleCount: z.number().int().nullable(),
  /** Police precincts with figures for the latest period of the span, and all there are. */
  precinctsReporting: z.number().int(),
  precincts: z.number().int(),
  /** Sum of the included types; null where nothing was captured. */
  total: z.number().int().nullable(),
  /** total / coveredPeopleCount × 100,000, two decimals; null where either is unknown. */
  ratePer100000: z.number().nullable(),
  crimeStats: z.array(CrimeStat),
});
export type BoundaryCrime = z.infer<typeof BoundaryCrime>;

/** One published quarter of a boundary, or one whole financial year (`quarter` null) where a source has only years. */
export const CrimePeriod = z.object({
  /** "Apr - Jun 2026", or "2015/16" for a financial year (April to March). */
  period: z.string(),
  /** Calendar quarter 1 to 4; null for a financial year. */
  quarter: z.number().int().min(1).max(4).nullable(),
  /** Calendar year of the quarter, or the year in which the financial year begins. */
  year: z.number().int(),
  /** Whether it is the latest one published. */
  isCurrent: z.boolean(),
  /** Sum of the included types; null where nothing was captured. */
  total: z.number().int().nullable(),
  /** The total one year earlier; null where that was not captured. */
  priorYearQuarter: z.number().int().nullable(),
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
  crimeStats: z.array(CrimeStat),
});
export type CrimePeriod = z.infer<typeof CrimePeriod>;

/** What the totals and the rate cover: the latest four published quarters, or the latest financial year. */
export const ReportingSpan = z.object({
  kind: z.enum(["quarters", "financial-year"]),
  /** "Jul 2025 – Jun 2026", or "2015/16". */
  label: z.string(),
  /** First and last day, ISO 8601. */
  from: z.iso.date(),
  to: z.iso.date(),
});
export type ReportingSpan = z.infer<typeof ReportingSpan>;

export const CrimeStats = z.object({
  /** Null where no figures were captured at all. */
  reportingSpan: ReportingSpan.nullable(),
  source: FigureSource.nullable(),
  boundaryLevel: BoundaryCrime,
  /** The boundaries directly inside, by name; the values of the map. Empty for a precinct. */
  containedBoundaryData: z.array(BoundaryCrime),
  /** Every published period of this boundary, oldest first. */
  periods: z.array(CrimePeriod),
});
export type CrimeStats = z.infer<typeof CrimeStats>;

export const getCrimeStats = endpoint({
  method: "GET",
  path: "/api/crime/stats",
  access: "anyone",
  cache: "public",
  madeOf: ["crime"],
  query: BoundaryQuery,
  response: CrimeStats,
});
