import type { Knex } from "knex";
import type { AuditKind } from "../../lib/auditKinds.ts";
import { CHECKED_IN_WORDS } from "../checkedInWords.ts";
import type { Official } from "../Official.ts";
import type { CapturedForm, CheckedHow, FieldChange } from "./contract.ts";
import { describeChanges } from "./describeChanges.ts";
import type { Standing } from "./standing.ts";

type Said = { how?: CheckedHow; reason?: string };

/** Each difference, with how it was checked or why it was refused. */
export async function auditChanges(
  trx: Knex.Transaction,
  { audit }: Official,
  what: AuditKind,
  standing: Standing,
  form: CapturedForm,
  { how, reason }: Said = {},
): Promise<void> {
  const changes = describeChanges(standing, form, { hidesAddress: standing.isConfidential });
  await audit(trx, {
    what,
    subject: standing.stakeholderId,
    before: valuesOf(changes, "before"),
    after: {
      ...valuesOf(changes, "after"),
      ...(how !== undefined && { Checked: CHECKED_IN_WORDS[how] }),
      ...(reason !== undefined && { Reason: reason }),
    },
  });
}

const valuesOf = (changes: readonly FieldChange[], side: "before" | "after") =>
  Object.fromEntries(changes.map((change) => [change.what, change[side]]));
