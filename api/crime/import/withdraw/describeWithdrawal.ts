import type { Knex } from "knex";
import { describeWithdrawn } from "../../../import/listImportsToWithdraw.ts";
import { counted } from "../../../lib/text/counted.ts";

/** Compares today's figures with those before the earliest of the withdrawn imports. */
const COMPARED = `
  with restored as (
    select distinct on (boundary_id, year, quarter) boundary_id, year, quarter, r.counts
    from crime_count_replaced r join data_import i using (import_id)
    where import_id = any(:importIds)
    order by boundary_id, year, quarter, i.finished_at, import_id
  )
  select count(*) filter (where before is null and now is not null)::int as removed,
    count(*) filter (where before is not null and now is null)::int as returned,
    count(*) filter (where before <> now)::int as changed,
    count(distinct boundary_id) filter (where before is distinct from now)::int as stations
  from restored left join crime_count c using (boundary_id, year, quarter)
  cross join lateral unnest(c.counts, restored.counts) as value (now, before)`;

export async function describeWithdrawal(trx: Knex, importIds: readonly number[]): Promise<string> {
  const { rows } = await trx.raw(COMPARED, { importIds });
  const { stations, ...changes } = rows[0];
  return describeWithdrawn({ ...changes, total: counted(stations, "station"), noun: "figure" });
}
