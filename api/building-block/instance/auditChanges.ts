import type { Knex } from "knex";
import type { AuditKind } from "../../shared/auditKinds.ts";
import type { Actor } from "../Actor.ts";
import { CHECK_METHOD_LABELS, describePatch } from "../describePatch.ts";
import type { Patch } from "../fields.ts";
import { type CurrentInstance, findPerson } from "./CurrentInstance.ts";
import type { CheckedHow, FieldChange } from "./contract.ts";
import type { CheckedContacts } from "./formPatch.ts";

export type Facts = {
  how?: CheckedHow | undefined;
  checked?: CheckedContacts | undefined;
  reason?: string;
  reports?: string;
};

export async function auditChanges(
  trx: Knex.Transaction,
  { audit }: Actor,
  what: AuditKind,
  current: CurrentInstance,
  { edits, answered }: Patch,
  { how, checked, reason, reports }: Facts = {},
): Promise<void> {
  const isHiding = edits.some(({ key, after }) => key === "isConfidential" && after === true);
  const changes = describePatch(current, edits, {
    hidesAddress: isHiding || (await isConfidentialNow(trx, current)),
  });
  await audit(trx, {
    what,
    subject: current.stakeholderId,
    before: getValues(changes, "before"),
    after: {
      ...getValues(changes, "after"),
      ...(how !== undefined && listUnfilledRequirements(current, { edits, answered })),
      ...(changes.length === 0 && checked !== undefined && { Contacts: getNames(current, checked) }),
      ...(how !== undefined && { Checked: CHECK_METHOD_LABELS[how] }),
      ...(reason !== undefined && { Reason: reason }),
      ...(reports !== undefined && { Reports: reports }),
    },
  });
}

/** Reads the flag again, because the change may have given the place a confidential address. */
async function isConfidentialNow(
  trx: Knex.Transaction,
  { stakeholderId, isConfidential }: CurrentInstance,
): Promise<boolean> {
  if (isConfidential) return true;
  return (await trx("stakeholder").where({ stakeholderId }).first("is_confidential")).isConfidential;
}

function listUnfilledRequirements(
  current: CurrentInstance,
  { edits, answered }: Patch,
): Record<string, string> {
  const filledIds = new Set(edits.map(({ key, after }) => (key === "requirement" ? after : null)));
  const unfilled = current.buildingBlockRequirements.filter(
    ({ buildingBlockRequirementId: id, stakeholderContactPerson }) =>
      answered.includes(id) && stakeholderContactPerson.length === 0 && !filledIds.has(id),
  );
  return unfilled.length === 0 ? {} : { "Nobody stands for": unfilled.map(({ name }) => name).join(", ") };
}

const getNames = (current: CurrentInstance, { people, isNumber }: CheckedContacts): string =>
  [
    ...people.flatMap((id) => findPerson(current, id)?.person.name ?? []),
    ...(isNumber ? [current.name] : []),
  ].join(", ");

const getValues = (changes: readonly FieldChange[], side: "before" | "after") =>
  Object.fromEntries(changes.map((change) => [change.what, change[side]]));
