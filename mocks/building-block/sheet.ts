import type { SheetPreview, SheetRow } from "@gbvf/api/building-block/sheet/contract.ts";

const sheetRow: SheetRow = {
  row: 4,
  municipality: "Sol Plaatje",
  place: "Galeshewe",
  requirement: "Designated room",
  name: "Thandi Example",
  outcome: "changed",
  changes: [
    { what: "Mobile", before: "0000001421", after: "0000009421" },
    { what: "Role", before: "Desk officer", after: null },
  ],
  isPending: false,
  reason: null,
};

export const sheetPreview: SheetPreview = {
  errors: [],
  notes: ['The column "Notes" was ignored.'],
  counts: { unchanged: 212, changed: 1, new: 2, ended: 1, stillRight: 30, conflict: 1 },
  rows: [
    sheetRow,
    {
      ...sheetRow,
      row: 9,
      name: "Lerato Sample",
      outcome: "new",
      changes: [{ what: "New contact", before: null, after: "Lerato Sample" }],
    },
    {
      ...sheetRow,
      row: 10,
      place: "Riverside",
      requirement: null,
      name: "Riverside",
      outcome: "new",
      changes: [
        { what: "New place", before: null, after: "Riverside" },
        { what: "Address", before: null, after: "3 River Road, Kimberley" },
      ],
    },
    {
      ...sheetRow,
      row: 12,
      name: "Sipho Former",
      outcome: "ended",
      changes: [{ what: "Contact removed", before: "Sipho Former", after: null }],
    },
    { ...sheetRow, row: 15, name: "Anna Stable", outcome: "still right", changes: [] },
    {
      ...sheetRow,
      row: 31,
      name: "Zola Contested",
      outcome: "conflict",
      changes: [],
      reason: "Zanele Khumalo changed this on 2026-08-03, after the sheet was downloaded.",
    },
  ],
  needsMethod: true,
  fingerprint: "a1",
};

export const wrongSheetPreview: SheetPreview = {
  ...sheetPreview,
  errors: [
    {
      sheet: "Contacts",
      row: 7,
      column: "Mobile",
      message:
        "Excel shortened this number (8.2E+10). Please format the column as text, and type the number again.",
    },
    { sheet: "Contacts", row: 18, column: "E-mail", message: "Please enter a valid email address" },
    { sheet: "Contacts", row: 18, column: "Shown to the public", message: "Please write yes or no." },
    {
      sheet: "Contacts",
      row: 103,
      column: "Place id",
      message: "This place is not one of yours, or it is no longer listed.",
    },
  ],
  fingerprint: null,
};
