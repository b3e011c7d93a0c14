import type { OpenedImport } from "@gbvf/api/data-import/contract.ts";

const previewed: OpenedImport = {
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
    "The corrected figures would add up to 1,204, in place of 1,187.",
    "  Kimberley, Apr - Jun 2026: Rape 21 in place of 16",
    "114 of them are in the database already.",
    "The demonstration figures of crime would be removed.",
    "12 rows could not be matched and would be left out:",
    '  8 rows: unknown station "Galishewe": did you mean Galeshewe?',
    '  4 rows: unknown category "Stock theft"',
    "The pages would show Apr - Jun 2026; 1 quarter, in place of 2025/26, of the 1,061 precincts that have figures (93 % of people).",
    "Limpopo would no longer have a rate.",
  ],
  hasChanges: true,
  problem: null,
  details: [],
  questions: {
    columns: [],
    meanings: [],
    stations: [{ name: "Galishewe", province: "NC", rows: 8, stationCode: null, nearest: ["PD309004"] }],
    furtherNames: 0,
  },
  hasRejects: true,
  uploadedBy: "Nomsa Dlamini",
  uploadedAt: "2026-08-15T07:30:00.000Z",
  finishedAt: null,
  isApplicable: true,
};

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
    questions: null,
    hasChanges: false,
    hasRejects: false,
    isApplicable: false,
  },
  /** A column was renamed. */
  renamed: {
    ...previewed,
    fileName: "figures_of_the_northern_cape.csv",
    summary: [],
    hasChanges: false,
    hasRejects: false,
    isApplicable: false,
    problem:
      'figures_of_the_northern_cape.csv, line 1, column B "Police unit": the column "Police unit" is not known: it has to be Province, Station, Category and periods such as 2005-2006, or station, period, category, count.',
    questions: {
      columns: [{ heading: "Police unit", meaning: null, isChosen: false }],
      meanings: [{ meaning: "station", isNeeded: true }],
      stations: [],
      furtherNames: 0,
    },
  },
  /** Several columns are in other words. */
  unknownColumns: {
    ...previewed,
    fileName: "misdaadsyfers.csv",
    summary: [],
    hasChanges: false,
    hasRejects: false,
    isApplicable: false,
    problem:
      "misdaadsyfers.csv: no header was found in 481 lines: it has to be Province, Station, Category and periods such as 2005-2006, or station, period, category, count.",
    questions: {
      columns: ["Stasie", "Misdaad", "Tydperk", "Getal", "Opmerkings van die stasiebevelvoerder"].map(
        (heading) => ({ heading, meaning: null, isChosen: false }),
      ),
      meanings: [
        { meaning: "station", isNeeded: true },
        { meaning: "category", isNeeded: true },
        { meaning: "period", isNeeded: true },
        { meaning: "count", isNeeded: true },
        { meaning: "province", isNeeded: false },
      ],
      stations: [],
      furtherNames: 0,
    },
  },
  /** By what was chosen for an earlier file. */
  remembered: {
    ...previewed,
    hasRejects: false,
    summary: [
      "38,448 figures of police stations were read and matched.",
      "38,334 figures would be added and 0 corrected, in Apr - Jun 2026.",
      'Columns were read as chosen: "Police unit" is the station.',
      'Names were read as chosen: "Galishewe" is Galeshewe, "Kimberly" is Kimberley.',
    ],
    questions: {
      columns: [{ heading: "Police unit", meaning: "station", isChosen: true }],
      meanings: [{ meaning: "station", isNeeded: true }],
      stations: [
        { name: "Galishewe", province: "NC", rows: 8, stationCode: "PD309004", nearest: ["PD309004"] },
        { name: "Kimberly", province: "NC", rows: 1, stationCode: "PD309005", nearest: ["PD309005"] },
      ],
      furtherNames: 0,
    },
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
    questions: null,
    problem: "contacts_final_v3.csv, line 1: the column municipality is missing.",
    details: ["Columns in the file: Municipalty, Building block, Name"],
    hasChanges: false,
    hasRejects: false,
    finishedAt: "2026-08-14T09:10:00.000Z",
    isApplicable: false,
  },
} satisfies Record<string, OpenedImport>;
