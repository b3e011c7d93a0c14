import type { SheetError } from "../../sheet/contract.ts";
import { type Row, readRowsByHeading } from "../../sheet/readRowsByHeading.ts";
import type { SheetKind } from "../../sheet/readSheetFile.ts";
import type { SheetOutput } from "../../sheet/writeSheet.ts";
import { getId, KINDS, type StoredItem } from "./readCatalogue.ts";

const COLUMNS = {
  Id: ["Leave it as it is; leave it empty in a new row.", "requirement-12"],
  Kind: [`Of a new row: ${Object.values(KINDS).join(", ")}.`, "Requirement"],
  "Belongs to": [
    "Of a new row: the name of the category of a building block, or of the building block of a requirement.",
    "Shelters",
  ],
  Name: ["As the public reads it. Quarters that have ended keep the name of then.", "Room to wait in"],
  "What it is": ["Of a building block, for the public.", "A place where people can stay."],
  Source: ["Of a requirement: where it comes from.", "National Strategic Plan"],
  Included: [
    "yes: it counts. no: it is taken out of the figures from the day on which the sheet is applied. Deleting a row changes nothing.",
    "yes",
  ],
  Confidential: [
    "Of a building block. yes: the public never sees an address of its places. no: new places are shown; those that it has stay hidden.",
    "no",
  ],
  "Places in the country": ["For you to know: a change of it is ignored.", "214"],
  Captured: ["For you to know: places that were captured.", "180"],
  "Places that meet it": ["For you to know: captured places that meet the requirement today.", "96"],
  "Counts from": ["For you to know: the day on which it was added.", "2026-08-03"],
  Version: ["Leave it as it is.", "1"],
} as const;
type Heading = keyof typeof COLUMNS;
const HEADINGS = Object.keys(COLUMNS) as Heading[];
const READ_HEADINGS = [
  ...(["Id", "Kind", "Belongs to", "Name", "What it is"] as const),
  ...(["Source", "Included", "Confidential", "Version"] as const),
];
const WIDTHS: Partial<Record<Heading, number>> = { "Belongs to": 34, Name: 40, "What it is": 60, Source: 40 };
const SHEET_NAME = "Catalogue";

export type CatalogueSheet = { sheet: string; errors: SheetError[]; rows: readonly Row[] };

export const CATALOGUE_SHEETS: SheetKind<null, CatalogueSheet> = {
  sheetName: SHEET_NAME,
  worker: new URL("./sheetWorker.ts", import.meta.url),
  parse: (upload) => {
    const { errors, rows } = readRowsByHeading(upload, READ_HEADINGS);
    return { sheet: upload.sheet ?? upload.fileName, errors, rows };
  },
};

const yesOrNo = (value: boolean) => (value ? "yes" : "no");

export function sheetOfCatalogue(items: readonly StoredItem[]): SheetOutput {
  return {
    name: SHEET_NAME,
    columns: HEADINGS.map((heading) => ({ heading, width: WIDTHS[heading] ?? heading.length + 2 })),
    rows: items.map((item) => {
      const { kind, parent, places, captured, available, addedOn, version } = item;
      const cells: Record<Heading, string> = {
        Id: getId(item),
        Kind: KINDS[kind],
        "Belongs to": parent?.description ?? "",
        Name: item.description,
        "What it is": item.about,
        Source: item.origin,
        Included: yesOrNo(item.isIncluded),
        Confidential: kind === "block" ? yesOrNo(item.isConfidential) : "",
        "Places in the country": kind === "block" ? String(places) : "",
        Captured: kind === "block" ? String(captured) : "",
        "Places that meet it": kind === "requirement" && item.isIncluded ? String(available) : "",
        "Counts from": addedOn ?? "",
        Version: String(version),
      };
      return HEADINGS.map((heading) => cells[heading]);
    }),
    about: {
      name: "About the columns",
      columns: [
        { heading: "Column", width: 24 },
        { heading: "What it holds", width: 100 },
        { heading: "Example", width: 40 },
      ],
      rows: HEADINGS.map((heading) => [heading, ...COLUMNS[heading]]),
    },
  };
}
