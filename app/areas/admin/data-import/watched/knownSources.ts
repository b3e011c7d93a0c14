import type { DataImport } from "@gbvf/api/data-import/contract.ts";

export type KnownSource = {
  kind: DataImport["kind"];
  name: string;
  licence: string;
  seen: string;
  page: string;
  /** Null where programs cannot fetch it: it is downloaded by hand and uploaded. */
  address: string | null;
};

export const KNOWN_SOURCES: readonly KnownSource[] = [
  {
    kind: "crime",
    name: "The police’s quarterly workbook",
    licence: "The police state no terms of use.",
    seen: "Last seen: the first quarter of 2026/27. The site refuses programs, and each quarter has a new address.",
    page: "https://www.saps.gov.za/services/crimestats.php",
    address: null,
  },
  {
    kind: "crime",
    name: "Monthly crime figures, cleaned by Adrian Frith",
    licence: "Public domain (PDDL 1.0); of the police’s own figures no terms are stated.",
    seen: "Last seen: January 2020 to June 2025.",
    page: "https://github.com/afrith/crime-stats",
    address: "https://media.githubusercontent.com/media/afrith/crime-stats/HEAD/crime-stats.csv",
  },
  {
    kind: "boundaries",
    name: "Municipalities of the Municipal Demarcation Board",
    licence: "The portal states the terms beside each file.",
    seen: "Last seen: the municipalities of 2018, as GeoJSON.",
    page: "https://dataportal-mdb-sa.opendata.arcgis.com/",
    address: null,
  },
];
