import type { OpenedImport } from "@gbvf/api/data-import/contract.ts";
import { previewed } from "./previewedImport.ts";

export const imports = {
  reading: {
    ...previewed,
    state: "reading",
    progress: { stage: "Reading", done: 640_000, total: 1_402_118 },
    warnings: [],
    summary: [],
    hasRejects: false,
    isApplicable: false,
  },
  previewed,
  /** A file of nine stations for later years, which would take rates from the rest of the country. */
  withSeriousWarnings: {
    ...previewed,
    importId: 14,
    fileName: "nine_stations_2016_to_2018.csv",
    warnings: [
      "South Africa and 9 provinces would no longer have a rate and a rank; 44 districts and municipalities would no longer have figures.",
      "Sexual offences of South Africa would more than double or halve between neighbouring periods: 51,895 in 2015/16 and 412 in 2016/17.",
      "Zero in every category: Diepsloot in 2016/17. Was the station open already?",
      'Columns that sound like a category are not read: "attempted_sexoffence".',
    ],
    needsReason: true,
    summary: [
      "2,610 figures of police stations were read and matched.",
      "2,610 figures would be added and 0 corrected, in 2 periods, from 2016/17 to 2017/18.",
      "The pages would show 2017/18, in place of 2015/16, of the 9 precincts that have figures (less than 1% of people).",
    ],
    questions: null,
    hasRejects: false,
  },
  unchanged: {
    ...previewed,
    warnings: [],
    summary: [
      "38,448 figures of police stations were read and matched.",
      "All of them are in the database already.",
    ],
    questions: null,
    hasChanges: false,
    hasRejects: false,
    isApplicable: false,
  },
  applying: {
    ...previewed,
    state: "applying",
    progress: { stage: "Writing", done: 12_000, total: 38_334 },
    isApplicable: false,
  },
  cancelled: {
    ...previewed,
    importId: 9,
    state: "cancelled",
    finishedAt: "2026-08-15T07:33:00.000Z",
    hasRejects: false,
    isApplicable: false,
  },
  failed: {
    ...previewed,
    importId: 10,
    kind: "buildingblocks",
    fileName: "dr_ruth_segomotsi_mompati_district_contacts_second_quarter_2026_final_v3.csv",
    state: "failed",
    warnings: [],
    summary: [],
    questions: null,
    errorMessage: "contacts_final_v3.csv, line 1: the column municipality is missing.",
    details: ["Columns in the file: Municipalty, Building block, Name"],
    hasChanges: false,
    hasRejects: false,
    finishedAt: "2026-08-14T09:10:00.000Z",
    isApplicable: false,
  },
} satisfies Record<string, OpenedImport>;
