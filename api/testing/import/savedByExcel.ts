import { findBuildingBlockData } from "../../building-block/queries.ts";
import { findEntries } from "../../directory/queries.ts";
import { ImportError } from "../../import/ImportError.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import { TEST_DAY } from "../testSession.ts";
import { type DatabaseOptions, importInto } from "./importInto.ts";

const SOL_PLAATJE = 1163;
const POLICE_STATIONS = 1;
export const COLUMNS = [
  "municipality",
  "building_block",
  "name",
  "captured_on",
  "latitude",
  "longitude",
  "reception",
  "requirement",
  "contact_name",
  "contact_mobile",
  "is_public",
  "verified_on",
  "valid_from",
  "valid_to",
] as const;
export type Cells = Partial<Record<(typeof COLUMNS)[number] | "is_new", string>>;

export const STATION: Cells = {
  municipality: "NC091",
  building_block: "Police station support services",
  name: "Kimberley",
  captured_on: "2026/05/04",
};
export const PERSON: Cells = {
  ...STATION,
  requirement: "GBVF Desk",
  contact_name: "Thandi Example",
  contact_mobile: "825550102",
  is_public: "yes",
  verified_on: "2026/05/04",
  valid_from: "2026/04/01",
};

export function excelCsv(rows: readonly Cells[], columns: readonly string[] = COLUMNS): string {
  const lines = rows.map((row) => columns.map((column) => row[column as keyof Cells] ?? "").join(";"));
  return `\uFEFF${[columns.join(";"), ...lines].join("\r\n")}\r\n`;
}

export const getStation = async ({ entries }: BuildingBlockDatabase) => {
  const [station] = await entries({
    boundaryId: SOL_PLAATJE,
    buildingBlockId: POLICE_STATIONS,
    filter: "kimberley",
  });
  return station;
};
export const getPeople = async (database: BuildingBlockDatabase) =>
  (await getStation(database))?.buildingBlockRequirements.flatMap(
    ({ stakeholderContactPerson }) => stakeholderContactPerson,
  );

export async function getImportError(importing: Promise<unknown>): Promise<ImportError> {
  const error = await importing.catch((thrown: unknown) => thrown);
  if (!(error instanceof ImportError)) throw new Error("The file was taken.", { cause: error });
  return error;
}

const TODAY = dayInSouthAfrica(TEST_DAY);

type BuildingBlockDatabase = Awaited<ReturnType<typeof openBuildingBlockDatabase>>;

export async function openBuildingBlockDatabase(...options: DatabaseOptions) {
  const { knex, rejectsDir, importText } = await importInto("buildingblocks", ...options);
  return {
    knex,
    varDir: rejectsDir,
    importText,
    /** Returns fractions by quarter, for example "1/4" for "2026Q2". */
    availability: (boundaryId: number): Promise<Record<string, string>> =>
      knex.transaction(async (trx) => {
        const { buildingBlockReportingPeriods } = await findBuildingBlockData(trx, boundaryId, TODAY);
        return Object.fromEntries(
          buildingBlockReportingPeriods.map(({ year, quarter, buildingBlockCategoryStats }) => {
            const sum = (part: "available" | "all") =>
              buildingBlockCategoryStats.reduce((total, category) => total + category[part], 0);
            return [`${year}Q${quarter}`, `${sum("available")}/${sum("all")}`];
          }),
        );
      }),
    entries: (search: Parameters<typeof findEntries>[1]) =>
      knex.transaction((trx) => findEntries(trx, search, TODAY)),
  };
}
