import type { Findings, Measure } from "../findings/contract.ts";
import type { BoundaryFeature, BoundaryFeatureCollection } from "../geography/contract.ts";

export type EmbedMap = {
  /** Rates of one quarter are about a quarter of a year's, so the bounds of the map's classes are, too. */
  quarters: 1 | 4;
  outlines: readonly (Pick<BoundaryFeature, "geometry"> & { boundaryId: number })[];
  provenance: Pick<BoundaryFeatureCollection["provenance"], "isApproximate" | "description">;
};

export type EmbedFigure = {
  theme: "crime" | "healthCheck" | "buildingBlock" | "collectiveAction";
  measure: Measure;
  findings: Findings;
} & ({ kind: "areas" | "trend" } | ({ kind: "map" } & EmbedMap));

export type EmbedRequest = {
  figure: EmbedFigure | null;
  origin: string;
  publisher: string | null;
};

export type RenderEmbed = (request: EmbedRequest) => string;
