import {
  applyImport,
  cancelImport,
  type DataImport,
  getImport,
  getImportRejects,
  getImports,
  getImportTemplate,
  uploadImport,
} from "@gbvf/api/data-import/contract.ts";
import { answer } from "../respond.ts";

const previewed: DataImport = {
  importId: 12,
  kind: "crime",
  fileName: "2026_-_2027_1st_quarter.xlsx",
  bytes: 11_400_000,
  fingerprint: "9f2c4e1ab07d35f8",
  state: "previewed",
  progress: null,
  summary: [
    "38,448 figures of police stations were read and matched.",
    "38,220 figures would be added and 114 corrected, in Apr - Jun 2026.",
    "114 of them are in the database already.",
    "The demonstration figures of crime would be removed.",
    "12 rows could not be matched and would be left out:",
    '  8 rows: unknown station "Galeshewe"',
    '  4 rows: unknown category "Stock theft"',
  ],
  hasChanges: true,
  problem: null,
  details: [],
  hasRejects: true,
  uploadedBy: "Nomsa Dlamini",
  uploadedAt: "2026-08-15T07:30:00.000Z",
  finishedAt: null,
  isApplicable: true,
};

/** One import in each of its states. */
export const imports = {
  reading: {
    ...previewed,
    state: "reading",
    progress: { stage: "Reading", done: 640_000, total: 1_402_118 },
    summary: [],
    hasRejects: false,
    isApplicable: false,
  },
  previewed,
  unchanged: {
    ...previewed,
    summary: [
      "38,448 figures of police stations were read and matched.",
      "All of them are in the database already.",
    ],
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
  applied: {
    ...previewed,
    importId: 11,
    state: "applied",
    summary: [
      "38,448 figures of police stations were read and matched.",
      "38,220 figures were added and 114 corrected, in Apr - Jun 2026.",
    ],
    hasRejects: false,
    finishedAt: "2026-08-15T07:33:00.000Z",
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
    summary: [],
    problem: "contacts_final_v3.csv, line 1: the column municipality is missing.",
    details: ["Columns in the file: Municipalty, Building block, Name"],
    hasChanges: false,
    hasRejects: false,
    finishedAt: "2026-08-14T09:10:00.000Z",
    isApplicable: false,
  },
} satisfies Record<string, DataImport>;

const done = (message: string) => ({ success: true as const, message });

export const importHandlers = {
  "POST /api/import/upload": answer(uploadImport, { ...done("The file is being read."), importId: 12 }),
  "GET /api/import/getImport": answer(getImport, previewed),
  "GET /api/import/getImports": answer(getImports, { imports: [imports.applied, imports.failed], total: 2 }),
  "POST /api/import/apply": answer(applyImport, done("The figures are being written.")),
  "POST /api/import/cancel": answer(cancelImport, done("Nothing was changed.")),
  "GET /api/import/getRejects": answer(getImportRejects, {
    fileName: "rejects.csv",
    csv: "line,reason\n14,No such place\n",
  }),
  "GET /api/import/getTemplate": answer(getImportTemplate, {
    fileName: "crime-template.csv",
    csv: "province;station;period;category;count\r\n",
  }),
};
