import type { Knex } from "knex";
import { firstDayOf, quarterOfDay } from "../../shared/quarters.ts";
import { CHECKABLE_CONTACTS, INSTANCE_COLUMNS, IS_TO_CALL, WITH_NOTES } from "../check/due.ts";
import { CAPTURE, INSTANCE_IS_VALID, IS_OVERDUE, IS_REPORTED } from "../conditions.ts";
import type { MunicipalityBlocks } from "./contract.ts";

const COUNTS = [
  ...(["contactCount", "dueCount", "overdueCount"] as const),
  ...(["checkedThisQuarterCount", "reportedCount", "callAgainCount"] as const),
] as const;
type WorkCounts = Pick<MunicipalityBlocks, (typeof COUNTS)[number] | "pendingCount">;
type CountRow = Omit<WorkCounts, "pendingCount"> & { boundaryId: number; buildingBlockId: number };

export async function readWorkCounts(trx: Knex, municipalityIds: readonly number[], today: string) {
  const parameters = { today, quarter: firstDayOf(quarterOfDay(today)) };
  const countWhere = (condition: string, name: string) =>
    trx.raw(`(count(*) filter (where ${condition}))::int as ${name}`, parameters);
  const instances = trx("building_block_stakeholder as i")
    .whereIn("i.boundary_id", municipalityIds)
    .whereRaw(INSTANCE_IS_VALID, parameters)
    .select(INSTANCE_COLUMNS);
  const rows: CountRow[] = await trx
    .queryBuilder()
    .with("own", instances)
    .from(trx.raw(`(${CHECKABLE_CONTACTS}) as p`, parameters))
    .leftJoin("wrong_number as w", "w.stakeholder_id", "p.stakeholder_id")
    .joinRaw(WITH_NOTES)
    .groupBy("p.boundary_id", "p.building_block_id")
    .select("p.boundary_id", "p.building_block_id", trx.raw("count(*)::int as contact_count"))
    .select(countWhere(IS_TO_CALL, "due_count"), countWhere(IS_OVERDUE, "overdue_count"))
    .select(countWhere("p.verified_on >= :quarter", "checked_this_quarter_count"))
    .select(countWhere(`${IS_TO_CALL} and n.call_again_on is not null`, "call_again_count"))
    .select(countWhere(IS_REPORTED, "reported_count"));
  const pendingRows: { boundaryId: number; count: number }[] = await trx("building_block_capture as c")
    .join(
      "building_block_stakeholder as i",
      "i.building_block_stakeholder_id",
      "c.building_block_stakeholder_id",
    )
    .where("c.state", CAPTURE.pending)
    .whereIn("i.boundary_id", municipalityIds)
    .groupBy("i.boundary_id")
    .select("i.boundary_id", trx.raw("count(*)::int as count"));
  const pendingCounts = new Map(pendingRows.map(({ boundaryId, count }) => [boundaryId, count]));
  const rowsByMunicipality = Map.groupBy(rows, ({ boundaryId }) => boundaryId);
  return {
    getMunicipalityCounts(boundaryId: number): WorkCounts {
      const municipalityRows = rowsByMunicipality.get(boundaryId) ?? [];
      const counts = COUNTS.map((name) => [name, municipalityRows.reduce((sum, row) => sum + row[name], 0)]);
      return { ...Object.fromEntries(counts), pendingCount: pendingCounts.get(boundaryId) ?? 0 };
    },
    getDueCount: (boundaryId: number, buildingBlockId: number): number =>
      (rowsByMunicipality.get(boundaryId) ?? []).find((row) => row.buildingBlockId === buildingBlockId)
        ?.dueCount ?? 0,
  };
}
