import { isDeepStrictEqual } from "node:util";
import { dayNumber, isoDay } from "../../buildingblock/spans.ts";
import type { PersonFields } from "./parseRow.ts";

/** A term of a contact person as it stands. `id` is the person's stakeholder id. */
export type StandingTerm = PersonFields & { id: number };

/** What is to be done for a term that a file states. */
export type TermChange =
  | { kind: "none" }
  | { kind: "add"; term: PersonFields }
  | { kind: "correct"; id: number; term: PersonFields }
  /** The standing term ends, and a new one begins on the day of the newer verification. */
  | { kind: "renew"; id: number; lastDay: string; term: PersonFields };

const dayBefore = (day: string) => isoDay(dayNumber(day) - 1);

/**
 * Compares a term that a file states with those that stand for the same person and requirement. A newer day of
 * verification begins a new term, so that earlier quarters stay as they stood; anything else that differs is a
 * correction of the latest term. An older file changes nothing of a term that was verified anew since.
 */
export function mergeTerm(standing: readonly StandingTerm[], stated: PersonFields): TermChange {
  const chain = chainFrom(standing, stated.validFrom);
  const last = chain.at(-1);
  if (last === undefined) return { kind: "add", term: stated };
  let { verifiedOn } = stated;
  if (last.verifiedOn !== null) {
    if (verifiedOn === null || verifiedOn < last.verifiedOn) return { kind: "none" };
    if (verifiedOn > last.verifiedOn) {
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
  }
  const term = { ...stated, validFrom: last.validFrom, verifiedOn };
  const { id, ...fields } = last;
  return isDeepStrictEqual(ordered(fields), ordered(term)) ? { kind: "none" } : { kind: "correct", id, term };
}

/** The terms that follow each other without a gap, from the one that begins on a day. */
function chainFrom(standing: readonly StandingTerm[], firstDay: string): StandingTerm[] {
  const chain: StandingTerm[] = [];
  let next: string | null = firstDay;
  while (next !== null) {
    const term: StandingTerm | undefined = standing.find(({ validFrom }) => validFrom === next);
    if (term === undefined) break;
    chain.push(term);
    next = term.validTo === null ? null : isoDay(dayNumber(term.validTo) + 1);
  }
  return chain;
}

/** After the first day, so that something is left of the term that ends. */
const isInside = (day: string, firstDay: string, lastDay: string | null) =>
  firstDay < day && (lastDay === null || day <= lastDay);

const ordered = (fields: PersonFields): PersonFields => ({
  ...fields,
  contacts: fields.contacts.toSorted((a, b) => a.contactTypeId - b.contactTypeId),
});
