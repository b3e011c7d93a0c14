import { z } from "zod";
import { THEME_COUNT } from "../lib/datasets.ts";
import { endpoint } from "../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER } from "../lib/idInAddress.ts";

/** 0 country, 1 province, 2 district, 3 municipality, 4 ward, 5 SAPS precinct. */
export const BoundaryTypeId = idInAddress(0, 5);
/** The country is 0, which is also the default. */
export const BoundaryId = idInAddress(0, LARGEST_INTEGER);

export const BoundaryQuery = z.strictObject({ boundaryId: BoundaryId.default(0) });

export const Boundary = z.object({
  boundaryId: z.number().int(),
  boundaryTypeId: z.number().int(),
  /** Official code: `NC`, `DC9`, `NC091`, `PD210001`; `ZA` for the country. */
  code: z.string(),
  description: z.string(),
  /** Null for the country. */
  containingBoundaryId: z.number().int().nullable(),
  /** Its province; null at and above the province. */
  nationalBoundaryId: z.number().int().nullable(),
  /** Its district; null at and above the district. */
  districtBoundaryId: z.number().int().nullable(),
  /** People counted in its police precincts by Census 2022; null if there is no count. */
  peopleCount: z.number().int().nullable(),
});
export type Boundary = z.infer<typeof Boundary>;

export const listBoundaries = endpoint({
  method: "GET",
  path: "/api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}",
  access: "anyone",
  cache: "public",
  madeOf: ["boundaries"],
  params: z.object({ boundaryTypeId: BoundaryTypeId, containingBoundaryId: BoundaryId.optional() }),
  query: z.strictObject({ filter: z.string().trim().max(100).optional() }),
  response: z.array(Boundary),
});

export const listContainedBoundaries = endpoint({
  method: "GET",
  path: "/api/geography/boundary/contained/",
  access: "anyone",
  cache: "public",
  madeOf: ["boundaries"],
  query: z.strictObject({ containingBoundaryId: BoundaryId.default(0) }),
  response: z.array(Boundary),
});

export const getBoundary = endpoint({
  method: "GET",
  path: "/api/geography/boundary/:boundaryId",
  access: "anyone",
  cache: "public",
  madeOf: ["boundaries"],
  params: z.object({ boundaryId: BoundaryId }),
  response: Boundary,
});

const Position = z.array(z.number());

/**
 * Degrees (WGS 84), longitude first, at most five decimals. Ring orientation follows RFC 7946. Coordinates are checked
 * on import, not on every answer.
 */
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

/** Approximate lines are computed by this project and labelled wherever they are drawn. */
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

/** The polygons directly inside a boundary: for a municipality, its police precincts. */
export const getBoundaryGeojson = endpoint({
  method: "GET",
  path: "/api/geography/boundary/geojson/:boundaryId",
  access: "anyone",
  cache: "public",
  madeOf: ["boundaries"],
  params: z.object({ boundaryId: BoundaryId }),
  response: BoundaryFeatureCollection,
});

/** An instance of a building block, or a challenge (`buildingBlock` 0). Confidential ones never have a marker. */
export const MarkerFeature = z.object({
  type: z.literal("Feature"),
  properties: z.object({
    name: z.string(),
    /** stakeholderId; finds its contacts in the directory. */
    stakeholder: z.number().int(),
    /** buildingBlockId; 0 for a challenge. */
    buildingBlock: z.number().int(),
    buildingBlockCategoryId: z.number().int().nullable(),
    /** A running challenge, or an instance that meets at least one requirement. */
    active: z.boolean(),
    boundaryId: z.number().int(),
    boundaryTypeId: z.number().int(),
    peopleCount: z.number().int().nullable(),
    /** Of a challenge; building blocks have none. */
    pillarId: z.number().int().optional(),
    collectionType: z.enum(["buildingBlock", "collectiveAction"]),
  }),
  /** Degrees (WGS 84), longitude first, at most five decimals. */
  geometry: z.object({ type: z.literal("Point"), coordinates: z.tuple([z.number(), z.number()]) }),
});
export type MarkerFeature = z.infer<typeof MarkerFeature>;

export const MarkerCollection = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(MarkerFeature),
  /** Number of confidential instances without a marker, by block. Their place is never disclosed. */
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
 * Markers of building blocks in a municipality, district or province. Component 1 means building blocks too; other
 * components have none here, and challenges have their own endpoint.
 */
export const getGeomarkers = endpoint({
  method: "GET",
  path: "/api/geography/boundary/geomarker/:boundaryId/:boundaryTypeId{/:componentId}",
  access: "anyone",
  cache: "public",
  madeOf: ["boundaries", "building-block"],
  params: z.object({
    boundaryId: BoundaryId,
    boundaryTypeId: BoundaryTypeId,
    componentId: idInAddress(1, THEME_COUNT).optional(),
  }),
  response: MarkerCollection,
});
