import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import type { Knex } from "knex";
import Papa from "papaparse";
import { THEMES } from "../dashboard/themes.ts";
import { getThemeMeasure } from "../findings/queries.ts";
import { findBoundary } from "../geography/queries.ts";
import { notFound } from "../lib/http/errors.ts";
import { buildFiguresFile } from "../open-data/figuresFile.ts";
import { findWithDescendants } from "../open-data/places.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import type { FileResponse } from "../shared/http/fileResponse.ts";
import { addInventedColumn, toCsv } from "../sheet/CsvFile.ts";
import { writeCsv } from "../sheet/writeSheet.ts";
import type { ReleasedTheme } from "./contract.ts";
import { findRelease } from "./queries.ts";

/** The highest quality takes ten times as long and makes files only a fifth smaller. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const FILE_NAME = "figures.csv";
const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Omits figures that are hidden today. */
export async function storeFiles(
  trx: Knex.Transaction,
  { releaseId, themes, today }: { releaseId: number; themes: readonly ReleasedTheme[]; today: string },
): Promise<void> {
  const places = await findWithDescendants(trx, await findBoundary(trx, COUNTRY));
  for (const { componentId, source } of themes) {
    const theme = Object.values(THEMES).find(({ component }) => component.componentId === componentId);
    if (theme === undefined) continue;
    const file = await buildFiguresFile(trx, { name: FILE_NAME, measure: theme.measure }, { places, today });
    const content = await compress(toCsv(addInventedColumn(file, source)), BROTLI_OPTIONS);
    await trx("release_file").insert({ releaseId, componentId, content });
  }
}

export async function readFile(
  trx: Knex,
  { releaseId, componentId }: { releaseId: number; componentId: number },
  today: string,
): Promise<FileResponse> {
  const { themes, isDemonstration } = await findRelease(trx, releaseId, today);
  const theme = themes.find((each) => each.componentId === componentId);
  const row: { content: Uint8Array } | undefined = await trx("release_file")
    .where({ releaseId, componentId })
    .first("content");
  if (theme === undefined || row === undefined) throw notFound("This file");
  const name = theme.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return {
    fileName: `${isDemonstration ? "demonstration-" : ""}release-${releaseId}-${name}.csv`,
    bytes: await redactSupersededRows(trx, theme, { content: await decompress(row.content), today }),
  };
}

/**
 * Blanks all cells with results in a row that has changed since, because its basis reveals more than its
 * figure.
 */
async function redactSupersededRows(
  trx: Knex,
  { componentId, source }: ReleasedTheme,
  { content, today }: { content: Uint8Array; today: string },
): Promise<Uint8Array> {
  const measure = getThemeMeasure(componentId);
  if (!measure.hidesGroups || source?.isDemonstration) return content;
  const places = await findWithDescendants(trx, await findBoundary(trx, COUNTRY));
  const currentFile = await buildFiguresFile(trx, { name: FILE_NAME, measure }, { places, today });
  const [headings = [], ...rows] = getRows(Buffer.from(content).toString());
  const [currentHeadings = [], ...currentRows] = getRows(toCsv(currentFile));
  // Compares the common columns, because earlier versions of the product stored fewer.
  const commonHeadings = headings.filter((heading) => currentHeadings.includes(heading));
  const createKeyGetter = (columns: readonly string[]) => (row: readonly string[]) =>
    JSON.stringify(commonHeadings.map((heading) => row[columns.indexOf(heading)]));
  const getKey = createKeyGetter(headings);
  const currentKeys = new Set(currentRows.map(createKeyGetter(currentHeadings)));
  const hideCells = (row: string[]) =>
    row.map((cell, index) => HIDDEN_CELLS[headings[index] as keyof typeof HIDDEN_CELLS] ?? cell);
  const columns = headings.map((heading) => ({ heading, width: heading.length }));
  const redactedRows = rows.map((row) => (currentKeys.has(getKey(row)) ? row : hideCells(row)));
  return Buffer.from(writeCsv({ columns, rows: redactedRows }));
}

const HIDDEN_CELLS = {
  ...{ Figure: "", "Why there is no figure": "It changed since", "Rests on": "" },
  ...{ "Coverage (%)": "", "Covered part": "" },
  ...{ Change: "", "Change in words": "", "Changed since": "" },
} as const;

const getRows = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: true }).data;
