import type { Knex } from "knex";
import { notFound } from "../lib/http/errors.ts";
import type { BoundaryFeature, BoundaryFeatureCollection } from "./contract.ts";

export type BoundaryRow = {
  boundaryId: number;
  boundaryTypeId: number;
  code: string;
  description: string;
  containingBoundaryId: number | null;
  nationalBoundaryId: number | null;
  districtBoundaryId: number | null;
  peopleCount: number | null;
  precinctCount: number;
};

export async function findBoundary(trx: Knex, boundaryId: number): Promise<BoundaryRow> {
  const boundary = await trx<BoundaryRow>("boundary").where({ boundaryId }).first();
  if (boundary === undefined) throw notFound("This boundary");
  return boundary;
}

export async function findContained(trx: Knex, containingBoundaryId: number): Promise<BoundaryRow[]> {
  return trx<BoundaryRow>("boundary")
    .where({ containingBoundaryId })
    .orderBy("description")
    .orderBy("boundaryId");
}

export const findAreas = (trx: Knex, boundaryId: number, areaTypeId?: number): Promise<BoundaryRow[]> =>
  areaTypeId === undefined
    ? findContained(trx, boundaryId)
    : listBoundariesOfType(trx, { boundaryTypeId: areaTypeId, containingBoundaryId: boundaryId });

type ListQuery = {
  boundaryTypeId: number;
  containingBoundaryId?: number | undefined;
  filter?: string | undefined;
};

export async function listBoundariesOfType(
  trx: Knex,
  { boundaryTypeId, containingBoundaryId, filter }: ListQuery,
): Promise<BoundaryRow[]> {
  const query = trx<BoundaryRow>("boundary")
    .where({ boundaryTypeId })
    .orderBy("description")
    .orderBy("boundaryId");
  if (containingBoundaryId !== undefined && containingBoundaryId !== 0) {
    query.where((inside) =>
      inside
        .where({ containingBoundaryId })
        .orWhere({ nationalBoundaryId: containingBoundaryId })
        .orWhere({ districtBoundaryId: containingBoundaryId }),
    );
  }
  if (filter !== undefined && filter !== "") {
    const pattern = `%${filter.replace(/[\\%_]/g, "\\$&")}%`;
    query.where((condition) => condition.whereILike("description", pattern).orWhereILike("code", pattern));
  }
  return query;
}

type BoundaryOutline = {
  boundaryId: number;
  boundaryTypeId: number;
  code: string;
  description: string;
  peopleCount: number | null;
  geometry: BoundaryFeature["geometry"];
  isApproximate: boolean;
  source: string;
  url: string | null;
  licence: string | null;
};

const queryOutlines = (trx: Knex) =>
  trx("boundary as b")
    .join("boundary_geometry as g", "g.boundary_id", "b.boundary_id")
    .join("data_source as s", "s.data_source_id", "g.data_source_id")
    .orderBy("b.boundary_id")
    .select("b.boundary_id", "b.boundary_type_id", "b.code", "b.description", "b.people_count", "g.geometry")
    .select("s.is_approximate", "s.description as source", "s.url", "s.licence");

export async function findOutlines(
  trx: Knex,
  boundaryIds: readonly number[],
): Promise<Pick<BoundaryOutline, "boundaryId" | "geometry" | "isApproximate" | "source">[]> {
  return queryOutlines(trx).whereIn("b.boundary_id", boundaryIds);
}

export async function findGeojson(
  trx: Knex,
  containingBoundaryId: number,
): Promise<BoundaryFeatureCollection> {
  await findBoundary(trx, containingBoundaryId);
  const rows: BoundaryOutline[] = await queryOutlines(trx).where(
    "b.containing_boundary_id",
    containingBoundaryId,
  );
  const firstOutline = rows[0];
  return {
    type: "FeatureCollection",
    containingBoundaryId,
    provenance: {
      isApproximate: firstOutline?.isApproximate ?? false,
      description: firstOutline?.source ?? "There are no boundary lines of this area",
      url: firstOutline?.url ?? null,
      licence: firstOutline?.licence ?? null,
    },
    features: rows.map(({ boundaryId, boundaryTypeId, code, description, peopleCount, geometry }) => ({
      type: "Feature",
      id: boundaryId,
      properties: { boundaryId, boundaryTypeId, name: description, code, peopleCount },
      geometry,
    })),
  };
}
