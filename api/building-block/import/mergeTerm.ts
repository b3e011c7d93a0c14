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
  | { kind: "renew"; id: number; lastDay: string; term: PersonFields }
  /** It tells of a verification before the standing one, and of something that does not stand. */
  | { kind: "outdated"; verifiedOn: string };

/**
 * Compares a term that a file states with those that stand for the same person and requirement. A newer day of
 * verification begins a new term, so that earlier quarters stay as they stood; anything else that differs is a
 * correction of the latest term. Without a day of verification, the one that stands holds.
 */
export function mergeTerm(standing: readonly StandingTerm[], stated: PersonFields): TermChange {
  const renewals = renewalsOf(standing, stated.validFrom);
  const latest = renewals.at(-1);
  if (latest === undefined) return { kind: "add", term: stated };
  if (stated.verifiedOn !== null && latest.verifiedOn !== null && stated.verifiedOn < latest.verifiedOn) {
    return standsAlready(stated, renewals, latest)
      ? { kind: "none" }
      : { kind: "outdated", verifiedOn: latest.verifiedOn };
  }
  const removed = renewals.filter(({ validFrom }) => stated.validTo !== null && validFrom > stated.validTo);
  const last = renewals[renewals.length - removed.length - 1] as StandingTerm;
  const verifiedOn = stated.verifiedOn ?? last.verifiedOn;
  if (isLater(verifiedOn, last.verifiedOn) && verifiedOn > last.validFrom) {
    const lastDay = dayBefore(verifiedOn);
    return {
      kind: "renew",
      id: last.id,
      lastDay: last.validTo !== null && last.validTo < lastDay ? last.validTo : lastDay,
      term: { ...stated, validFrom: verifiedOn },
    };
  }
  const term = { ...stated, validFrom: last.validFrom, verifiedOn };
  const { id, statedFrom: _, ...fields } = last;
  return removed.length === 0 && isDeepStrictEqual(ordered(fields), ordered(term))
    ? { kind: "none" }
    : { kind: "correct", id, term, removed: removed.map((each) => each.id) };
}

/** The terms that began as one on a day, in order. */
export function renewalsOf<Term extends StandingTerm>(standing: readonly Term[], statedFrom: string): Term[] {
  return standing
    .filter((each) => each.statedFrom === statedFrom)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
}

/** Whether an older file tells what stood then, and nothing that would be a change today. */
function standsAlready(
  stated: PersonFields,
  renewals: readonly StandingTerm[],
  latest: StandingTerm,
): boolean {
  if (latest.isPublic && !stated.isPublic) return false;
  if (stated.validTo !== null && stated.validTo !== latest.validTo) return false;
  return renewals.some(({ id: _, statedFrom: __, ...each }) => {
    const { validFrom, validTo } = each;
    return isDeepStrictEqual(ordered(each), ordered({ ...stated, validFrom, validTo }));
  });
}

const isLater = (stated: string | null, standing: string | null): stated is string =>
  stated !== null && standing !== null && stated > standing;

const ordered = (fields: PersonFields): PersonFields => ({
  ...fields,
  contacts: fields.contacts.toSorted((a, b) => a.contactTypeId - b.contactTypeId),
});
