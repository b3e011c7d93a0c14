import { DAY } from "../../import/columns.ts";
import { type CurrentInstance, findPerson } from "../instance/CurrentInstance.ts";
import type { Cells } from "./columns.ts";
import type { SentRow } from "./readLines.ts";

export type ReadRow = SentRow & { current: CurrentInstance };
const MAX_NAMED_ROWS = 10;

/** A date typed under Last verified would be ignored silently. */
export function typedDateNotes(read: readonly ReadRow[]): string[] {
  const dated = read.filter(({ current, cells }) => isDateTyped(current, cells)).map(({ row }) => row);
  if (dated.length === 0) return [];
  const rows = dated.slice(0, MAX_NAMED_ROWS).join(", ");
  const more = dated.length > MAX_NAMED_ROWS ? " and others" : "";
  return [
    `A date typed under Last verified changes nothing (row ${rows}${more}): write yes under Still right, and say how it was checked.`,
  ];
}

/** An outdated sheet has an earlier day. */
function isDateTyped(current: CurrentInstance, { verifiedOn, contactId, requirement }: Cells): boolean {
  if (verifiedOn === "" || (contactId === "" && requirement !== "")) return false;
  const now = contactId === "" ? current.existsOn : findPerson(current, Number(contactId))?.person.verifiedOn;
  const typed = DAY.parse(verifiedOn);
  return typed === null || now == null || typed > now;
}
