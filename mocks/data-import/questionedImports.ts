import type { OpenedImport } from "@gbvf/api/data-import/contract.ts";
import { previewed } from "./previewedImport.ts";

const categories = [
  { id: 1, name: "Sexual offences" },
  { id: 2, name: "Rape" },
  { id: 3, name: "Sexual assault" },
  { id: 4, name: "Attempted sexual offences" },
  { id: 5, name: "Contact sexual offences" },
  { id: 7, name: "Murder" },
];

const noQuestions = { columns: [], categories, missing: [], stations: [], furtherNames: 0 };

const unreadImport = {
  ...previewed,
  warnings: [],
  summary: [],
  hasChanges: false,
  hasRejects: false,
  isApplicable: false,
};

export const questionedImports = {
  renamed: {
    ...unreadImport,
    fileName: "figures_of_the_northern_cape.csv",
    errorMessage:
      'figures_of_the_northern_cape.csv, line 1, column B "Police unit": the column "Police unit" is not known: it has to be Province, Station, Category and periods such as 2005-2006, or station, period, category, count.',
    questions: {
      ...noQuestions,
      columns: [{ heading: "Police unit", meaning: null, isChosen: false, nearest: [] }],
      missing: ["station"],
    },
  },
  unknownColumns: {
    ...unreadImport,
    fileName: "misdaadsyfers.csv",
    errorMessage:
      "misdaadsyfers.csv: no header was found in 481 lines: it has to be Province, Station, Category and periods such as 2005-2006, or station, period, category, count.",
    questions: {
      ...noQuestions,
      columns: ["Stasie", "Misdaad", "Tydperk", "Getal", "Opmerkings van die stasiebevelvoerder"].map(
        (heading) => ({ heading, meaning: null, isChosen: false, nearest: [] }),
      ),
      missing: ["station", "category", "period", "count"],
    },
  },
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
      ...noQuestions,
      columns: [{ heading: "attempt_sex_offences", meaning: null, isChosen: false, nearest: [4, 1] }],
    },
  },
  categoryInTitle: {
    ...unreadImport,
    fileName: "rape_by_station.csv",
    errorMessage:
      "rape_by_station.csv, line 3: the header has no column category: choose the one that all its figures are of.",
    questions: {
      ...noQuestions,
      category: { categoryId: null, nearest: [2] },
      missing: ["category"],
    },
  },
  /** Earlier choices of an operator assign its unknown column and stations. */
  withEarlierChoices: {
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
      ...noQuestions,
      columns: [{ heading: "Police unit", meaning: "station", isChosen: true, nearest: [] }],
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
    },
  },
} satisfies Record<string, OpenedImport>;
