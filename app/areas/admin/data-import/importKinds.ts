import type { DataImport, TemplateKind } from "@gbvf/api/data-import/contract.ts";

type Kind = DataImport["kind"];

export type ImportKindText = {
  kind: Kind;
  name: string;
  about: string;
  endings: readonly string[];
  template: TemplateKind | null;
};

const KIND_TEXTS: Readonly<Record<Kind, Omit<ImportKindText, "kind">>> = {
  crime: {
    name: "Crime figures",
    about: "The police’s quarterly workbook, or a CSV of your own",
    endings: [".xlsx", ".xlsm", ".csv"],
    template: "crime",
  },
  buildingblocks: {
    name: "Building blocks",
    about: "CSV of places and their contact people",
    endings: [".csv"],
    template: "buildingblocks",
  },
  healthchecks: {
    name: "Health checks",
    about: "CSV of how many people chose each answer",
    endings: [".csv"],
    template: "healthchecks",
  },
  collectiveactions: {
    name: "100-Day Challenges",
    about: "CSV of challenges by team and cycle",
    endings: [".csv"],
    template: "collectiveactions",
  },
  boundaries: {
    name: "Boundary lines",
    about: "GeoJSON of all municipalities, from the Municipal Demarcation Board",
    endings: [".geojson", ".json"],
    template: null,
  },
};

export const getKindText = (kind: Kind): ImportKindText => ({ kind, ...KIND_TEXTS[kind] });

export const IMPORT_KIND_TEXTS: readonly ImportKindText[] = (Object.keys(KIND_TEXTS) as Kind[]).map(
  getKindText,
);
