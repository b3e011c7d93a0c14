import type { Knex } from "knex";
import type { FigureSource } from "../source/contract.ts";

type Row = Omit<FigureSource, "capturedOn" | "besides"> & { theme: string; capturedAt: Date };

/** Of each theme the one that brought figures last. */
export async function latestSources(trx: Knex): Promise<ReadonlyMap<string, FigureSource>> {
  const rows: Row[] = await trx("data_source")
    .distinctOn("theme")
    .orderBy([
      { column: "theme" },
      { column: "captured_at", order: "desc" },
      { column: "data_source_id", order: "desc" },
    ])
    .select("theme", "description", "url", "is_demonstration", "captured_at");
  return new Map(
    rows.map(({ theme, capturedAt, ...source }) => [
      theme,
      { ...source, capturedOn: capturedAt.toISOString().slice(0, 10) },
    ]),
  );
}
