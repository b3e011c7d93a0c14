import type { Knex } from "knex";
import { BOUNDARY_TYPE } from "../../../shared/figures/boundaryTypes.ts";

/** In each array, a boundary comes before its containing boundary. */
export type BoundaryTree = {
  precinctCount: number;
  boundaryIds: Int32Array;
  parents: Int32Array;
  peopleCounts: (number | null)[];
  names: string[];
  precinctByCode: Map<string, number>;
  provinces: { code: string; index: number }[];
};

export async function readBoundaryTree(trx: Knex): Promise<BoundaryTree> {
  const rows: {
    boundaryId: number;
    boundaryTypeId: number;
    code: string;
    description: string;
    containingBoundaryId: number | null;
    peopleCount: number | null;
  }[] = await trx("boundary")
    .select(
      "boundary_id as boundaryId",
      "boundary_type_id as boundaryTypeId",
      "code",
      "description",
      "containing_boundary_id as containingBoundaryId",
      "people_count as peopleCount",
    )
    .orderBy([{ column: "boundary_type_id", order: "desc" }, { column: "boundary_id" }]);
  if (rows.at(-1)?.boundaryTypeId !== BOUNDARY_TYPE.country)
    throw new Error("The database has no boundaries yet.");

  const indexOf = new Map(rows.map(({ boundaryId }, index) => [boundaryId, index]));
  const precincts = rows.filter(({ boundaryTypeId }) => boundaryTypeId === BOUNDARY_TYPE.precinct);
  return {
    precinctCount: precincts.length,
    boundaryIds: Int32Array.from(rows, ({ boundaryId }) => boundaryId),
    parents: Int32Array.from(rows, ({ containingBoundaryId }) =>
      containingBoundaryId === null ? -1 : (indexOf.get(containingBoundaryId) ?? -1),
    ),
    peopleCounts: rows.map(({ peopleCount }) => peopleCount),
    names: rows.map(({ description }) => description),
    precinctByCode: new Map(precincts.map(({ code }, index) => [code, index])),
    provinces: rows.flatMap(({ boundaryTypeId, code }, index) =>
      boundaryTypeId === BOUNDARY_TYPE.province ? [{ code, index }] : [],
    ),
  };
}
