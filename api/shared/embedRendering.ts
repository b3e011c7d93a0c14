import type { Findings, Measure } from "../findings/contract.ts";
import type { BoundaryFeature } from "../geography/contract.ts";

/** Up to the next. `from` is as written: per cent have two decimals. */
export type Step = {
  from: number;
  words: string;
  isZero?: true;
};

export type EmbedMap = {
  steps: readonly Step[];
  outlines: readonly (Pick<BoundaryFeature, "geometry"> & { boundaryId: number })[];
  /** Source of the boundaries. */
  lines: string;
};

export type EmbedFigure = {
  theme: "crime" | "healthCheck" | "buildingBlock" | "collectiveAction";
  measure: Measure;
  findings: Findings;
} & ({ kind: "areas" | "trend" } | ({ kind: "map" } & EmbedMap));

export type EmbedRequest = {
  /** Null without such a figure. */
  figure: EmbedFigure | null;
  origin: string;
  publisher: string | null;
};

export type RenderEmbed = (request: EmbedRequest) => string;
