import { strToU8, zip } from "fflate";
import type { Knex } from "knex";
import { findThemes } from "../dashboard/queries.ts";
import { THEMES } from "../dashboard/themes.ts";
import { findEntries } from "../directory/queries.ts";
import { findBoundary } from "../geography/queries.ts";
import { COUNTRY } from "../lib/figures/boundaryTypes.ts";
import type { FileAnswer } from "../lib/http/fileAnswer.ts";
import { type CsvFile, csvText, withInvented } from "./CsvFile.ts";
import { figuresFile } from "./figuresFile.ts";
import { findWithInside, placesFile } from "./places.ts";
import { readmeText } from "./readme.ts";
import { servicesFile } from "./servicesFile.ts";
import { buildingBlockFiles } from "./tables/buildingBlockFiles.ts";
import { collectiveActionFiles } from "./tables/collectiveActionFiles.ts";
import { crimeFiles } from "./tables/crimeFiles.ts";
import { healthCheckFiles } from "./tables/healthCheckFiles.ts";

export async function placeArchive(
  trx: Knex,
  boundaryId: number,
  { today, origin }: { today: string; origin: string },
): Promise<FileAnswer> {
  const boundary = await findBoundary(trx, boundaryId);
  const places = await findWithInside(trx, boundary);
  const shown = await findThemes(trx, boundaryId, today);
  const filesOf = async (key: keyof typeof THEMES, name: CsvFile["name"], tables: readonly CsvFile[]) => {
    const { component, measure } = THEMES[key];
    const figures = await figuresFile(trx, { name, measure }, { places, today });
    const { acknowledgement } = measure.method;
    return { component, acknowledgement, source: shown[key].source, files: [figures, ...tables] };
  };
  const themes = [
    await filesOf("crime", "crime.csv", crimeFiles(shown.crime)),
    await filesOf("buildingBlock", "building-blocks.csv", buildingBlockFiles(shown.buildingBlock)),
    await filesOf("healthCheck", "health-checks.csv", healthCheckFiles(shown.healthCheck)),
    await filesOf(
      "collectiveAction",
      "collective-actions.csv",
      collectiveActionFiles(shown.collectiveAction, today),
    ),
  ];
  const services = await findEntries(
    trx,
    boundaryId === COUNTRY ? { isEverywhere: true } : { boundaryId },
    today,
  );
  const files = [
    placesFile(places),
    servicesFile(services),
    ...themes.flatMap((theme) => theme.files.map((file) => withInvented(file, theme.source))),
  ];
  const { boundaryTypeId, description: place } = boundary;
  const address = `${origin}/home/chart?boundaryId=${boundaryId}&boundaryTypeId=${boundaryTypeId}`;
  const readme = readmeText({ place, address, today, files, themes });
  const texts = [["README.txt", readme], ...files.map((each) => [each.name, csvText(each)])];
  const invented = themes.some(({ source }) => source?.isDemonstration) ? "demonstration-" : "";
  return {
    fileName: `${invented}gbvf-${inFileName(place)}-${today}.zip`,
    bytes: await zipped(texts, today),
  };
}

function zipped(texts: readonly (readonly string[])[], today: string): Promise<Uint8Array> {
  const contents = Object.fromEntries(texts.map(([name = "", text = ""]) => [name, strToU8(text)]));
  // Two processes must make the same bytes.
  const options = { mtime: `${today}T00:00:00` };
  return new Promise((resolve, reject) => {
    zip(contents, options, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
}

const inFileName = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
