import { asAdmin } from "../../api/testing/asAdmin.ts";

const FACTOR = 100;

/**
 * A hundred times as many figures without changing answers: hidden categories, between the rows that an
 * answer reads, and further areas around them.
 */
export async function growCrime(url: string): Promise<void> {
  await asAdmin(
    url,
    `create temporary table before as select count(*) as figures from crime_figure;
    alter table crime_figure drop constraint crime_figure_pkey;
    insert into crime_figure (boundary_id, year, quarter, crime_type_id, value)
      select boundary_id, year, quarter, t.crime_type_id, value
      from (select distinct on (boundary_id, year, quarter) * from crime_figure) f cross join crime_type t
      where not t.is_gbvf_related;
    insert into crime_figure (boundary_id, year, quarter, crime_type_id, value)
      select boundary_id + 1000000 * n, year, quarter, crime_type_id, value
      from crime_figure cross join generate_series(
        1, (select round(${FACTOR} * figures / (select count(*) from crime_figure))::int - 1 from before)
      ) n;
    alter table crime_figure add primary key (boundary_id, year, quarter, crime_type_id);`,
  );
  // Autovacuum does this a minute later.
  await asAdmin(url, "vacuum analyze crime_figure");
}
