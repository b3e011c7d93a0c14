import type { Knex } from "knex";
import { findBoundary } from "../geography/queries.ts";
import { notFound } from "../lib/http/errors.ts";
import { callUrl } from "../shared/http/callUrl.ts";
import type { FileAnswer } from "../shared/http/fileAnswer.ts";
import { csvText } from "./CsvFile.ts";
import { TABLES_OF } from "./contract.ts";
import { tableMetadata } from "./csvw.ts";
import { inFileName, inventedPrefix } from "./placeArchive.ts";
import { findWithInside } from "./places.ts";
import { commonTables, type ThemeKey, themeTables } from "./placeTables.ts";
import { licenceOf, type Site } from "./siteOf.ts";

const THEME_KEYS = (Object.keys(TABLES_OF) as (keyof typeof TABLES_OF)[]).filter((key) => key !== "common");

type Table = { table: string; boundaryId: number };

export async function placeTable(trx: Knex, table: Table, today: string): Promise<FileAnswer> {
  const { file, source, name } = await findTable(trx, table, today);
  return {
    fileName: `${inventedPrefix([{ source }])}gbvf-${name}-${today}.csv`,
    describedBy: callUrl("GET /api/tables/:table/metadata", splitAddress(table)),
    bytes: Buffer.from(csvText(file)),
  };
}

export async function placeTableMetadata(
  trx: Knex,
  table: Table,
  { today, site }: { today: string; site: Site },
): Promise<FileAnswer> {
  const { file, name } = await findTable(trx, table, today);
  const url = site.origin + callUrl("GET /api/tables/:table", splitAddress(table));
  const metadata = tableMetadata({ file, url, licence: licenceOf(site) });
  return { fileName: `gbvf-${name}-metadata.json`, bytes: Buffer.from(JSON.stringify(metadata)) };
}

const splitAddress = ({ table, boundaryId }: Table) => ({ params: { table }, query: { boundaryId } });

async function findTable(trx: Knex, { table, boundaryId }: Table, today: string) {
  const boundary = await findBoundary(trx, boundaryId);
  const ofPlace = { boundaryId, places: await findWithInside(trx, boundary), today };
  const key = THEME_KEYS.find((each): each is ThemeKey => TABLES_OF[each].some((name) => name === table));
  const { files, source } =
    key === undefined
      ? { files: await commonTables(trx, ofPlace), source: null }
      : await themeTables(trx, key, ofPlace);
  const file = files.find(({ name }) => name === table);
  if (file === undefined) throw notFound("This table");
  return { file, source, name: `${inFileName(boundary.description)}-${table.replace(/\.csv$/, "")}` };
}
