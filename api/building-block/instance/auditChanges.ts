import type { Knex } from "knex";
import type { AuditKind } from "../../lib/audit/auditKinds.ts";
import type { Actor } from "../Actor.ts";
import { CHECKED_IN_WORDS } from "../checkedInWords.ts";
import type { CurrentInstance } from "./CurrentInstance.ts";
import type { CapturedForm, CheckedHow, FieldChange } from "./contract.ts";
import { describeChanges } from "./describeChanges.ts";

type Said = { how?: CheckedHow; reason?: string };

export async function auditChanges(
  trx: Knex.Transaction,
  { audit }: Actor,
  what: AuditKind,
  current: CurrentInstance,
  form: CapturedForm,
  { how, reason }: Said = {},
): Promise<void> {
  const changes = describeChanges(current, form, {
    hidesAddress: form.isConfidential === true || (await isConfidentialNow(trx, current)),
  });
  await audit(trx, {
    what,
    subject: current.stakeholderId,
    before: valuesOf(changes, "before"),
    after: {
      ...valuesOf(changes, "after"),
      ...(how !== undefined && nobodyIn(current, form)),
      ...(changes.length === 0 && how !== undefined && { Contacts: namesIn(form) }),
      ...(how !== undefined && { Checked: CHECKED_IN_WORDS[how] }),
      ...(reason !== undefined && { Reason: reason }),
    },
  });
}

/** Its new address may be what made it confidential. */
async function isConfidentialNow(
  trx: Knex.Transaction,
  { stakeholderId, isConfidential }: CurrentInstance,
): Promise<boolean> {
  if (isConfidential) return true;
  return (await trx("stakeholder").where({ stakeholderId }).first("is_confidential")).isConfidential;
}

/** That a requirement is without anybody was checked too. */
function nobodyIn(current: CurrentInstance, form: CapturedForm): Record<string, string> {
  const empty = form.buildingBlockRequirements
    .filter(({ stakeholderContactPerson }) => stakeholderContactPerson.length === 0)
    .flatMap(({ buildingBlockRequirementId: id }) =>
      current.buildingBlockRequirements.filter((each) => each.buildingBlockRequirementId === id),
    )
    .filter(({ stakeholderContactPerson }) => stakeholderContactPerson.length === 0);
  return empty.length === 0 ? {} : { "Nobody stands for": empty.map(({ name }) => name).join(", ") };
}

const namesIn = ({ buildingBlockRequirements }: CapturedForm): string =>
  buildingBlockRequirements
    .flatMap(({ stakeholderContactPerson }) => stakeholderContactPerson)
    .map(({ name }) => name)
    .join(", ");

const valuesOf = (changes: readonly FieldChange[], side: "before" | "after") =>
  Object.fromEntries(changes.map((change) => [change.what, change[side]]));
