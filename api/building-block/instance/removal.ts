import { notFound } from "../../lib/http/errors.ts";
import type { CurrentInstance } from "./CurrentInstance.ts";
import type { CapturedForm } from "./contract.ts";
import { findPerson } from "./findPerson.ts";

/** @throws {HttpError} 404 */
export function removalOf(current: CurrentInstance, personId: number): CapturedForm {
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
