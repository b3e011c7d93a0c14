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
  /** Undefined in older releases. */
  overTime: Findings.shape.overTime.optional(),
  /** Null if the figures are of a single day. */
  span: z.string().nullable(),
  source: FigureSource.nullable(),
  /** Each sentence ends with a full stop. */
  findings: z.array(z.string()),
  /** Null in older releases. */
  imported: z.object({ corrected: z.number().int(), sentence: z.string() }).nullable().default(null),
  /** Sources whose figures were withdrawn, and the reason. Null in older releases. */
  withdrawn: z
    .object({ sources: z.array(z.string()), reason: z.string() })
    .nullable()
    .default(null),
  /**
   * `span` is the span of the release before. `lost` lists places that had a figure only in that release,
   * `gained` those that have one only in this.
   */
  shownBefore: z
    .object({ span: z.string().nullable(), lost: z.array(z.string()), gained: z.array(z.string()) })
    .nullable()
    .default(null),
  newPeriods: z.array(z.string()),
  /** Number of figures of earlier periods that the release before lacked. */
  completed: z.number().int(),
  replacesDemonstration: z.boolean(),
  corrections: z.array(Correction),
  periods: z.array(z.string()),
  /** The country comes first, then the provinces. Each has one value for each period. */
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

const ReleaseBase = z.object({
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

export const ReleaseSummary = ReleaseBase.extend({ corrections: z.number().int() });
export type ReleaseSummary = z.infer<typeof ReleaseSummary>;

export const Release = ReleaseBase.extend({
  themes: z.array(
    ReleasedTheme.extend({
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
      "A release never changes. Only health check figures that changed later are left out, because two versions of a figure together could reveal a single organisation.",
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
      "The file goes down to the smallest level measured. It hides the figures that were hidden at the release, and health check figures that changed later.",
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
      "The feed of a place leaves out health checks, because two versions of a figure together could reveal a single organisation.",
    example: { boundaryId: 7 },
  },
  file: "application/atom+xml",
  cache: "public",
  heavy: true,
  query: z.strictObject({ boundaryId: BoundaryId.optional() }),
  response: FileResponse,
});

export const releaseEndpoints = [getReleases, getFeed, getRelease, getReleaseFile] as const;
