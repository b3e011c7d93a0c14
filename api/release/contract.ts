import { z } from "zod";
import { Findings, Reading } from "../findings/contract.ts";
import { BoundaryId } from "../geography/contract.ts";
import { THEME_COUNT } from "../lib/cache/datasets.ts";
import { idInAddress, MAX_INTEGER } from "../lib/http/list.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { FileResponse } from "../shared/http/fileResponse.ts";
import { FigureSource } from "../source/contract.ts";

export const Correction = z.object({
  period: z.string(),
  boundary: z.string(),
  from: Reading,
  to: Reading,
});
export type Correction = z.infer<typeof Correction>;

export const ReleasedTheme = z.object({
  componentId: z.number().int().min(1).max(THEME_COUNT),
  name: z.string(),
  measure: Findings.shape.measure,
  /** Missing in older releases. */
  overTime: Findings.shape.overTime.optional(),
  /** Null for a single day. */
  span: z.string().nullable(),
  source: FigureSource.nullable(),
  /** With a full stop. */
  findings: z.array(z.string()),
  /** Missing in older releases. */
  imported: z.object({ corrected: z.number().int(), sentence: z.string() }).nullable().default(null),
  /** Why they were withdrawn. Missing in older releases. */
  withdrawn: z
    .object({ sources: z.array(z.string()), reason: z.string() })
    .nullable()
    .default(null),
  /** The earlier span; places with a figure of it or of `span`, not both. */
  shownBefore: z
    .object({ span: z.string().nullable(), lost: z.array(z.string()), gained: z.array(z.string()) })
    .nullable()
    .default(null),
  /** Published for the first time. */
  newPeriods: z.array(z.string()),
  /** Figures known for the first time. */
  completed: z.number().int(),
  replacesDemonstration: z.boolean(),
  corrections: z.array(Correction),
  periods: z.array(z.string()),
  /** The country, then provinces; one value per period. */
  lines: z.array(
    z.object({
      boundaryId: z.number().int(),
      boundary: z.string(),
      figure: Reading,
      values: z.array(Reading),
    }),
  ),
});
export type ReleasedTheme = z.infer<typeof ReleasedTheme>;

const About = z.object({
  releaseId: z.number().int(),
  publishedOn: z.iso.date(),
  /** "Crime statistics: Apr - Jun 2026" */
  title: z.string(),
  summary: z.array(z.string()),
  isDemonstration: z.boolean(),
});

export const ReleaseContent = z.object({
  title: z.string(),
  summary: z.array(z.string()),
  themes: z.array(ReleasedTheme),
});
export type ReleaseContent = z.infer<typeof ReleaseContent>;

export const ReleaseSummary = About.extend({ corrections: z.number().int() });
export type ReleaseSummary = z.infer<typeof ReleaseSummary>;

export const Release = About.extend({
  themes: z.array(
    ReleasedTheme.extend({
      /** False for older releases. */
      hasFile: z.boolean(),
    }),
  ),
});
export type Release = z.infer<typeof Release>;

export const getReleases = endpoint({
  method: "GET",
  path: "/api/releases",
  access: "anyone",
  open: {
    summary: "Every release of figures, the latest first, with how many earlier figures it corrected.",
  },
  cache: "public",
  response: z.array(ReleaseSummary),
});

const ReleaseId = idInAddress(1, MAX_INTEGER).describe("A release, from the list of releases.");

export const getRelease = endpoint({
  method: "GET",
  path: "/api/releases/:releaseId",
  access: "anyone",
  open: {
    summary: "One release: figures and sentences as they were published, and each figure that it corrected.",
    description:
      "It stays as it is, whatever is published later. Only health check figures that changed since are taken out: two versions together could tell of one organisation.",
    example: { releaseId: 1 },
  },
  cache: "public",
  params: z.object({ releaseId: ReleaseId }),
  response: Release,
});

export const getReleaseFile = endpoint({
  method: "GET",
  path: "/api/releases/:releaseId/figures/:componentId",
  access: "anyone",
  open: {
    summary: "A theme's figures of every place in every period, as they were at a release, as a CSV file.",
    description:
      "Down to the smallest level measured. What was hidden then is hidden; so are health check figures that changed since.",
    example: { releaseId: 1, componentId: 3 },
  },
  file: "text/csv",
  cache: "public",
  heavy: true,
  params: z.object({
    releaseId: ReleaseId,
    componentId: idInAddress(1, THEME_COUNT).describe(
      "A theme: 1 building blocks, 2 health check, 3 crime, 4 collective actions.",
    ),
  }),
  response: FileResponse,
});

export const getFeed = endpoint({
  method: "GET",
  path: "/api/releases.atom",
  access: "anyone",
  open: {
    summary: "The latest releases as an Atom feed, or what each changed in the figures of one place.",
    description:
      "A place's feed is without health checks: two versions of such a figure together could tell of one organisation.",
    example: { boundaryId: 7 },
  },
  file: "application/atom+xml",
  cache: "public",
  heavy: true,
  query: z.strictObject({ boundaryId: BoundaryId.optional() }),
  response: FileResponse,
});

export const releaseEndpoints = [getReleases, getFeed, getRelease, getReleaseFile] as const;
