import { z } from "zod";
import { THEME_COUNT } from "../lib/cache/datasets.ts";
import { idInAddress, MAX_INTEGER } from "../lib/http/list.ts";
import { MAX_PLACE_NAME } from "../shared/helpPaths.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { PLACE_KINDS } from "./gazetteer/placeNames.ts";

export const BoundaryTypeId = idInAddress(0, 5).describe(
  "A level: 0 country, 1 province, 2 district, 3 municipality, 4 ward, 5 police precinct.",
);
export const BoundaryId = idInAddress(0, MAX_INTEGER).describe("A place; 0 is the country.");

export const BoundaryQuery = z.strictObject({ boundaryId: BoundaryId.default(0) });

/** If omitted, areas are those directly inside the boundary. */
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
  containingBoundaryId: z.number().int().nullable(),
  nationalBoundaryId: z.number().int().nullable(),
  districtBoundaryId: z.number().int().nullable(),
  /** The census of 2022, summed from precincts; null without a count. */
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
  dependsOn: ["boundaries"],
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
  dependsOn: ["boundaries"],
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
  dependsOn: ["boundaries"],
  params: z.object({ boundaryId: BoundaryId }),
  response: Boundary,
});

export const PlaceByName = z.object({
  boundaryId: z.number().int(),
  municipality: z.string().nullable(),
  province: z.string(),
  /**
   * The name that was found: of the place, or of a town or station in it, in the language in which it
   * matched.
   */
  name: z.string(),
  /** The official form, for example "Cape Town" if `name` is "Kaapstad". */
  officialName: z.string(),
  kind: z.enum(PLACE_KINDS),
  /** "in Sol Plaatje, Northern Cape" */
  where: z.string(),
  /** Typed words that match nothing, for example "hospital" in "Tembisa hospital". */
  ignored: z.array(z.string()),
});
export type PlaceByName = z.infer<typeof PlaceByName>;

export const findPlacesByName = endpoint({
  method: "GET",
  path: "/api/geography/place",
  access: "anyone",
  open: {
    summary:
      "Places by any name: a province's, a district's, a municipality's, that of a town, a former one, or a police station's.",
    description:
      "Names in other official languages count as far as they are known. So do nicknames, abbreviations and postal codes, and whole labels such as “Umlazi, Durban”. Each place once, the closest first, larger places before smaller ones, at most ten. One letter may be wrong where nothing else is found.",
    example: { name: "Port Elizabeth" },
  },
  cache: "public",
  dependsOn: ["boundaries"],
  query: z.strictObject({ name: z.string().trim().max(MAX_PLACE_NAME).describe("As people write it.") }),
  response: z.array(PlaceByName),
});

export const Town = z.object({
  name: z.string(),
  boundaryId: z.number().int().describe("Its municipality."),
  municipality: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  mapRank: z
    .number()
    .int()
    .nullable()
    .describe("1 for the largest of its municipality; null for a former name, and where the point is rough."),
});
export type Town = z.infer<typeof Town>;

export const listTowns = endpoint({
  method: "GET",
  path: "/api/geography/town",
  access: "anyone",
  open: {
    summary: "The towns of a place, by name, each with a point. A police precinct has none.",
    example: { boundaryId: 1163 },
  },
  cache: "public",
  dependsOn: ["boundaries"],
  query: z.strictObject({ boundaryId: BoundaryId }),
  response: z.array(Town),
});

const Position = z.array(z.number());

/** Coordinates as in RFC 7946: WGS 84, longitude first. They have at most five decimals. */
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

const GeometryProvenance = z.object({
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
  dependsOn: ["boundaries"],
  params: z.object({ boundaryId: BoundaryId }),
  response: BoundaryFeatureCollection,
});

/** A building block's instance, or a challenge if `buildingBlock` is 0. Never a confidential place. */
export const MarkerFeature = z.object({
  type: z.literal("Feature"),
  properties: z.object({
    name: z.string(),
    stakeholder: z.number().int(),
    buildingBlock: z.number().int(),
    buildingBlockCategoryId: z.number().int().nullable(),
    /** True for a running challenge, and for an instance that meets a requirement. */
    active: z.boolean(),
    boundaryId: z.number().int(),
    boundaryTypeId: z.number().int(),
    peopleCount: z.number().int().nullable(),
    pillarId: z.number().int().optional(),
    collectionType: z.enum(["buildingBlock", "collectiveAction"]),
  }),
  /** WGS 84, longitude first, five decimals. */
  geometry: z.object({ type: z.literal("Point"), coordinates: z.tuple([z.number(), z.number()]) }),
});
export type MarkerFeature = z.infer<typeof MarkerFeature>;

export const MarkerCollection = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(MarkerFeature),
  /** Number of places of each block whose location is never disclosed. */
  withheld: z.array(
    z.object({
      buildingBlock: z.number().int(),
      buildingBlockCategoryId: z.number().int(),
      count: z.number().int(),
    }),
  ),
});
export type MarkerCollection = z.infer<typeof MarkerCollection>;

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
  mayBecomeConfidential: true,
  dependsOn: ["boundaries", "building-block"],
  params: z.object({
    boundaryId: BoundaryId,
    boundaryTypeId: BoundaryTypeId,
    componentId: idInAddress(1, THEME_COUNT)
      .describe("A theme; only 1, building blocks, has points here.")
      .optional(),
  }),
  response: MarkerCollection,
});

export const geographyEndpoints = [
  findPlacesByName,
  listTowns,
  listContainedBoundaries,
  listBoundaries,
  getBoundaryGeojson,
  getGeomarkers,
  getBoundary,
] as const;
