import type { Knex } from "knex";
import { finishSurveys } from "./closeSurveys.ts";

/** Earlier versions closed surveys without blurring; their public figures stay. */
export async function blurEarlierSurveys(trx: Knex.Transaction): Promise<void> {
  const ids: number[] = await trx("health_check")
    .whereNotNull("closed_on")
    .where({ isBlurred: false })
    .pluck("health_check_id");
  if (ids.length === 0) return;
  const figures = await trx("health_check_result")
    .whereNotNull("overall")
    .select("boundary_id", "year", "quarter", "organisation_type_id", "overall");
  await finishSurveys(trx, ids, { isCountKnown: true });
  await trx.raw(
    `update health_check_result as r set overall_before = b.overall
    from json_to_recordset(?) as b("boundaryId" int, year int, quarter int, "organisationTypeId" int, overall int)
    where r.boundary_id = b."boundaryId" and r.year = b.year and r.quarter = b.quarter
      and r.organisation_type_id = b."organisationTypeId" and r.overall is not null`,
    [JSON.stringify(figures)],
  );
}
