import { isDeepStrictEqual } from "node:util";
import { dayBefore } from "../../shared/quarters.ts";
import type { PersonFields } from "./parseRow.ts";

/** A term verified again is several rows that share `statedFrom`, the first day in the file. */
export type ExistingTerm = PersonFields & { id: number; statedFrom: string };

type TermChange =
  | { kind: "none" }
  | { kind: "add"; term: PersonFields }
  | { kind: "correct"; id: number; term: PersonFields; removed: number[] }
  /** A new one begins on the newer verification's day. */
  | { kind: "renew"; id: number; lastDay: string; term: PersonFields }
  | { kind: "outdated"; verifiedOn: string };

/**
 * A newer verification begins a new term, so that earlier quarters do not change. Without a day, the stored
 * verification holds.
 */
export function mergeTerm(existing: readonly ExistingTerm[], stated: PersonFields): TermChange {
  const renewals = renewalsOf(existing, stated.validFrom);
  const latest = renewals.at(-1);
  if (latest === undefined) return { kind: "add", term: stated };
  if (stated.verifiedOn !== null && latest.verifiedOn !== null && stated.verifiedOn < latest.verifiedOn) {
    return isValidAlready(stated, renewals, latest)
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
    : { kind: "correct", id, term, removed: removed.map((each) => each.id).filter((each) => each !== id) };
}

export function renewalsOf<Term extends ExistingTerm>(existing: readonly Term[], statedFrom: string): Term[] {
  return existing
    .filter((each) => each.statedFrom === statedFrom)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
}

/** True if an older file repeats what was valid then. */
function isValidAlready(
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

const isLater = (stated: string | null, existing: string | null): stated is string =>
  stated !== null && existing !== null && stated > existing;

const ordered = (fields: PersonFields): PersonFields => ({
  ...fields,
  contacts: fields.contacts.toSorted((a, b) => a.contactTypeId - b.contactTypeId),
});
