import type { Knex } from "knex";
import { whereOwnMunicipalities, whereOwnOrganisation } from "../../access/scope.ts";
import type { Session } from "../../lib/http/route.ts";
import { BOUNDARY_TYPE } from "../../shared/figures/boundaryTypes.ts";
import { type Quarter, quarterLabel } from "../../shared/quarters.ts";
import { ALL_TYPES } from "../results/groups.ts";
import { wherePublic } from "../results/publicQuarters.ts";
import type { Place } from "./contract.ts";

const SELECTABLE_TYPES = [BOUNDARY_TYPE.country, BOUNDARY_TYPE.province, BOUNDARY_TYPE.district];

export async function findPlaces(trx: Knex, session: Session, today: string): Promise<Place[]> {
  const query = trx("boundary as b")
    .leftJoin("boundary as p", "p.boundary_id", "b.national_boundary_id")
    .whereIn("b.boundary_type_id", SELECTABLE_TYPES)
    .orderBy("b.boundary_type_id")
    .orderByRaw("searchable(b.description)")
    .select("b.boundary_id", "b.description as name", "b.boundary_type_id")
    .select(
      trx.raw("case when b.boundary_type_id = ? then p.description end as province", [
        BOUNDARY_TYPE.district,
      ]),
    );
  if (!session.permissions.has("ViewNationalSurveyResults")) {
    query.where((ownPlaces) =>
      ownPlaces
        .whereIn("b.boundary_id", selectContainingAreas(trx, session, "district_boundary_id"))
        .orWhereIn("b.boundary_id", selectContainingAreas(trx, session, "national_boundary_id")),
    );
  }
  const places: Omit<Place, "latestPublished">[] = await query;
  const ids = places.map(({ boundaryId }) => boundaryId);
  const latest = await findLatestPublished(trx, ids, today);
  return places.map((place) => ({ ...place, latestPublished: latest.get(place.boundaryId) ?? null }));
}

async function findLatestPublished(
  trx: Knex,
  boundaryIds: readonly number[],
  today: string,
): Promise<Map<number, string>> {
  const published: (Quarter & { boundaryId: number })[] = await trx("health_check_result as r")
    .whereIn("r.boundary_id", boundaryIds)
    .where("r.organisation_type_id", ALL_TYPES)
    .whereNotNull("r.organisation_count")
    .modify(wherePublic, "r", today)
    .orderBy(["r.year", "r.quarter"])
    .select("r.boundary_id", "r.year", "r.quarter");
  return new Map(published.map((row) => [row.boundaryId, quarterLabel(row)]));
}

function selectContainingAreas(
  trx: Knex,
  session: Session,
  column: "district_boundary_id" | "national_boundary_id",
): Knex.QueryBuilder {
  const capturedIds = whereOwnMunicipalities(trx("boundary"), session, "boundary_id").select(column);
  const ownOrganisation = whereOwnOrganisation(
    trx("stakeholder as s").join("boundary", "boundary.boundary_id", "s.boundary_id"),
    session,
    "s.stakeholder_id",
  ).select(column);
  return capturedIds.union(ownOrganisation);
}
