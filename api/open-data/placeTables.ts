import type { Knex } from "knex";
import { findPrecincts } from "../crime/precincts.ts";
import { TABLES_BY_THEME } from "../dashboard/contract.ts";
import { THEMES, type ThemeKey } from "../dashboard/themes.ts";
import type { DirectoryEntry } from "../directory/contract.ts";
import { findEntries } from "../directory/queries.ts";
import type { BoundaryRow } from "../geography/queries.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { addInventedColumn, type CsvFile, formatYesNo } from "../sheet/CsvFile.ts";
import { buildFiguresFile } from "./figuresFile.ts";
import { placesFile, precinctsFile } from "./places.ts";

const servicesFile = (services: readonly DirectoryEntry[]): CsvFile => ({
  name: "services.csv",
  about:
    "Each service, resource or forum of the place that is not confidential. Where a column is one of the Human Services Data Specification (HSDS), its name there is given.",
  columns: [
    ["Place id", "See places.csv", "integer"],
    ["Service id", "Its number in the contact directory and in the API; HSDS: id", "integer"],
    ["Service", "HSDS: name"],
    ["Building block", "A kind of service, resource or forum"],
    ["Address", "Empty where unknown; HSDS: address_1"],
    ["Opening hours", "In words, empty where unknown; HSDS: schedules, description"],
    ["Languages", "Codes of ISO 639 with semicolons, empty where unknown; HSDS: languages, code"],
    ["Source", "Where the service is known from"],
    ["Invented", "Yes: made up, to show how this site works; No: from the source", "boolean"],
  ],
  rows: services
    .filter(({ isConfidential }) => !isConfidential)
    .map(({ address, source, ...service }) => [
      service.boundaryId,
      service.stakeholderId,
      service.name,
      service.buildingBlock,
      address && [address.addressLine1, address.addressLine2].filter(Boolean).join(", "),
      service.openingHours,
      service.languages.join(";"),
      source.description,
      formatYesNo(source.isDemonstration),
    ]),
});

type PlaceQuery = { boundaryId: number; places: readonly BoundaryRow[]; today: string };

export async function themeTables<K extends ThemeKey>(
  trx: Knex,
  key: K,
  { boundaryId, places, today }: PlaceQuery,
) {
  const { component, measure, find, tables } = THEMES[key];
  const stats = await find(trx, boundaryId, today);
  const files = [
    await buildFiguresFile(trx, { name: TABLES_BY_THEME[key][0], measure }, { places, today }),
    ...tables(stats, today),
  ];
  return {
    component,
    acknowledgement: measure.method.acknowledgement,
    source: stats.source,
    files: files.map((file) => addInventedColumn(file, stats.source)),
  };
}

export async function commonTables(trx: Knex, { boundaryId, places, today }: PlaceQuery): Promise<CsvFile[]> {
  const entryFilter = boundaryId === COUNTRY ? ({ isEverywhere: true } as const) : { boundaryId };
  const precincts = await findPrecincts(trx, places);
  return [
    placesFile(places),
    precinctsFile(precincts),
    servicesFile(await findEntries(trx, entryFilter, today)),
  ];
}
