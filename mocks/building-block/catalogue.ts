import type { CataloguePreview } from "@gbvf/api/building-block/catalogue/contract.ts";

export const cataloguePreview: CataloguePreview = {
  errors: [],
  changes: [
    {
      ...{ row: 3, kind: "Building block", name: "Thuthuzela Care Centres", outcome: "taken out" },
      changes: [
        { what: "Included", before: "yes", after: "no" },
        { what: "Confidential", before: "no", after: "yes" },
      ],
      effects: [
        "Its 60 places leave the figures, the map and the charts. They stay in the contact directory, and their contacts still come up to be checked.",
        "The addresses of its 60 places are hidden from the public at once.",
      ],
    },
    {
      ...{ row: 5, kind: "Requirement", name: "GBVF Desk and counter", outcome: "changed" },
      changes: [{ what: "Name", before: "GBVF Desk", after: "GBVF Desk and counter" }],
      effects: ["Apr - Jun 2026 and earlier quarters keep the name GBVF Desk."],
    },
    {
      ...{ row: 40, kind: "Requirement", name: "Room to wait in", outcome: "added" },
      changes: [
        { what: "Name", before: null, after: "Room to wait in" },
        { what: "Source", before: null, after: "National Strategic Plan" },
      ],
      effects: ["927 captured places lack it until somebody adds a contact for it there."],
    },
  ],
  effects: [
    "Applied today, they count in Jul - Sep 2026 and in every later quarter. Apr - Jun 2026 and all earlier quarters stay as they were.",
    "The availability of Police station support services in the country goes from 62.14% to 46.60% today.",
  ],
  fingerprint: "of-this-preview",
};
