import type { Knex } from "knex";
import { z } from "zod";
import { PRECINCT_LINE, storeTotals } from "../crime/storeTotals.ts";
import { sumPrecincts } from "../crime/sumPrecincts.ts";
import { readApproximateBoundaries } from "../geography/geometry/readApproximateBoundaries.ts";
import { replaceGeometry } from "../geography/import/replaceGeometry.ts";
import { raiseDataVersion } from "../lib/cache/dataVersion.ts";
import { readReference } from "../lib/figures/readReference.ts";

const Station = z.object({ code: z.string(), municipality_code: z.string() });

/** Moves precincts to the municipality in the file, and recomputes sums, rates and approximate outlines. */
export async function storePrecincts(trx: Knex.Transaction): Promise<void> {
  const { rowCount } = await trx.raw(
    `update boundary precinct
    set containing_boundary_id = municipality.boundary_id, district_boundary_id = municipality.district_boundary_id
    from json_to_recordset(?) as station (code text, municipality_code text)
    join boundary municipality
      on municipality.boundary_type_id = 3 and municipality.code = station.municipality_code
    where precinct.boundary_type_id = 5 and precinct.code = station.code
      and precinct.containing_boundary_id <> municipality.boundary_id`,
    [JSON.stringify(await readReference("police_stations.csv", Station))],
  );
  if (!rowCount) return;
  await sumPrecincts(trx);
  await trx.raw(
    "delete from crime_count where boundary_id in (select boundary_id from boundary where boundary_type_id in (2, 3))",
  );
  await trx.raw(`insert into crime_count (boundary_id, year, quarter, counts)
    ${PRECINCT_LINE}
    select boundary_id, year, quarter, array_agg(count order by type)
    from (
      select line.boundary_id, year, quarter, type, sum(value)::integer as count
      from line join boundary using (boundary_id)
      join crime_count on crime_count.boundary_id = precinct_id
      cross join unnest(counts) with ordinality as of (value, type)
      where boundary_type_id in (2, 3)
      group by line.boundary_id, year, quarter, type
    ) summed
    group by boundary_id, year, quarter`);
  if (await trx("data_source").where({ theme: "boundaries", isApproximate: true }).first())
    await storeApproximateLines(trx);
  await storeTotals(trx);
  await raiseDataVersion(trx);
}

export async function storeApproximateLines(trx: Knex.Transaction): Promise<void> {
  const { source, boundaries } = await readApproximateBoundaries();
  await replaceGeometry(trx, boundaries, { ...source, fingerprint: null, isApproximate: true });
}
