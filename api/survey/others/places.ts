import type { Knex } from "knex";
import { ofOwnMunicipalities, ofOwnOrganisation } from "../../access/scope.ts";
import { BOUNDARY_TYPE } from "../../lib/figures/boundaryTypes.ts";
import type { Session } from "../../lib/http/route.ts";
import type { Place } from "./contract.ts";

const SHOWN = [BOUNDARY_TYPE.country, BOUNDARY_TYPE.province, BOUNDARY_TYPE.district];

export async function findPlaces(trx: Knex, session: Session): Promise<Place[]> {
  const query = trx("boundary as b")
    .leftJoin("boundary as p", "p.boundary_id", "b.national_boundary_id")
    .whereIn("b.boundary_type_id", SHOWN)
    .orderBy("b.boundary_type_id")
    .orderByRaw("searchable(b.description)")
    .select("b.boundary_id", "b.description as name", "b.boundary_type_id")
    .select(
      trx.raw("case when b.boundary_type_id = ? then p.description end as province", [
        BOUNDARY_TYPE.district,
      ]),
    );
  if (!session.actions.has("ViewNationalSurveyResults")) {
    query.where((own) =>
      own
        .whereIn("b.boundary_id", around(trx, session, "district_boundary_id"))
        .orWhereIn("b.boundary_id", around(trx, session, "national_boundary_id")),
    );
  }
  return query;
}

function around(
  trx: Knex,
  session: Session,
  column: "district_boundary_id" | "national_boundary_id",
): Knex.QueryBuilder {
  const captured = ofOwnMunicipalities(trx("boundary"), session, "boundary_id").select(column);
  const spokenFor = ofOwnOrganisation(
    trx("stakeholder as s").join("boundary", "boundary.boundary_id", "s.boundary_id"),
    session,
    "s.stakeholder_id",
  ).select(column);
  return captured.union(spokenFor);
}
