import { endLineNumbers } from "../building-block/save/writeNationalLine.ts";
import { raiseDataVersion } from "../lib/cache/dataVersion.ts";
import { HttpError, notFound } from "../lib/http/errors.ts";
import { DAY_MS } from "../lib/time/spans.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";
import { applyLine, hasOtherAdministrator, lockPending } from "./applyNationalLine.ts";
import type { NationalLine } from "./contract.ts";
import { type LineChange, mailLineChange } from "./mailLineChange.ts";
import { findLine, listLineValues } from "./readNationalLines.ts";

const SOLE_ADMINISTRATOR_DELAY_MS = DAY_MS;

/** @returns a message for the proposer */
export async function proposeLine(
  stakeholderId: number,
  proposed: NationalLine,
  change: LineChange,
): Promise<string> {
  const { trx, by, now, env, audit } = change;
  const today = dayInSouthAfrica(now);
  const line = await findLine(trx, stakeholderId, today);
  if (line.isOnEveryPage && proposed.name !== line.name)
    throw createInvalidError("Every page shows this line: its name stays.", "name");
  if (line.isOnEveryPage && !proposed.numbers.some(({ kind }) => kind === "telephone"))
    throw createInvalidError("Every page shows this line: it needs a telephone number.", "numbers.0.kind");
  if (proposed.checkedOn !== null && proposed.checkedOn > today)
    throw createInvalidError("Nobody has checked it on a day to come.", "checkedOn");
  const isAlone = !(await hasOtherAdministrator(trx, by, env));
  const [row] = await trx("national_line_change")
    .insert({
      stakeholderId,
      proposed: JSON.stringify(proposed),
      proposedBy: by,
      appliesAt: isAlone ? new Date(now.getTime() + SOLE_ADMINISTRATOR_DELAY_MS) : null,
    })
    .onConflict("stakeholder_id")
    .ignore()
    .returning("change_id");
  if (row === undefined)
    throw new HttpError(
      409,
      "pending",
      "A change of this line is pending already. Confirm or withdraw it first.",
    );
  const changes = { before: listLineValues(line), after: listLineValues(proposed) };
  await audit(trx, { what: "national line proposed", subject: stakeholderId, ...changes });
  const next = isAlone
    ? "The change applies in 24 hours."
    : "Another administrator has to confirm the change.";
  await mailLineChange(`proposed a change of ${line.name}. ${next}`, change);
  return `${line.name}: ${next[0]?.toLowerCase()}${next.slice(1)}`;
}

/** The person who confirms must not be the proposer. */
export async function confirmLine(changeId: number, change: LineChange): Promise<string> {
  const pending = await lockPending(change.trx, changeId);
  if (pending.proposedBy === change.by)
    throw new HttpError(403, "own-proposal", "Another administrator has to confirm your change.");
  return applyLine(pending, change);
}

export async function withdrawLine(changeId: number, { trx, now, audit }: LineChange): Promise<string> {
  const { stakeholderId } = await lockPending(trx, changeId);
  const { name } = await findLine(trx, stakeholderId, dayInSouthAfrica(now));
  await trx("national_line_change").where({ changeId }).delete();
  await audit(trx, { what: "national line proposal withdrawn", subject: stakeholderId });
  return name;
}

export async function takeOffNumber(
  { stakeholderId, contactId }: { stakeholderId: number; contactId: number },
  change: LineChange,
): Promise<string> {
  const { trx, now, audit } = change;
  const today = dayInSouthAfrica(now);
  const line = await findLine(trx, stakeholderId, today);
  if (line.isOnEveryPage) {
    const message =
      "Every page shows this line. Propose its right number, for another administrator to confirm.";
    throw new HttpError(409, "on-every-page", message);
  }
  const number = line.numbers.find((each) => each.contactId === contactId);
  if (number === undefined) throw notFound("This number");
  await endLineNumbers(trx, [contactId], today);
  const { kind, number: detail } = number;
  // Deletes proposals that contain the number, because they would restore it.
  await trx("national_line_change")
    .where({ stakeholderId })
    .whereRaw("proposed -> 'numbers' @> ?", [JSON.stringify([{ kind, number: detail }])])
    .delete();
  await raiseDataVersion(trx, ["building-block"]);
  await audit(trx, {
    what: "national number taken off",
    subject: stakeholderId,
    before: listLineValues({ numbers: [number] }),
  });
  await mailLineChange(`took a number off ${line.name}.`, change);
  return line.name;
}

const createInvalidError = (description: string, field: string) =>
  new HttpError(400, "invalid", description, [{ code: "Invalid", description, field }]);
