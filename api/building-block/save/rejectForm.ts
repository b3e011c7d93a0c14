import type { Knex } from "knex";
import { HttpError } from "../../lib/http/errors.ts";
import { CONTACT_TYPE, LACKS_RECEPTION, lacksReception } from "../../shared/contactTypes.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { CapturedForm, ContactFields } from "../instance/contract.ts";
import { findPerson } from "../instance/findPerson.ts";

/** Places of a confidential block stay confidential. */
export async function rejectForm(trx: Knex, current: CurrentInstance, form: CapturedForm): Promise<void> {
  rejectForeignIds(current, form);
  rejectLoneExtensions(current, form);
  if (form.isConfidential !== false || !current.isConfidential) return;
  if (await isBlockConfidential(trx, current))
    throw refused("Every place of this building block is confidential.", "isConfidential");
}

async function isBlockConfidential(
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

function rejectLoneExtensions(current: CurrentInstance, form: CapturedForm): void {
  rejectLoneExtension(current.contacts, form.contacts);
  form.buildingBlockRequirements.forEach(({ stakeholderContactPerson }, requirement) => {
    stakeholderContactPerson.forEach(({ stakeholderId, contacts }, at) => {
      const own = stakeholderId === null ? undefined : findPerson(current, stakeholderId)?.person;
      const path = `buildingBlockRequirements.${requirement}.stakeholderContactPerson.${at}.`;
      rejectLoneExtension(own?.contacts ?? [], contacts, path);
    });
  });
}

export function rejectLoneExtension(
  now: CurrentInstance["contacts"],
  stated: readonly ContactFields[],
  path = "",
): void {
  if (!lacksReception(now, stated)) return;
  const at = stated.findIndex(({ contactTypeId }) => contactTypeId === CONTACT_TYPE.extension);
  throw refused(LACKS_RECEPTION, `${path}contacts.${Math.max(at, 0)}.detail`);
}

const refused = (description: string, field: string) =>
  new HttpError(400, "invalid", description, [{ code: "Unknown", description, field }]);
