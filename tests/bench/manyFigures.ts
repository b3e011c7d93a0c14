import { openDatabase } from "../../api/lib/database/db.ts";
import { importCrimeFile, writeCrimeFile } from "./crimeFile.ts";
import { startInProcess } from "./inProcessApi.ts";
import { checkLimit, type Measurement, measureP95, type Row } from "./Measurement.ts";

/** Ten years of quarters over all the years that were published: 3.1 million figures. */
const SIZE = { quarters: 40, financialYears: 21, categories: 44 };
const ROUNDS = 101;

const ADDRESSES = [
  "/api/crime/stats",
  "/api/crime/stats?areaTypeId=5",
  "/api/crime/stats?boundaryId=7",
  "/api/dashboard",
  "/api/geography/boundary/geomarker/0/0",
  "/api/findings?componentId=3",
  "/api/findings?componentId=3&areaTypeId=5",
];

/** Responses that are not cached, when figures have arrived for decades. */
export const benchManyFigures: Measurement = async (resources) => {
  const postgres = await resources.postgres();
  const folder = await resources.folder();
  const { csv: file, figures } = await writeCrimeFile(folder, SIZE);
  const url = await postgres.createDatabase("demonstration");
  const { knex, close } = await openDatabase({ DATABASE_URL: url, VAR_DIR: "" });
  await importCrimeFile(knex, file, folder);
  // Autovacuum does this a minute later.
  await knex.raw("vacuum analyze");
  await close();
  const api = await startInProcess(url);
  const rows: Row[] = [];
  try {
    for (const address of ADDRESSES) {
      rows.push(
        checkLimit({
          what: `GET ${address}, not cached, at ${figures.toLocaleString("en")} figures: 95 of 100 within`,
          measured: await measureP95(ROUNDS, () => api.timeResponse(address)),
          unit: "ms",
          atMost: 300,
        }),
      );
    }
    return rows;
  } finally {
    await api.close();
    await postgres.dropDatabase(url);
  }
};
