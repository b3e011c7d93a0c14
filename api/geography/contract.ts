import { z } from "zod";
import { endpoint } from "../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER } from "../lib/idInAddress.ts";

/** 0 country, 1 province, 2 district, 3 municipality, 4 ward, 5 SAPS precinct. */
export const BoundaryTypeId = idInAddress(0, 5);
/** The country has boundaryId 0; wherever the id is left out, the country is meant. */
export const BoundaryId = idInAddress(0, LARGEST_INTEGER);

export const BoundaryQuery = z.strictObject({ boundaryId: BoundaryId.default(0) });

export const Boundary = z.object({
  boundaryId: z.number().int(),
  boundaryTypeId: z.number().int(),
  /** The official code: `NC`, `DC9`, `NC091`, `PD210001`; `ZA` for the country. */
  code: z.string(),
  /** The boundary's name. */
  description: z.string(),
  /** The boundary that directly holds this one; null for the country. */
  containingBoundaryId: z.number().int().nullable(),
  /** Its province; null at and above the province. */
  nationalBoundaryId: z.number().int().nullable(),
  /** Its district; null at and above the district. */
  districtBoundaryId: z.number().int().nullable(),
  /** People counted in its police precincts by Census 2022; null where no count exists. */
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
 * Degrees (WGS 84), longitude first, at most five decimals. Ring orientation follows RFC 7946.
 * The coordinates are checked when they are imported, and not again on every answer.
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

/** Who drew the lines. Approximate ones are computed by this project and are labelled wherever they are drawn. */
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

/** The polygons directly inside a boundary; inside a municipality these are its police precincts. */
export const getBoundaryGeojson = endpoint({
  method: "GET",
  path: "/api/geography/boundary/geojson/:boundaryId",
  access: "anyone",
  cache: "public",
  madeOf: ["boundaries"],
  params: z.object({ boundaryId: BoundaryId }),
  response: BoundaryFeatureCollection,
});

/**
 * One marker: an instance of a building block, or a challenge (`buildingBlock` 0). What is confidential has no
 * marker anywhere.
 */
export const MarkerFeature = z.object({
  type: z.literal("Feature"),
  properties: z.object({
    name: z.string(),
    /** stakeholderId: its contacts are found by it in the directory. */
    stakeholder: z.number().int(),
    /** buildingBlockId; 0 means a challenge. */
    buildingBlock: z.number().int(),
    buildingBlockCategoryId: z.number().int().nullable(),
    /** A challenge that is running, or an instance that meets at least one requirement. */
    active: z.boolean(),
    /** The municipality. */
    boundaryId: z.number().int(),
    boundaryTypeId: z.number().int(),
    peopleCount: z.number().int().nullable(),
    /** A challenge's; no building block has one. */
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
  /** How many confidential instances of a block are there without a marker; where they are is told nowhere. */
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
 * The markers of building blocks in a boundary of that type, a municipality, district or province. Component 1
 * means them as well; the others have none here, and challenges have a call of their own.
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
    componentId: idInAddress(1, 4).optional(),
  }),
  response: MarkerCollection,
});
