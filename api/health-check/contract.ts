import { z } from "zod";
import { BoundaryQuery } from "../geography/contract.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { FigureSource } from "../source/contract.ts";

/** "Apr - Jun 2026" */
const Quarter = z.object({
  period: z.string(),
  quarter: z.number().int().min(1).max(4),
  year: z.number().int(),
});

const Percent = z.number().min(0).max(100);

export const MaturityScore = z.object({
  /** 1 behaviours, 2 practices, 3 policies. */
  questionCategoryId: z.number().int().min(1).max(3),
  questionCategory: z.string(),
  score: Percent,
});
export type MaturityScore = z.infer<typeof MaturityScore>;

/** Results are disclosed from three organisations with five responses each. */
const disclosedFields = {
  state: z.literal("shown"),
  isIncluded: z.literal(true),
  organisationCount: z.number().int().min(3),
  participatingOrganisations: z.number().int().min(3),
  totalActualResponses: z.number().int().min(15),
  totalExpectedResponses: z.number().int(),
  overalMaturity: Percent,
  /** Per cent: 0 is zero, 1 up to 24, 2 up to 49, 3 up to 74, 4 above. */
  maturityBucket: z.number().int().min(0).max(4),
  maturityScores: z.array(MaturityScore),
};

const createSuppressedFields = <Count extends z.ZodType>(count: Count) => ({
  isIncluded: z.literal(false),
  organisationCount: count,
  participatingOrganisations: count,
  totalActualResponses: count,
  totalExpectedResponses: count,
  overalMaturity: z.null(),
  maturityBucket: z.null(),
  maturityScores: z.array(MaturityScore).max(0),
});

const tooFewFields = { state: z.literal("too-few"), ...createSuppressedFields(z.null()) };
const noneFields = { state: z.literal("none"), ...createSuppressedFields(z.literal(0)) };

const createResultSchema = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.discriminatedUnion("state", [
    z.object({ ...fields, ...disclosedFields }),
    z.object({ ...fields, ...tooFewFields }),
    z.object({ ...fields, ...noneFields }),
  ]);

export const HealthCheckResult = createResultSchema({});
export type HealthCheckResult = z.infer<typeof HealthCheckResult>;

const HealthCheckStat = createResultSchema({
  ...Quarter.shape,
  organisationTypeId: z.number().int(),
  description: z.string(),
});

const HealthCheckQuarter = createResultSchema({
  ...Quarter.shape,
  isCurrent: z.boolean(),
});

export const BoundaryHealth = createResultSchema({
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
});
export type BoundaryHealth = z.infer<typeof BoundaryHealth>;

/** Counts are null if there are too few to publish. */
const SummarisedQuarter = Quarter.extend({
  isCurrent: z.boolean(),
  totalActualResponses: z.number().int().nullable(),
  totalExpectedResponses: z.number().int().nullable(),
  totalParticipatingOrganisations: z.number().int().nullable(),
  /** Number of registered organisations, which is stored for the country only. */
  totalOrganisations: z.number().int().nullable(),
});

export const HealthCheckStats = z.object({
  source: FigureSource.nullable(),
  lastQuarter: Quarter,
  currentQuarter: Quarter.nullable(),
  boundaryLevel: BoundaryHealth,
  /** Sorted from the oldest. */
  quarters: z.array(HealthCheckQuarter),
  healthCheckStats: z.array(HealthCheckStat),
  containedBoundaryData: z.array(BoundaryHealth),
  allData: z.array(SummarisedQuarter),
});
export type HealthCheckStats = z.infer<typeof HealthCheckStats>;

export const getHealthCheckStats = endpoint({
  method: "GET",
  path: "/api/healthcheck/stats",
  access: "anyone",
  open: {
    summary:
      "How far organisations have come against GBVF, from anonymous surveys: one place, and the places directly inside it.",
    description:
      "`state` is `too-few` where a figure would say something about single people; it then has no number.",
    example: { boundaryId: 7 },
  },
  cache: "public",
  dependsOn: ["health-check"],
  query: BoundaryQuery,
  response: HealthCheckStats,
});

export const SummarisedHealthCheck = z.object({ allData: z.array(SummarisedQuarter) });
export type SummarisedHealthCheck = z.infer<typeof SummarisedHealthCheck>;

export const getSummarisedHealthCheck = endpoint({
  method: "GET",
  path: "/api/healthcheck/getSummarisedHealthCheck",
  access: "anyone",
  open: {
    summary: "How many organisations and people took part in the surveys, by quarter, in the whole country.",
  },
  cache: "public",
  dependsOn: ["health-check"],
  response: SummarisedHealthCheck,
});

export const healthCheckEndpoints = [getHealthCheckStats, getSummarisedHealthCheck] as const;
