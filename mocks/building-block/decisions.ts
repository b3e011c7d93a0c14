import type { HistoryEntry, ListedCapture } from "@gbvf/api/building-block/capture/contract.ts";
import { contactsWithRequirements, pendingCapture } from "./capture.ts";

const { edits: _, ...summary } = pendingCapture;
const { stakeholderId, buildingBlockId, name, buildingBlock, municipality, boundaryStakeholderId, version } =
  contactsWithRequirements;

export const listedCapture: ListedCapture = {
  ...summary,
  ...{ stakeholderId, buildingBlockId, name, buildingBlock, municipality, boundaryStakeholderId, version },
  mayVerify: true,
};

/** A capture in a province that requires two people, so its author may not verify it. */
export const ownListedCapture: ListedCapture = {
  ...listedCapture,
  captureId: 32,
  isOwn: true,
  capturedBy: "Zanele Khumalo",
  mayVerify: false,
};

export const historyEntries: HistoryEntry[] = [
  {
    auditId: 903,
    happenedAt: "2026-08-14T08:15:00.000Z",
    who: "Sipho Dube",
    what: "building block captured",
    changes: pendingCapture.changes,
    facts: [],
  },
  {
    auditId: 812,
    happenedAt: "2026-05-02T09:30:00.000Z",
    who: "Zanele Khumalo",
    what: "contacts checked",
    changes: [],
    facts: [
      { what: "Contacts", value: "Invented Contact 0001" },
      { what: "Checked", value: "by telephone" },
    ],
  },
  {
    auditId: 640,
    happenedAt: "2026-02-01T12:00:00.000Z",
    who: null,
    what: "building block verified",
    changes: [{ what: "Address", before: null, after: "changed" }],
    facts: [],
  },
];
