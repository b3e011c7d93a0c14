import { z } from "zod";
import { THEME_COUNT } from "../lib/datasets.ts";
import { endpoint } from "../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER } from "../lib/idInAddress.ts";

export const BoundaryTypeId = idInAddress(0, 5).describe(
  "A level: 0 country, 1 province, 2 district, 3 municipality, 4 ward, 5 police precinct.",
);
export const BoundaryId = idInAddress(0, LARGEST_INTEGER).describe("A place; 0 is the country.");

export const BoundaryQuery = z.strictObject({ boundaryId: BoundaryId.default(0) });

/** Of areas anywhere inside a boundary; without it, those directly inside. */
export const AreaTypeId = idInAddress(1, 5)
  .optional()
  .describe(
    "All areas of this level anywhere inside, instead of those directly inside: 1 province to 5 police precinct.",
  );

export const Boundary = z.object({
  boundaryId: z.number().int(),
  boundaryTypeId: z.number().int(),
  /** `NC`, `DC9`, `NC091`, `PD210001`; `ZA` for the country. */
  code: z.string(),
  description: z.string(),
  /** Null for the country. */
  containingBoundaryId: z.number().int().nullable(),
  /** Null at and above the province. */
  nationalBoundaryId: z.number().int().nullable(),
  /** Null at and above the district. */
  districtBoundaryId: z.number().int().nullable(),
  /** Census 2022, by precinct; null without a count. */
  peopleCount: z.number().int().nullable(),
});
export type Boundary = z.infer<typeof Boundary>;

export const listBoundaries = endpoint({
  method: "GET",
  path: "/api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}",
  access: "anyone",
  open: {
    summary: "Places of one level, everywhere or inside one place.",
    description:
      "Levels: 0 country, 1 province, 2 district, 3 municipality, 4 ward, 5 police precinct. `filter` is part of a name or a code.",
    example: { boundaryTypeId: 1, containingBoundaryId: 0, filter: "Cape" },
  },
  cache: "public",
  madeOf: ["boundaries"],
  params: z.object({ boundaryTypeId: BoundaryTypeId, containingBoundaryId: BoundaryId.optional() }),
  query: z.strictObject({
    filter: z.string().trim().max(100).optional().describe("Part of a name or a code."),
  }),
  response: z.array(Boundary),
});

export const listContainedBoundaries = endpoint({
  method: "GET",
  path: "/api/geography/boundary/contained/",
  access: "anyone",
  open: {
    summary: "The places directly inside a place, by name.",
    example: { containingBoundaryId: 7 },
  },
  cache: "public",
  madeOf: ["boundaries"],
  query: z.strictObject({ containingBoundaryId: BoundaryId.default(0) }),
  response: z.array(Boundary),
});

export const getBoundary = endpoint({
  method: "GET",
  path: "/api/geography/boundary/:boundaryId",
  access: "anyone",
  open: {
    summary: "One place: its name, code, level, and what it lies in.",
    description: "0 is the country.",
    example: { boundaryId: 7 },
  },
  cache: "public",
  madeOf: ["boundaries"],
  params: z.object({ boundaryId: BoundaryId }),
  response: Boundary,
});

const Position = z.array(z.number());

/** WGS 84, longitude first, at most five decimals; rings as in RFC 7946. Checked on import only. */
const AreaGeometry = z.union([
  z.object({
    type: z.literal("Polygon"),
    coordinates: z.custom<z.infer<typeof Position>[][]>(Array.isArray),
  }),
  z.object({
    type: z.literal("MultiPolygon"),
    coordinates: z.custom<z.infer<typeof Position>[][][]>(Array.isArray),
  }),
]);

export const BoundaryFeature = z.object({
  type: z.literal("Feature"),
  id: z.number().int(),
  properties: z.object({
    boundaryId: z.number().int(),
    boundaryTypeId: z.number().int(),
    name: z.string(),
    code: z.string(),
    peopleCount: z.number().int().nullable(),
  }),
  geometry: AreaGeometry,
});
export type BoundaryFeature = z.infer<typeof BoundaryFeature>;

/** Approximate lines are this project's own, and labelled so. */
export const GeometryProvenance = z.object({
  isApproximate: z.boolean(),
  description: z.string(),
  url: z.string().nullable(),
  licence: z.string().nullable(),
});

export const BoundaryFeatureCollection = z.object({
  type: z.literal("FeatureCollection"),
  containingBoundaryId: z.number().int(),
  provenance: GeometryProvenance,
  features: z.array(BoundaryFeature),
});
export type BoundaryFeatureCollection = z.infer<typeof BoundaryFeatureCollection>;

/** Directly inside; precincts for a municipality. */
export const getBoundaryGeojson = endpoint({
  method: "GET",
  path: "/api/geography/boundary/geojson/:boundaryId",
  access: "anyone",
  open: {
    summary: "The borders of the places directly inside a place, as GeoJSON.",
    description: "`provenance` says whose the lines are, and whether they are approximate.",
    example: { boundaryId: 7 },
  },
  cache: "public",
  madeOf: ["boundaries"],
  params: z.object({ boundaryId: BoundaryId }),
  response: BoundaryFeatureCollection,
});

/** An instance, or a challenge (`buildingBlock` 0). Never a confidential one. */
export const MarkerFeature = z.object({
  type: z.literal("Feature"),
  properties: z.object({
    name: z.string(),
    /** A stakeholderId, for the directory. */
    stakeholder: z.number().int(),
    /** A buildingBlockId; 0 for a challenge. */
    buildingBlock: z.number().int(),
    buildingBlockCategoryId: z.number().int().nullable(),
    /** A running challenge, or an instance that meets a requirement. */
    active: z.boolean(),
    boundaryId: z.number().int(),
    boundaryTypeId: z.number().int(),
    peopleCount: z.number().int().nullable(),
    /** Only of a challenge. */
    pillarId: z.number().int().optional(),
    collectionType: z.enum(["buildingBlock", "collectiveAction"]),
  }),
  /** WGS 84, longitude first, at most five decimals. */
  geometry: z.object({ type: z.literal("Point"), coordinates: z.tuple([z.number(), z.number()]) }),
});
export type MarkerFeature = z.infer<typeof MarkerFeature>;

export const MarkerCollection = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(MarkerFeature),
  /** Confidential instances by block; their place is never disclosed. */
  withheld: z.array(
    z.object({
      buildingBlock: z.number().int(),
      buildingBlockCategoryId: z.number().int(),
      count: z.number().int(),
    }),
  ),
});
export type MarkerCollection = z.infer<typeof MarkerCollection>;

/**
 * Building blocks (component 1, the default). Other components have none here; challenges have their own endpoint.
 */
export const getGeomarkers = endpoint({
  method: "GET",
  path: "/api/geography/boundary/geomarker/:boundaryId/:boundaryTypeId{/:componentId}",
  access: "anyone",
  open: {
    summary: "The points of services and forums inside a place, as GeoJSON.",
    description: "Places that are confidential are counted under `withheld` and have no point.",
    example: { boundaryId: 7, boundaryTypeId: 1, componentId: 1 },
  },
  cache: "public",
  madeOf: ["boundaries", "building-block"],
  params: z.object({
    boundaryId: BoundaryId,
    boundaryTypeId: BoundaryTypeId,
    componentId: idInAddress(1, THEME_COUNT)
      .describe("A theme; only 1, building blocks, has points here.")
      .optional(),
  }),
  response: MarkerCollection,
});
