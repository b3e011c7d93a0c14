import { asAdmin } from "../../api/testing/asAdmin.ts";

const FACTOR = 100;

/**
 * A hundred times as many figures without changing answers: hidden categories, between those that an answer
 * reads, and further areas around them.
 */
export async function growCrime(url: string): Promise<void> {
  await asAdmin(
    url,
    `create temporary table before as select count(*) as figures from crime_figure;
    update crime_count set counts = (
      select array_agg(case when is_gbvf_related then counts[id] else coalesce(counts[id], 1) end order by id)
      from generate_series(1, (select max(crime_type_id) from crime_type)) as id
      left join crime_type on crime_type_id = id
    );
    insert into crime_count (boundary_id, year, quarter, counts)
      select boundary_id + 1000000 * n, year, quarter, counts
      from crime_count cross join generate_series(
        1, (select round(${FACTOR} * figures / (select count(*) from crime_figure))::int - 1 from before)
      ) n;`,
  );
  // Autovacuum does this a minute later.
  await asAdmin(url, "vacuum analyze crime_count");
}
