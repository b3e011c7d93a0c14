import { HttpError } from "../../lib/http/errors.ts";
import type { CurrentInstance } from "./CurrentInstance.ts";
import type { Proposed } from "./contract.ts";

/** They are treated as unknown. */
export function rejectForeignIds(
  { buildingBlockRequirements }: CurrentInstance,
  form: Pick<Proposed, "buildingBlockRequirements">,
): void {
  const named = new Set<number>();
  form.buildingBlockRequirements.forEach(({ buildingBlockRequirementId, stakeholderContactPerson }, at) => {
    const own = buildingBlockRequirements.find(
      (each) => each.buildingBlockRequirementId === buildingBlockRequirementId,
    );
    if (own === undefined)
      throw refused("This requirement was not found.", `buildingBlockRequirements.${at}`);
    stakeholderContactPerson.forEach(({ stakeholderId }, index) => {
      if (stakeholderId === null) return;
      const stands = own.stakeholderContactPerson.some((each) => each.stakeholderId === stakeholderId);
      if (!stands || named.has(stakeholderId)) {
        const field = `buildingBlockRequirements.${at}.stakeholderContactPerson.${index}.stakeholderId`;
        throw refused("This contact was not found.", field);
      }
      named.add(stakeholderId);
    });
  });
}

const refused = (description: string, field: string) =>
  new HttpError(400, "invalid", description, [{ code: "Unknown", description, field }]);
