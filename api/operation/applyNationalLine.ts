import { isDeepStrictEqual } from "node:util";
import type { Knex } from "knex";
import { findAdministrators } from "../access/findUsersWithPermission.ts";
import { replaceNumberCheck } from "../building-block/check/checkRows.ts";
import {
  addLineNumbers,
  endLineNumbers,
  writeNationalLine,
} from "../building-block/save/writeNationalLine.ts";
import { createAudit } from "../lib/audit/audit.ts";
import { raiseDataVersion } from "../lib/cache/dataVersion.ts";
import { notFound } from "../lib/http/errors.ts";
import type { Env } from "../lib/operating/env.ts";
import { createSecrets } from "../lib/security/secrets.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";
import type { NationalLine } from "./contract.ts";
import { type LineChange, mailLineChange } from "./mailLineChange.ts";
import { findLine, getType, listLineValues } from "./readNationalLines.ts";

type PendingChange = { changeId: number; stakeholderId: number; proposed: NationalLine; proposedBy: number };

/** Applies changes that a sole administrator proposed a day ago and that need no confirmation. */
export async function applyUnconfirmed(knex: Knex, env: Env, now: Date): Promise<void> {
  const due: number[] = await knex("national_line_change").where("applies_at", "<=", now).pluck("change_id");
  for (const changeId of due) {
    await knex.transaction(async (trx) => {
      const pending = await lockPending(trx, changeId);
      const proposerId = pending.proposedBy;
      if (await hasOtherAdministrator(trx, proposerId, env)) return;
      const audit = createAudit({ stakeholderId: proposerId }, now);
      await applyLine(pending, { trx, by: proposerId, now, env, secrets: createSecrets(env), audit });
    });
  }
}

export async function hasOtherAdministrator(
  trx: Knex.Transaction,
  administratorId: number,
  env: Pick<Env, "NODE_ENV">,
): Promise<boolean> {
  return (await findAdministrators(trx, env)).some(({ stakeholderId }) => stakeholderId !== administratorId);
}

export async function lockPending(trx: Knex.Transaction, changeId: number): Promise<PendingChange> {
  const row: PendingChange | undefined = await trx("national_line_change")
    .where({ changeId })
    .forUpdate()
    .first();
  if (row === undefined) throw notFound("This change");
  return row;
}

export async function applyLine(
  { changeId, stakeholderId, proposed }: PendingChange,
  change: LineChange,
): Promise<string> {
  const { trx, now, audit } = change;
  const today = dayInSouthAfrica(now);
  const line = await findLine(trx, stakeholderId, today);
  const { name, openingHours, checkedOn } = proposed;
  await writeNationalLine(trx, { by: change.by, at: now, today }, stakeholderId, {
    before: { name: line.name, openingHours: line.openingHours },
    after: { name, openingHours },
  });
  const includesNumber = (
    numbers: NationalLine["numbers"],
    { kind, number }: NationalLine["numbers"][number],
  ) => numbers.some((each) => each.kind === kind && each.number === number);
  const removed = line.numbers.filter((each) => !includesNumber(proposed.numbers, each));
  const addedNumbers = proposed.numbers.filter((each) => !includesNumber(line.numbers, each));
  await endLineNumbers(
    trx,
    removed.map(({ contactId }) => contactId),
    today,
  );
  const numbers = addedNumbers.map(({ kind, number }) => ({ contactTypeId: getType(kind), detail: number }));
  await addLineNumbers(trx, stakeholderId, numbers, today);
  if (addedNumbers.length > 0 || checkedOn !== line.checkedOn)
    await replaceNumberCheck(trx, stakeholderId, checkedOn, { by: change.by, at: now });
  await trx("national_line_change").where({ changeId }).delete();
  await raiseDataVersion(trx, ["building-block"]);
  const [before, after] = [listLineValues(line), listLineValues(proposed)];
  if (!isDeepStrictEqual(before, after))
    await audit(trx, { what: "national line changed", subject: stakeholderId, before, after });
  await mailLineChange(`changed ${line.name}. The pages of help show it now.`, change);
  return line.name;
}
