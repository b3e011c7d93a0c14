import { done } from "../../lib/http/done.ts";
import { route } from "../../lib/http/route.ts";
import {
  deleteStakeholderById,
  getBuildingBlockContactsWithRequirements,
  updateBuildingBlockContactsAndRequirements,
} from "./contract.ts";
import { findDetail } from "./detail.ts";
import { removePerson } from "./removePerson.ts";
import { saveForm } from "./saveForm.ts";

export const instanceRoutes = [
  route(getBuildingBlockContactsWithRequirements, ({ query, session, trx, today }) =>
    findDetail(trx, session, query, today),
  ),
  route(updateBuildingBlockContactsAndRequirements, async ({ body, trx, ...official }) => {
    const saved = await saveForm(trx, official, body);
    const said =
      saved.outcome === "verified"
        ? "Building block updated successfully"
        : "Captured. It counts once somebody has verified it.";
    return { ...done(said), ...saved };
  }),
  route(deleteStakeholderById, async ({ query, trx, ...official }) => {
    const { buildingBlockId, bldBlockstakeholderId: stakeholderId } = query;
    const outcome = await removePerson(
      trx,
      official,
      { buildingBlockId, stakeholderId },
      query.stakeholderId,
    );
    const said =
      outcome === "verified" ? "Contact removed." : "The removal waits until somebody has verified it.";
    return { ...done(said), outcome };
  }),
];
