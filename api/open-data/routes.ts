import type { Knex } from "knex";
import { findBoundary } from "../geography/queries.ts";
import { notFound } from "../lib/http/errors.ts";
import { route } from "../lib/http/route.ts";
import { callUrl } from "../shared/http/callUrl.ts";
import type { FileAnswer } from "../shared/http/fileAnswer.ts";
import { csvText } from "./CsvFile.ts";
import { downloadPlace, getTable, getTableMetadata, TABLES_OF } from "./contract.ts";
import { tableMetadata } from "./csvw.ts";
import { inFileName, inventedPrefix, placeArchive } from "./placeArchive.ts";
import { findWithInside } from "./places.ts";
import { commonTables, type ThemeKey, themeTables } from "./placeTables.ts";
import { licenceOf, type Site, siteOf } from "./siteOf.ts";

export const openDataRoutes = [
  route(downloadPlace, ({ query, trx, today, env }) =>
    placeArchive(trx, query.boundaryId, { today, site: siteOf(env) }),
  ),
  route(getTable, ({ params, query, trx, today }) => placeTable(trx, { ...params, ...query }, today)),
  route(getTableMetadata, ({ params, query, trx, today, env }) =>
    placeTableMetadata(trx, { ...params, ...query }, { today, site: siteOf(env) }),
  ),
];

const THEME_KEYS = (Object.keys(TABLES_OF) as (keyof typeof TABLES_OF)[]).filter((key) => key !== "common");

type Table = { table: string; boundaryId: number };

async function placeTable(trx: Knex, table: Table, today: string): Promise<FileAnswer> {
  const { file, source, name } = await findTable(trx, table, today);
  return {
    fileName: `${inventedPrefix([{ source }])}gbvf-${name}-${today}.csv`,
    describedBy: callUrl("GET /api/tables/:table/metadata", splitAddress(table)),
    bytes: Buffer.from(csvText(file)),
  };
}

async function placeTableMetadata(
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
