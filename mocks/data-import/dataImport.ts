import type { OpenedImport } from "@gbvf/api/data-import/contract.ts";

const categories = [
  { id: 1, name: "Sexual offences" },
  { id: 2, name: "Rape" },
  { id: 3, name: "Sexual assault" },
  { id: 4, name: "Attempted sexual offences" },
  { id: 5, name: "Contact sexual offences" },
  { id: 7, name: "Murder" },
];

export const importSource: NonNullable<OpenedImport["source"]> = {
  title: "Crime statistics 2026/27, first quarter",
  publisher: "South African Police Service",
  url: "https://www.saps.gov.za/services/crimestats.php",
  publishedOn: "2026-08-14",
  licence: null,
};

const previewed: OpenedImport = {
  importId: 12,
  kind: "crime",
  fileName: "2026_-_2027_1st_quarter.xlsx",
  bytes: 11_400_000,
  fingerprint: "9f2c4e1ab07d35f8",
  state: "previewed",
  progress: null,
  warnings: [
    "12 of 38,460 rows (0.0 %) and 31 of 9,318 sexual offences (0.3 %) match no known station and category.",
  ],
  needsReason: false,
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
  ],
  hasChanges: true,
  problem: null,
  details: [],
  questions: {
    columns: [],
    categories: [],
    missing: [],
    stations: [
      {
        name: "Galishewe",
        province: "NC",
        rows: 8,
        reports: "31 sexual offences in 2025/26",
        stationCode: null,
        nearest: ["PD309004"],
      },
    ],
    furtherNames: 0,
  },
  hasRejects: true,
  uploadedBy: "Nomsa Dlamini",
  uploadedAt: "2026-08-15T07:30:00.000Z",
  finishedAt: null,
  source: null,
  knownSources: [importSource],
  withdrawnAt: null,
  withdrawal: null,
  isWithdrawable: false,
  withdrawalRefusal: null,
  isApplicable: true,
};

const WITHDRAWAL: NonNullable<OpenedImport["withdrawal"]> = {
  reason: "Nine stations had the figures of a month in place of a quarter.",
  withdrawn: [
    { importId: 12, fileName: "corrections_of_nine_stations.csv" },
    { importId: 11, fileName: "2026_-_2027_1st_quarter.xlsx" },
  ],
  summary: [
    "Crime statistics: figures were withdrawn. Their source: South African Police Service, Crime statistics 2026/27, first quarter, 14 August 2026. The reason: Nine stations had the figures of a month in place of a quarter.",
    "Crime statistics: South Africa and 9 provinces lost their figures of Apr - Jun 2026; 1 quarter.",
    "Of 1,061 stations, 38,220 figures disappear, 114 are again as before, and 0 return.",
  ],
  ...{ secondPersonIn: [], requestedBy: "Nomsa Dlamini", isOwn: true },
};

const applied: OpenedImport = {
  ...previewed,
  importId: 11,
  state: "applied",
  summary: [
    "38,448 figures of police stations were read and matched.",
    "38,220 figures were added and 114 corrected, in Apr - Jun 2026.",
  ],
  hasRejects: false,
  finishedAt: "2026-08-15T07:33:00.000Z",
  source: importSource,
  isWithdrawable: true,
  isApplicable: false,
};

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
  /** Nine stations of later years, after a whole country. */
  grave: {
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
      "The pages would show 2017/18, in place of 2015/16, of the 9 precincts that have figures (less than 1 % of people).",
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
  /** A column was renamed. */
  renamed: {
    ...previewed,
    fileName: "figures_of_the_northern_cape.csv",
    warnings: [],
    summary: [],
    hasChanges: false,
    hasRejects: false,
    isApplicable: false,
    problem:
      'figures_of_the_northern_cape.csv, line 1, column B "Police unit": the column "Police unit" is not known: it has to be Province, Station, Category and periods such as 2005-2006, or station, period, category, count.',
    questions: {
      columns: [{ heading: "Police unit", meaning: null, isChosen: false, nearest: [] }],
      categories,
      missing: ["station"],
      stations: [],
      furtherNames: 0,
    },
  },
  /** Several columns are in other words. */
  unknownColumns: {
    ...previewed,
    fileName: "misdaadsyfers.csv",
    warnings: [],
    summary: [],
    hasChanges: false,
    hasRejects: false,
    isApplicable: false,
    problem:
      "misdaadsyfers.csv: no header was found in 481 lines: it has to be Province, Station, Category and periods such as 2005-2006, or station, period, category, count.",
    questions: {
      columns: ["Stasie", "Misdaad", "Tydperk", "Getal", "Opmerkings van die stasiebevelvoerder"].map(
        (heading) => ({ heading, meaning: null, isChosen: false, nearest: [] }),
      ),
      categories,
      missing: ["station", "category", "period", "count"],
      stations: [],
      furtherNames: 0,
    },
  },
  /** One of its columns has another name for a category. */
  categoryColumn: {
    ...previewed,
    fileName: "saps_2005_2025.csv",
    warnings: ['Columns that sound like a category are not read: "attempt_sex_offences".'],
    summary: [
      "98,208 figures of police stations were read and matched.",
      "98,208 figures would be added and 0 corrected, in 21 periods, from 2005/06 to 2025/26.",
      'The column "attempt_sex_offences" is of no known category and was left out.',
    ],
    hasRejects: false,
    questions: {
      columns: [{ heading: "attempt_sex_offences", meaning: null, isChosen: false, nearest: [4, 1] }],
      categories,
      missing: [],
      stations: [],
      furtherNames: 0,
    },
  },
  /** Its title alone names the category. */
  categoryInTitle: {
    ...previewed,
    fileName: "rape_by_station.csv",
    warnings: [],
    summary: [],
    hasChanges: false,
    hasRejects: false,
    isApplicable: false,
    problem:
      "rape_by_station.csv, line 3: the header has no column category: choose the one that all its figures are of.",
    questions: {
      columns: [],
      categories,
      category: { categoryId: null, nearest: [2] },
      missing: ["category"],
      stations: [],
      furtherNames: 0,
    },
  },
  /** By what was chosen for an earlier file. */
  remembered: {
    ...previewed,
    warnings: [],
    hasRejects: false,
    summary: [
      "38,448 figures of police stations were read and matched.",
      "38,334 figures would be added and 0 corrected, in Apr - Jun 2026.",
      'Columns were read as chosen: "Police unit" is the station.',
      'Names were read as chosen: "Galishewe" is Galeshewe, "Kimberly" is Kimberley.',
    ],
    questions: {
      columns: [{ heading: "Police unit", meaning: "station", isChosen: true, nearest: [] }],
      categories,
      missing: [],
      stations: [
        {
          name: "Galishewe",
          province: "NC",
          rows: 8,
          reports: "31 sexual offences in 2025/26",
          stationCode: "PD309004",
          nearest: ["PD309004"],
        },
        {
          name: "Kimberly",
          province: "NC",
          rows: 1,
          reports: null,
          stationCode: "PD309005",
          nearest: ["PD309005"],
        },
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
  applied,
  withdrawable: { ...applied, withdrawal: WITHDRAWAL },
  secondPersonWithdrawal: { ...applied, withdrawal: { ...WITHDRAWAL, secondPersonIn: ["Gauteng"] } },
  withdrawing: {
    ...previewed,
    importId: 11,
    state: "withdrawing",
    summary: [],
    hasRejects: false,
    isApplicable: false,
  },
  withdrawn: {
    ...previewed,
    importId: 8,
    state: "withdrawn",
    finishedAt: "2026-08-14T07:33:00.000Z",
    withdrawnAt: "2026-08-15T07:33:00.000Z",
    withdrawal: WITHDRAWAL,
    hasRejects: false,
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
    problem: "contacts_final_v3.csv, line 1: the column municipality is missing.",
    details: ["Columns in the file: Municipalty, Building block, Name"],
    hasChanges: false,
    hasRejects: false,
    finishedAt: "2026-08-14T09:10:00.000Z",
    isApplicable: false,
  },
} satisfies Record<string, OpenedImport>;

export const addedStations = [
  {
    boundaryId: 11_200,
    name: "Protea Glen",
    municipality: "City of Johannesburg",
    peopleCount: 30_000,
    peopleFrom: "Protea",
    source: "Statistics South Africa, Census 2022",
    addedOn: "2026-08-14",
    reports: "120 sexual offences in 2025/26",
    files: ["2026_-_2027_1st_quarter.xlsx"],
  },
  {
    boundaryId: 11_201,
    name: "Kat-Kop",
    municipality: "Mhlontlo",
    peopleCount: 8_200,
    peopleFrom: null,
    source: "South African Police Service",
    addedOn: "2026-08-15",
    reports: null,
    files: [],
  },
];
