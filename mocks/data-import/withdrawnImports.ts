import type { OpenedImport } from "@gbvf/api/data-import/contract.ts";
import { importSource, previewed } from "./previewedImport.ts";

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

export const withdrawnImports = {
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
} satisfies Record<string, OpenedImport>;
