import type { Knex } from "knex";
import { HttpError } from "../../lib/http/errors.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { CapturedForm } from "../instance/contract.ts";

/** Places of a confidential block stay confidential. */
export async function rejectForm(trx: Knex, current: CurrentInstance, form: CapturedForm): Promise<void> {
  rejectForeignIds(current, form);
  if (form.isConfidential !== false || !current.isConfidential) return;
  if (await isBlockConfidential(trx, current))
    throw refused("Every place of this building block is confidential.", "isConfidential");
}

export async function isBlockConfidential(
  trx: Knex,
  { buildingBlockId }: Pick<CurrentInstance, "buildingBlockId">,
): Promise<boolean> {
  return (await trx("building_block").where({ buildingBlockId }).first("is_confidential")).isConfidential;
}

function rejectForeignIds(
  { buildingBlockRequirements }: CurrentInstance,
  form: Pick<CapturedForm, "buildingBlockRequirements">,
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
