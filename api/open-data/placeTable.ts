import type { Knex } from "knex";
import { findBoundary } from "../geography/queries.ts";
import { notFound } from "../lib/http/errors.ts";
import type { FileAnswer } from "../lib/http/fileAnswer.ts";
import { csvText } from "./CsvFile.ts";
import { TABLES_OF } from "./contract.ts";
import { inFileName, inventedPrefix } from "./placeArchive.ts";
import { findWithInside } from "./places.ts";
import { commonTables, type ThemeKey, themeTables } from "./placeTables.ts";

const THEME_KEYS = (Object.keys(TABLES_OF) as (keyof typeof TABLES_OF)[]).filter((key) => key !== "common");

export async function placeTable(
  trx: Knex,
  { table, boundaryId }: { table: string; boundaryId: number },
  today: string,
): Promise<FileAnswer> {
  const boundary = await findBoundary(trx, boundaryId);
  const ofPlace = { boundaryId, places: await findWithInside(trx, boundary), today };
  const key = THEME_KEYS.find((each): each is ThemeKey => TABLES_OF[each].some((name) => name === table));
  const { files, source } =
    key === undefined
      ? { files: await commonTables(trx, ofPlace), source: null }
      : await themeTables(trx, key, ofPlace);
  const file = files.find(({ name }) => name === table);
  if (file === undefined) throw notFound("This table");
  const name = `${inFileName(boundary.description)}-${table.replace(/\.csv$/, "")}`;
  return {
    fileName: `${inventedPrefix([{ source }])}gbvf-${name}-${today}.csv`,
    bytes: Buffer.from(csvText(file)),
  };
}
