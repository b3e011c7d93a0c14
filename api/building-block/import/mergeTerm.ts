import { isDeepStrictEqual } from "node:util";
import { dayBefore } from "../../lib/quarters.ts";
import type { PersonFields } from "./parseRow.ts";

/**
 * A stored term. `id` is the person's stakeholder id, `statedFrom` the first day that the file states: a term
 * verified again is several rows that share it.
 */
export type ExistingTerm = PersonFields & { id: number; statedFrom: string };

export type TermChange =
  | { kind: "none" }
  | { kind: "add"; term: PersonFields }
  /** `removed`: ids verified after the last day that is now stated. */
  | { kind: "correct"; id: number; term: PersonFields; removed: number[] }
  /** The stored term ends; a new one begins on the day of the newer verification. */
  | { kind: "renew"; id: number; lastDay: string; term: PersonFields }
  /** An older verification than the stored one, with different details. */
  | { kind: "outdated"; verifiedOn: string };

/**
 * Compares a stated term with the stored ones of the same person and requirement. A newer verification begins a new
 * term, so that earlier quarters do not change; any other difference corrects the latest term. Without a day, the
 * stored verification holds.
 */
export function mergeTerm(standing: readonly ExistingTerm[], stated: PersonFields): TermChange {
  const renewals = renewalsOf(standing, stated.validFrom);
  const latest = renewals.at(-1);
  if (latest === undefined) return { kind: "add", term: stated };
  if (stated.verifiedOn !== null && latest.verifiedOn !== null && stated.verifiedOn < latest.verifiedOn) {
    return standsAlready(stated, renewals, latest)
      ? { kind: "none" }
      : { kind: "outdated", verifiedOn: latest.verifiedOn };
  }
  const removed = renewals.filter(({ validFrom }) => stated.validTo !== null && validFrom > stated.validTo);
  const last = renewals[renewals.length - removed.length - 1] as ExistingTerm;
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

/** The rows of one renewed term, in order. */
export function renewalsOf<Term extends ExistingTerm>(standing: readonly Term[], statedFrom: string): Term[] {
  return standing
    .filter((each) => each.statedFrom === statedFrom)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
}

/** Whether an older file repeats what was valid then. */
function standsAlready(
  stated: PersonFields,
  renewals: readonly ExistingTerm[],
  latest: ExistingTerm,
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
