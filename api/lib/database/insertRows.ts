import type { Knex } from "knex";

export type NewRow = Readonly<Record<string, string | number | boolean | null | object>>;

export async function insertRows(
  trx: Knex.Transaction,
  table: string,
  rows: readonly NewRow[],
): Promise<void> {
  const [firstRow] = rows;
  if (firstRow === undefined) return;
  const columns = Object.keys(firstRow);
  const names = columns.map(() => "??").join(", ");
  await trx.raw(`insert into ?? (${names}) select ${names} from json_populate_recordset(null::??, ?)`, [
    table,
    ...columns,
    ...columns,
    table,
    JSON.stringify(rows),
  ]);
}

export async function updateRows(
  trx: Knex.Transaction,
  { table, idColumn, columns }: { table: string; idColumn: string; columns: readonly string[] },
  rows: readonly { id: number; change: NewRow }[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.map(() => "??").join(", ");
  await trx.raw(
    `update ?? as t set (${names}) = (select ${names} from jsonb_populate_record(t, x.change))
     from json_to_recordset(?) as x(id int, change jsonb) where t.?? = x.id`,
    [table, ...columns, ...columns, JSON.stringify(rows), idColumn],
  );
}

export async function reserveIds(
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
