import type { Knex } from "knex";
import { readShapes, type TableShape } from "../../backup/tables.ts";

export const readTables = (knex: Knex) => readShapes(knex, ["knex_migrations", "knex_migrations_lock"]);

/** The returned function says what became of the copied rows. */
export async function copyTables(knex: Knex): Promise<() => Promise<string[]>> {
  const shapes = await readTables(knex);
  await knex.raw("create schema before");
  for (const { table } of shapes) {
    await knex.raw("create table before.?? as table public.??", [table, table]);
  }
  return () => changesSince(knex, shapes);
}

export async function changesSince(knex: Knex, shapes: readonly TableShape[]): Promise<string[]> {
  const now = await readColumns(knex);
  const found: string[] = [];
  for (const shape of shapes) found.push(...(await findChanges(knex, shape, now.get(shape.table))));
  return found.toSorted();
}

/** Also of views: one may now stand for the table. */
async function readColumns(knex: Knex): Promise<Map<string, string[]>> {
  const found: { table: string; columns: string[] }[] = await knex("information_schema.columns")
    .where("table_schema", "public")
    .groupBy("table_name")
    .select({ table: "table_name" }, knex.raw("array_agg(column_name::text) as columns"));
  return new Map(found.map(({ table, columns }) => [table, columns]));
}

async function findChanges(knex: Knex, shape: TableShape, now: string[] | undefined): Promise<string[]> {
  const { table, columns, key } = shape;
  if (now === undefined) return [`${table} is gone`];
  const gone = columns.filter((column) => !now.includes(column));
  const words = gone.map((column) => `${table}.${column} is gone`);
  if (key.some((column) => gone.includes(column))) return words;
  return [...words, ...(await compareRows(knex, shape, gone))];
}

async function compareRows(
  knex: Knex,
  { table, columns, key }: TableShape,
  gone: string[],
): Promise<string[]> {
  const kept = columns.filter((column) => !gone.includes(column));
  const keyOf = (alias: string) => knex.raw(`row(${key.map(() => `${alias}.??`).join(", ")})::text`, key);
  const isPaired = "not (old is null) and not (now is null)";
  const changes = [
    { words: `${table} loses rows`, where: knex.raw("now is null") },
    { words: `${table} gains rows`, where: knex.raw("old is null") },
    ...kept.map((column) => ({
      words: `${table}.${column} changes`,
      where: knex.raw(`${isPaired} and old.??::text is distinct from now.??::text`, [column, column]),
    })),
  ];
  const { rows } = await knex.raw(
    `select ${changes.map((_, index) => `count(*) filter (where ?) as c${index}`).join(", ")}
     from before.?? as old full join public.?? as now on ? = ?`,
    [...changes.map(({ where }) => where), table, table, keyOf("old"), keyOf("now")],
  );
  return changes.filter((_, index) => Number(rows[0][`c${index}`]) > 0).map(({ words }) => words);
}
