import { HttpError } from "../../lib/errors.ts";
import type { Proposed } from "./contract.ts";
import type { Standing } from "./standing.ts";

/** Ids must belong to the block, and to people of that requirement; others are treated as unknown. */
export function refuseForeign(
  { buildingBlockRequirements }: Standing,
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
