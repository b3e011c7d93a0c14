import type pg from "pg";
import { asAdmin } from "../../api/testing/asAdmin.ts";
import { connect } from "./recordedSql.ts";

const FACTOR = 100;
/** Distance between the ids of a row and its next copy. */
const ID_OFFSET = 10_000_000;

/**
 * Stores a hundred times as many figures without changing responses: adds further areas, future years, and instances in
 * further municipalities.
 */
export async function growFigures(url: string): Promise<void> {
  await growCrime(url);
  const client = await connect(url);
  try {
    await growStoredFigures(client);
    await growPlaces(client);
    // Autovacuum does this a minute later.
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

/** Adds hidden categories between those that a response reads, and further areas. */
async function growCrime(url: string): Promise<void> {
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

async function growStoredFigures(client: pg.Client): Promise<void> {
  const laterDay = { from_day: "from_day + 36525 * n" };
  const otherArea = { boundary_id: `boundary_id + ${ID_OFFSET} * n` };
  const datedTables = { building_block_step: laterDay, building_block_requirement_step: laterDay };
  for (const [table, changedColumns] of Object.entries({
    ...datedTables,
    health_check_result: { year: "year + 100 * n" },
  })) {
    await copyRows(client, table, 2, changedColumns);
    await copyRows(client, table, FACTOR / 2, otherArea);
  }
  await copyRows(client, "collective_action_count", FACTOR, otherArea);
}

async function growPlaces(client: pg.Client): Promise<void> {
  const otherBoundary = { boundary_id: `boundary_id + ${ID_OFFSET} * n` };
  await copyRows(client, "boundary", FACTOR, {
    ...otherBoundary,
    code: "'further ' || n || code",
    containing_boundary_id: "null",
    national_boundary_id: "null",
    district_boundary_id: "null",
  });
  await copyRows(client, "boundary_geometry", FACTOR, { ...otherBoundary, geometry: "'{}'" });
  const otherStakeholder = { stakeholder_id: `stakeholder_id + ${ID_OFFSET} * n` };
  const otherInstance = { building_block_stakeholder_id: `building_block_stakeholder_id + ${ID_OFFSET} * n` };
  await copyRows(client, "stakeholder", FACTOR, { ...otherBoundary, ...otherStakeholder });
  for (const table of ["address", "contact", "collective_action"]) {
    const otherRow = { [`${table}_id`]: `${table}_id + ${ID_OFFSET} * n` };
    await copyRows(client, table, FACTOR, { ...otherStakeholder, ...otherRow });
  }
  await copyRows(client, "building_block_stakeholder", FACTOR, {
    ...otherBoundary,
    ...otherStakeholder,
    ...otherInstance,
  });
  await copyRows(client, "building_block_contact_person", FACTOR, { ...otherStakeholder, ...otherInstance });
}

/** `changed` is SQL for the differences of copy `n`. */
async function copyRows(
  client: pg.Client,
  table: string,
  times: number,
  changedColumns: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await client.query(
    "select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'",
    [table],
  );
  const names: string[] = rows.map(({ name }) => name);
  const columns = names.map((name) => changedColumns[name] ?? name);
  await client.query(
    `insert into ${table} (${names.join()}) select ${columns.join()} from ${table} cross join generate_series(1, ${times - 1}) n`,
  );
}
