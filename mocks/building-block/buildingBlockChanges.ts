import { done, type RecordedBodies } from "../respond.ts";
import { cataloguePreview } from "./catalogue.ts";
import { createChecks } from "./check.ts";
import { sheetPreview } from "./sheet.ts";

const verifiedOutcome = { outcome: "verified", changeId: 41 } as const;
const version = 2;

export const buildingBlockChanges = {
  "PUT /api/buildingblock/updateBuildingBlockContactsAndRequirements": {
    ...done("Building block updated successfully"),
    ...verifiedOutcome,
    version: 5,
  },
  "POST /api/buildingblock/correctContact": { ...done("Changed and verified."), ...verifiedOutcome, version },
  "DELETE /api/buildingblock/DeleteStakeholderById": { ...done("Contact removed."), ...verifiedOutcome },
  "POST /api/buildingblock/addBuildingBlock": {
    ...done("Riverside police station was added."),
    stakeholderId: 210_499,
    outcome: "verified",
  },
  "POST /api/buildingblock/verifyBuildingBlockExist": ({ body }) =>
    body.exists
      ? { ...done("Confirmed."), ...verifiedOutcome, version: 5 }
      : { ...done("It is no longer listed from today on."), ...verifiedOutcome, version: 5 },
  "POST /api/buildingblock/undoChange": { ...done("Taken back."), left: [], contacts: [] },
  "POST /api/buildingblock/checkContacts": ({ body }) =>
    createChecks(body, () => (body.outcome === "not reached" ? { notReachedDays: 1, isDue: true } : {})),
  "POST /api/buildingblock/reportWrongNumber": done("Thank you. Somebody will check this number."),
  "POST /api/buildingblock/decideCapture": ({ body }) =>
    body.decision === "verify"
      ? { ...done("Verified. The public reads it from now on."), changeId: 41 }
      : {
          ...done(
            body.decision === "withdraw"
              ? "Withdrawn. Nothing of it is saved."
              : "Sent back with your reason.",
          ),
          changeId: null,
        },
  "PUT /api/buildingblock/demandSecondPerson": done(
    "From now on a second person verifies what somebody captured.",
  ),
  "POST /api/buildingblock/uploadSheet": ({ query }) =>
    query.apply === undefined
      ? { preview: sheetPreview }
      : {
          preview: null,
          message: "34 changes applied.",
          applied: { applied: 34, pendingCount: 0, changeId: 41 },
        },
  "POST /api/buildingblock/changeCatalogue": ({ query }) =>
    query.apply === undefined
      ? { preview: cataloguePreview }
      : { preview: null, message: "3 changes of the catalogue applied." },
} satisfies RecordedBodies;
