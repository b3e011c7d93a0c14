import type { Knex } from "knex";

export type NewRow = Readonly<Record<string, string | number | boolean | null | object>>;

export async function insertRows(
  trx: Knex.Transaction,
  table: string,
  rows: readonly NewRow[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const names = columns.map(() => "??").join(", ");
  await trx.raw(`insert into ?? (${names}) select ${names} from json_populate_recordset(null::??, ?)`, [
    table,
    ...columns,
    ...columns,
    table,
    JSON.stringify(rows),
  ]);
}

export async function takeIds(
  trx: Knex.Transaction,
  table: string,
  idColumn: string,
  count: number,
): Promise<number[]> {
  const { rows } = await trx.raw(
    "select nextval(pg_get_serial_sequence(?, ?))::int as id from generate_series(1, ?::int)",
    [table, idColumn, count],
  );
  return rows.map(({ id }: { id: number }) => id);
}
