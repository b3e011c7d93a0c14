import { z } from "zod";
import { AreaTypeId, BoundaryQuery } from "../geography/contract.ts";
import { endpoint } from "../lib/endpoint.ts";
import { FigureSource } from "../source/contract.ts";

/** `value` is null if not captured; zero is captured. `isIncluded`: counts towards totals and rates. */
export const CrimeStat = z.object({
  crimeTypeId: z.number().int(),
  description: z.string(),
  value: z.number().int().nullable(),
  isIncluded: z.boolean(),
});
export type CrimeStat = z.infer<typeof CrimeStat>;

export const BoundaryCrime = z.object({
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
  peopleCount: z.number().int().nullable(),
  /** With figures for the whole span, of all. */
  precinctsReporting: z.number().int(),
  precincts: z.number().int(),
  /** In precincts with figures for the whole span; the rate's denominator. */
  coveredPeopleCount: z.number().int().nullable(),
  /** Of the people of all precincts; null if nobody was counted. */
  coveredPeopleShare: z.number().min(0).max(1).nullable(),
  /** Included types, in precincts with figures for the whole span. */
  total: z.number().int().nullable(),
  /** In all other precincts. */
  reportsElsewhere: z.number().int(),
  /**
   * total / coveredPeopleCount × 100,000, two decimals. Null if unknown, or if under 80 % of the people are covered.
   */
  ratePer100000: z.number().nullable(),
  crimeStats: z.array(CrimeStat),
});
export type BoundaryCrime = z.infer<typeof BoundaryCrime>;

/** A quarter, or a financial year (`quarter` null) if the source has only years. */
export const CrimePeriod = z.object({
  /** "Apr - Jun 2026", or "2015/16" (April to March). */
  period: z.string(),
  /** Null for a financial year. */
  quarter: z.number().int().min(1).max(4).nullable(),
  /** Of a financial year: the one in which it begins. */
  year: z.number().int(),
  isCurrent: z.boolean(),
  /** Null if nothing was captured. */
  total: z.number().int().nullable(),
  /** Null if not captured. */
  priorYearQuarter: z.number().int().nullable(),
  sources: z.array(z.string()),
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
  crimeStats: z.array(CrimeStat),
});
export type CrimePeriod = z.infer<typeof CrimePeriod>;

/** Four consecutive quarters, else one quarter, or a financial year. */
export const ReportingSpan = z.object({
  kind: z.enum(["quarters", "financial-year"]),
  /** 4 for a year. */
  quarters: z.literal([1, 4]),
  /** "Jul 2025 – Jun 2026", "Jan - Mar 2026; 1 quarter", or "2015/16". */
  label: z.string(),
  /** Missing quarters, because of which there is no year. */
  missing: z.array(z.string()),
  /** ISO 8601. */
  from: z.iso.date(),
  to: z.iso.date(),
});
export type ReportingSpan = z.infer<typeof ReportingSpan>;

export const CrimeStats = z.object({
  /** Null if nothing was captured. */
  reportingSpan: ReportingSpan.nullable(),
  /** `capturedOn` is the latest file's. */
  source: FigureSource.nullable(),
  boundaryLevel: BoundaryCrime,
  /** Directly inside, or all of `areaTypeId`, by name. Empty for a precinct. */
  containedBoundaryData: z.array(BoundaryCrime),
  /** Oldest first. */
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
