import { isDeepStrictEqual } from "node:util";
import { dayBefore } from "../../lib/quarters.ts";
import type { PersonFields } from "./parseRow.ts";

/**
 * A contact person's term as it stands. `id` is the person's stakeholder id, `statedFrom` the first day that the file
 * states: a term that was verified anew stands as several, which share it.
 */
export type StandingTerm = PersonFields & { id: number; statedFrom: string };

/** What is to be done for a term that a file states. */
export type TermChange =
  | { kind: "none" }
  | { kind: "add"; term: PersonFields }
  /** `removed`: ids of what was verified after the last day that is stated now. */
  | { kind: "correct"; id: number; term: PersonFields; removed: number[] }
  /** The standing term ends, and a new one begins on the day of the newer verification. */
  | { kind: "renew"; id: number; lastDay: string; term: PersonFields };

/**
 * Compares a term that a file states with those that stand for the same person and requirement. A newer day of
 * verification begins a new term, so that earlier quarters stay as they stood; anything else that differs is a
 * correction of the latest term. An older file changes nothing of a term that was verified anew since.
 */
export function mergeTerm(standing: readonly StandingTerm[], stated: PersonFields): TermChange {
  const renewals = standing
    .filter(({ statedFrom }) => statedFrom === stated.validFrom)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const latest = renewals.at(-1);
  if (latest === undefined) return { kind: "add", term: stated };
  if (isOlder(stated.verifiedOn, latest.verifiedOn)) return { kind: "none" };

  const removed = renewals.filter(({ validFrom }) => stated.validTo !== null && validFrom > stated.validTo);
  const last = renewals[renewals.length - removed.length - 1] as StandingTerm;
  let { verifiedOn } = stated;
  if (last.verifiedOn !== null && verifiedOn !== null && verifiedOn > last.verifiedOn) {
    if (isInside(verifiedOn, last.validFrom, stated.validTo)) {
      return {
        kind: "renew",
        id: last.id,
        lastDay: dayBefore(verifiedOn),
        term: { ...stated, validFrom: verifiedOn },
      };
    }
    verifiedOn = last.verifiedOn;
  }
  const term = { ...stated, validFrom: last.validFrom, verifiedOn };
  const { id, statedFrom: _, ...fields } = last;
  return removed.length === 0 && isDeepStrictEqual(ordered(fields), ordered(term))
    ? { kind: "none" }
    : { kind: "correct", id, term, removed: removed.map((each) => each.id) };
}

const isOlder = (stated: string | null, standing: string | null) =>
  standing !== null && (stated === null || stated < standing);

/** After the first day, so that something is left of the term that ends. */
const isInside = (day: string, firstDay: string, lastDay: string | null) =>
  firstDay < day && (lastDay === null || day <= lastDay);

const ordered = (fields: PersonFields): PersonFields => ({
  ...fields,
  contacts: fields.contacts.toSorted((a, b) => a.contactTypeId - b.contactTypeId),
});
