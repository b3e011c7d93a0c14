import { ImportError } from "../../import/ImportError.ts";
import type { BuildingBlockDatabase } from "./buildingBlockImports.ts";

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

export function saved(rows: readonly Cells[], columns: readonly string[] = COLUMNS): string {
  const lines = rows.map((row) => columns.map((column) => row[column as keyof Cells] ?? "").join(";"));
  return `\uFEFF${[columns.join(";"), ...lines].join("\r\n")}\r\n`;
}

export const stationOf = async ({ entries }: BuildingBlockDatabase) => {
  const [station] = await entries({
    boundaryId: SOL_PLAATJE,
    buildingBlockId: POLICE_STATIONS,
    filter: "kimberley",
  });
  return station;
};
export const peopleOf = async (database: BuildingBlockDatabase) =>
  (await stationOf(database))?.buildingBlockRequirements.flatMap(
    ({ stakeholderContactPerson }) => stakeholderContactPerson,
  );

export async function failure(import_: Promise<unknown>): Promise<ImportError> {
  const error = await import_.catch((thrown: unknown) => thrown);
  if (!(error instanceof ImportError)) throw new Error("The file was taken.", { cause: error });
  return error;
}
