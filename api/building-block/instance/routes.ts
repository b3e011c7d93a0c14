import { done } from "../../lib/http/done.ts";
import { notAllowed, notFound } from "../../lib/http/errors.ts";
import { route } from "../../lib/http/route.ts";
import { openPlace } from "../save/openPlace.ts";
import { savePlace } from "../save/savePlace.ts";
import type { CurrentInstance } from "./CurrentInstance.ts";
import {
  type CapturedForm,
  correctContact,
  deleteStakeholderById,
  getBuildingBlockContactsWithRequirements,
  updateBuildingBlockContactsAndRequirements,
} from "./contract.ts";
import { correct } from "./correctContact.ts";
import { findDetail } from "./detail.ts";
import { findPerson } from "./findPerson.ts";

export const instanceRoutes = [
  route(getBuildingBlockContactsWithRequirements, ({ query, session, trx, today }) =>
    findDetail(trx, session, query, today),
  ),
  route(updateBuildingBlockContactsAndRequirements, async ({ body, trx, ...actor }) => {
    const { stakeholderId, buildingBlockId, version, isSubmitted, checkedHow, replaces, ...form } = body;
    if (isSubmitted && !actor.session.actions.has("ValidateBuildingBlock")) throw notAllowed();
    const opened = await openPlace(trx, actor, { stakeholderId, buildingBlockId }, version);
    const saved = await savePlace(trx, actor, opened, {
      form,
      isSubmitted,
      how: checkedHow,
      verifies: "everybody",
      replaces,
      audited: "building block verified",
    });
    const said =
      saved.outcome === "verified"
        ? "Building block updated successfully"
        : "Captured. It counts once somebody has verified it.";
    return { ...done(said), ...saved, version: opened.current.version };
  }),
  route(correctContact, async ({ body, trx, ...actor }) => {
    const corrected = await correct(trx, actor, body);
    const said =
      corrected.outcome === "verified"
        ? "Changed and verified."
        : "Captured. It counts once somebody has verified it.";
    return { ...done(said), ...corrected };
  }),
  route(deleteStakeholderById, async ({ query, trx, ...actor }) => {
    const { buildingBlockId, bldBlockstakeholderId: stakeholderId, replaces } = query;
    const opened = await openPlace(trx, actor, { buildingBlockId, stakeholderId });
    const saved = await savePlace(trx, actor, opened, {
      form: removalOf(opened.current, query.stakeholderId),
      isSubmitted: true,
      how: undefined,
      verifies: "changed",
      replaces,
      audited: "building block contact removed",
    });
    const said =
      saved.outcome === "verified" ? "Contact removed." : "The removal waits until somebody has verified it.";
    return { ...done(said), ...saved };
  }),
];

/** @throws {HttpError} 404 */
function removalOf(current: CurrentInstance, personId: number): CapturedForm {
  const found = findPerson(current, personId);
  if (found === undefined) throw notFound("This contact");
  const { buildingBlockRequirementId } = found.requirement;
  const { stakeholderId, name, role, isReporting, isAnswer, isPublic } = found.person;
  const person = { stakeholderId, name, role, isReporting, isAnswer, isPublic, contacts: [] };
  return {
    name: current.name,
    contacts: [],
    buildingBlockRequirements: [
      { buildingBlockRequirementId, stakeholderContactPerson: [{ ...person, isRemoved: true }] },
    ],
  };
}
