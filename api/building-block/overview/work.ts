import type { Knex } from "knex";
import { firstDayOf, quarterOfDay } from "../../shared/quarters.ts";
import { CALLED, CALLED_OF, IS_TO_CALL, WITH_NOTES } from "../check/due.ts";
import { CAPTURE, INSTANCE_IS_VALID, IS_OVERDUE, IS_REPORTED } from "../conditions.ts";
import type { MunicipalityBlocks } from "./contract.ts";

const COUNTS = [
  ...(["contactCount", "dueCount", "overdueCount"] as const),
  ...(["checkedThisQuarterCount", "reportedCount", "callAgainCount"] as const),
] as const;
type WorkCounts = Pick<MunicipalityBlocks, (typeof COUNTS)[number] | "pendingCount">;
type Row = Omit<WorkCounts, "pendingCount"> & { boundaryId: number; buildingBlockId: number };

export async function readWorkCounts(trx: Knex, municipalityIds: readonly number[], today: string) {
  const parameters = { today, quarter: firstDayOf(quarterOfDay(today)) };
  const counted = (condition: string, name: string) =>
    trx.raw(`(count(*) filter (where ${condition}))::int as ${name}`, parameters);
  const own = trx("building_block_stakeholder as i")
    .whereIn("i.boundary_id", municipalityIds)
    .whereRaw(INSTANCE_IS_VALID, parameters)
    .select(CALLED_OF);
  const rows: Row[] = await trx
    .queryBuilder()
    .with("own", own)
    .from(trx.raw(`(${CALLED}) as p`, parameters))
    .leftJoin("wrong_number as w", "w.stakeholder_id", "p.stakeholder_id")
    .joinRaw(WITH_NOTES)
    .groupBy("p.boundary_id", "p.building_block_id")
    .select("p.boundary_id", "p.building_block_id", trx.raw("count(*)::int as contact_count"))
    .select(counted(IS_TO_CALL, "due_count"), counted(IS_OVERDUE, "overdue_count"))
    .select(counted("p.verified_on >= :quarter", "checked_this_quarter_count"))
    .select(counted(`${IS_TO_CALL} and n.call_again_on is not null`, "call_again_count"))
    .select(counted(IS_REPORTED, "reported_count"));
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
  const pendingIn = new Map(pendingRows.map(({ boundaryId, count }) => [boundaryId, count]));
  const rowsOf = Map.groupBy(rows, ({ boundaryId }) => boundaryId);
  return {
    getMunicipalityCounts(boundaryId: number): WorkCounts {
      const own = rowsOf.get(boundaryId) ?? [];
      const counts = COUNTS.map((name) => [name, own.reduce((sum, row) => sum + row[name], 0)]);
      return { ...Object.fromEntries(counts), pendingCount: pendingIn.get(boundaryId) ?? 0 };
    },
    dueOfBlock: (boundaryId: number, buildingBlockId: number): number =>
      (rowsOf.get(boundaryId) ?? []).find((row) => row.buildingBlockId === buildingBlockId)?.dueCount ?? 0,
  };
}
