import { strToU8, zip } from "fflate";
import type { Knex } from "knex";
import { TABLES_BY_THEME } from "../dashboard/contract.ts";
import { findBoundary } from "../geography/queries.ts";
import { notFound } from "../lib/http/errors.ts";
import { route } from "../lib/http/route.ts";
import type { FileResponse } from "../shared/http/fileResponse.ts";
import { requestUrl } from "../shared/http/requestUrl.ts";
import { toCsv } from "../sheet/CsvFile.ts";
import { downloadPlace, getTable, getTableMetadata } from "./contract.ts";
import { archiveMetadata, tableMetadata } from "./csvw.ts";
import { getLicence, getSite, type Site } from "./getSite.ts";
import { findWithDescendants } from "./places.ts";
import { commonTables, themeTables } from "./placeTables.ts";
import { readmeText } from "./readme.ts";

export async function placeArchive(
  trx: Knex,
  boundaryId: number,
  { today, site }: { today: string; site: Site },
): Promise<FileResponse> {
  const boundary = await findBoundary(trx, boundaryId);
  const placeQuery = { boundaryId, places: await findWithDescendants(trx, boundary), today };
  const themes = [];
  for (const key of THEME_KEYS) themes.push(await themeTables(trx, key, placeQuery));
  const files = [...(await commonTables(trx, placeQuery)), ...themes.flatMap((theme) => theme.files)];
  const { boundaryTypeId, description: place } = boundary;
  const address = `${site.origin}/home/chart?boundaryId=${boundaryId}&boundaryTypeId=${boundaryTypeId}`;
  const texts = [
    ["README.txt", readmeText({ place, address, today, files, themes })],
    ["csv-metadata.json", `${JSON.stringify(archiveMetadata(files, getLicence(site)), null, 2)}\n`],
    ...files.map((each) => [each.name, toCsv(each)]),
  ];
  return {
    fileName: `${getInventedPrefix(themes)}gbvf-${toFileName(place)}-${today}.zip`,
    bytes: await createZip(texts, today),
  };
}

const getInventedPrefix = (themes: readonly { source: { isDemonstration: boolean } | null }[]) =>
  themes.some(({ source }) => source?.isDemonstration) ? "demonstration-" : "";

function createZip(texts: readonly (readonly string[])[], today: string): Promise<Uint8Array> {
  const contents = Object.fromEntries(texts.map(([name = "", text = ""]) => [name, strToU8(text)]));
  // All processes must produce the same bytes, so the files do not contain the current time.
  const options = { mtime: `${today}T00:00:00` };
  return new Promise((resolve, reject) => {
    zip(contents, options, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
}

const toFileName = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

export const openDataRoutes = [
  route(downloadPlace, ({ query, trx, today, env }) =>
    placeArchive(trx, query.boundaryId, { today, site: getSite(env) }),
  ),
  route(getTable, ({ params, query, trx, today }) => placeTable(trx, { ...params, ...query }, today)),
  route(getTableMetadata, ({ params, query, trx, today, env }) =>
    placeTableMetadata(trx, { ...params, ...query }, { today, site: getSite(env) }),
  ),
];

const THEME_KEYS = (Object.keys(TABLES_BY_THEME) as (keyof typeof TABLES_BY_THEME)[]).filter(
  (key) => key !== "common",
);

type Table = { table: string; boundaryId: number };

async function placeTable(trx: Knex, table: Table, today: string): Promise<FileResponse> {
  const { file, source, name } = await findTable(trx, table, today);
  return {
    fileName: `${getInventedPrefix([{ source }])}gbvf-${name}-${today}.csv`,
    describedBy: requestUrl("GET /api/tables/:table/metadata", splitAddress(table)),
    bytes: Buffer.from(toCsv(file)),
  };
}

async function placeTableMetadata(
  trx: Knex,
  table: Table,
  { today, site }: { today: string; site: Site },
): Promise<FileResponse> {
  const { file, name } = await findTable(trx, table, today);
  const url = site.origin + requestUrl("GET /api/tables/:table", splitAddress(table));
  const metadata = tableMetadata({ file, url, licence: getLicence(site) });
  return { fileName: `gbvf-${name}-metadata.json`, bytes: Buffer.from(JSON.stringify(metadata)) };
}

const splitAddress = ({ table, boundaryId }: Table) => ({ params: { table }, query: { boundaryId } });

async function findTable(trx: Knex, { table, boundaryId }: Table, today: string) {
  const boundary = await findBoundary(trx, boundaryId);
  const placeQuery = { boundaryId, places: await findWithDescendants(trx, boundary), today };
  const key = THEME_KEYS.find((each) => TABLES_BY_THEME[each].some((name) => name === table));
  const { files, source } =
    key === undefined
      ? { files: await commonTables(trx, placeQuery), source: null }
      : await themeTables(trx, key, placeQuery);
  const file = files.find(({ name }) => name === table);
  if (file === undefined) throw notFound("This table");
  return { file, source, name: `${toFileName(boundary.description)}-${table.replace(/\.csv$/, "")}` };
}
