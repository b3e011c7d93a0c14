import type { Knex } from "knex";
import { BOUNDARY_TYPE } from "../../shared/figures/boundaryTypes.ts";
import { interiorPoint } from "../geometry/interiorPoint.ts";
import type { PreparedBoundary } from "../geometry/prepareBoundaries.ts";

const THEME = "boundaries";
const ROW_BATCH = 200;

export type NewSource = {
  description: string;
  url: string | null;
  licence: string | null;
  fingerprint: string | null;
  isApproximate: boolean;
};

type CurrentSource = { description: string; fingerprint: string | null };

export async function findCurrentSource(trx: Knex): Promise<CurrentSource | undefined> {
  return trx("data_source")
    .where({ theme: THEME })
    .orderBy("dataSourceId", "desc")
    .first("description", "fingerprint");
}

/** @throws unless the areas match the boundaries in the database, except for added precincts */
export async function replaceGeometry(
  trx: Knex.Transaction,
  prepared: readonly PreparedBoundary[],
  source: NewSource,
): Promise<void> {
  const boundaries: { boundaryId: number; boundaryTypeId: number; code: string }[] = await trx("boundary")
    .where("boundaryTypeId", ">", 0)
    .whereNotIn("boundaryId", trx("added_precinct").select("boundary_id"))
    .select("boundaryId", "boundaryTypeId", "code");
  const getKey = ({ boundaryTypeId, code }: { boundaryTypeId: number; code: string }) =>
    `${boundaryTypeId} ${code}`;
  const ids = new Map(boundaries.map((boundary) => [getKey(boundary), boundary.boundaryId]));
  const keys = new Set(prepared.map(getKey));
  const different = [...keys]
    .filter((each) => !ids.has(each))
    .concat([...ids.keys()].filter((each) => !keys.has(each)));
  if (different.length > 0) {
    throw new Error(`The database and the reference tables differ: ${different.join(", ")}.`);
  }

  await trx("boundary_geometry").del();
  await trx("data_source").where({ theme: THEME }).del();
  const [row] = await trx("data_source")
    .insert({ theme: THEME, ...source })
    .returning("dataSourceId");
  const rows = prepared.map((boundary) => {
    const interior =
      boundary.boundaryTypeId === BOUNDARY_TYPE.municipality ? interiorPoint(boundary.geometry) : undefined;
    return {
      boundaryId: ids.get(getKey(boundary)),
      geometry: JSON.stringify(boundary.geometry),
      dataSourceId: row.dataSourceId,
      interiorLongitude: interior?.longitude ?? null,
      interiorLatitude: interior?.latitude ?? null,
      interiorRadius: interior?.radius ?? null,
    };
  });
  await trx.batchInsert("boundary_geometry", rows, ROW_BATCH);
}
