import { strToU8, zip } from "fflate";
import type { Knex } from "knex";
import { findBoundary } from "../geography/queries.ts";
import type { FileAnswer } from "../shared/http/fileAnswer.ts";
import { csvText } from "./CsvFile.ts";
import { archiveMetadata } from "./csvw.ts";
import { findWithInside } from "./places.ts";
import { commonTables, themeTables } from "./placeTables.ts";
import { readmeText } from "./readme.ts";
import { licenceOf, type Site } from "./siteOf.ts";

export async function placeArchive(
  trx: Knex,
  boundaryId: number,
  { today, site }: { today: string; site: Site },
): Promise<FileAnswer> {
  const boundary = await findBoundary(trx, boundaryId);
  const ofPlace = { boundaryId, places: await findWithInside(trx, boundary), today };
  const themes = [
    await themeTables(trx, "crime", ofPlace),
    await themeTables(trx, "buildingBlock", ofPlace),
    await themeTables(trx, "healthCheck", ofPlace),
    await themeTables(trx, "collectiveAction", ofPlace),
  ];
  const files = [...(await commonTables(trx, ofPlace)), ...themes.flatMap((theme) => theme.files)];
  const { boundaryTypeId, description: place } = boundary;
  const address = `${site.origin}/home/chart?boundaryId=${boundaryId}&boundaryTypeId=${boundaryTypeId}`;
  const texts = [
    ["README.txt", readmeText({ place, address, today, files, themes })],
    ["csv-metadata.json", `${JSON.stringify(archiveMetadata(files, licenceOf(site)), null, 2)}\n`],
    ...files.map((each) => [each.name, csvText(each)]),
  ];
  return {
    fileName: `${inventedPrefix(themes)}gbvf-${inFileName(place)}-${today}.zip`,
    bytes: await zipped(texts, today),
  };
}

export const inventedPrefix = (themes: readonly { source: { isDemonstration: boolean } | null }[]) =>
  themes.some(({ source }) => source?.isDemonstration) ? "demonstration-" : "";

function zipped(texts: readonly (readonly string[])[], today: string): Promise<Uint8Array> {
  const contents = Object.fromEntries(texts.map(([name = "", text = ""]) => [name, strToU8(text)]));
  // Two processes must make the same bytes.
  const options = { mtime: `${today}T00:00:00` };
  return new Promise((resolve, reject) => {
    zip(contents, options, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
}

export const inFileName = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
