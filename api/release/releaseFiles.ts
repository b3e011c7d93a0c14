import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import type { Knex } from "knex";
import { THEMES } from "../dashboard/themes.ts";
import { findBoundary } from "../geography/queries.ts";
import { COUNTRY } from "../lib/boundaryTypes.ts";
import { notFound } from "../lib/errors.ts";
import type { FileAnswer } from "../lib/fileAnswer.ts";
import { csvText, withInvented } from "../open-data/CsvFile.ts";
import { figuresFile } from "../open-data/figuresFile.ts";
import { findWithInside } from "../open-data/places.ts";
import type { ReleasedTheme } from "./contract.ts";
import { findRelease } from "./queries.ts";

/** An import waits for it; the highest takes ten times as long for a fifth less. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

/** Keeps the figures of every place of the themes of a release, with what is hidden today. */
export async function storeFiles(
  trx: Knex.Transaction,
  { releaseId, themes, today }: { releaseId: number; themes: readonly ReleasedTheme[]; today: string },
): Promise<void> {
  const places = await findWithInside(trx, await findBoundary(trx, COUNTRY));
  for (const { componentId, source } of themes) {
    const theme = Object.values(THEMES).find(({ component }) => component.componentId === componentId);
    if (theme === undefined) continue;
    const file = await figuresFile(trx, { name: "figures.csv", measure: theme.measure }, { places, today });
    const content = await pack(csvText(withInvented(file, source)), QUALITY);
    await trx("release_file").insert({ releaseId, componentId, content });
  }
}

/** @throws a 404 if the release has no such file */
export async function readFile(
  trx: Knex,
  { releaseId, componentId }: { releaseId: number; componentId: number },
): Promise<FileAnswer> {
  const { themes, isDemonstration } = await findRelease(trx, releaseId);
  const theme = themes.find((each) => each.componentId === componentId);
  const row: { content: Uint8Array } | undefined = await trx("release_file")
    .where({ releaseId, componentId })
    .first("content");
  if (theme === undefined || row === undefined) throw notFound("This file");
  const name = theme.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return {
    fileName: `${isDemonstration ? "demonstration-" : ""}release-${releaseId}-${name}.csv`,
    bytes: await unpack(row.content),
  };
}
