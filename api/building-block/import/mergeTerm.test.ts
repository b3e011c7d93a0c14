import fc from "fast-check";
import { expect, test } from "vitest";
import { dayNumber, isoDay } from "../../lib/time/spans.ts";
import { type ExistingTerm, mergeTerm, renewalsOf } from "./mergeTerm.ts";
import type { PersonFields } from "./parseRow.ts";

const term = (fields: Partial<PersonFields>): PersonFields => ({
  name: "A. Person",
  role: null,
  isPublic: true,
  isAnswer: false,
  isReporting: false,
  verifiedOn: "2025-01-10",
  validFrom: "2025-01-01",
  validTo: null,
  contacts: [],
  ...fields,
});

function state(existing: readonly ExistingTerm[], stated: PersonFields): ExistingTerm[] {
  const change = mergeTerm(existing, stated);
  const added = (fields: PersonFields) => ({
    ...fields,
    id: Math.max(0, ...existing.map(({ id }) => id)) + 1,
    statedFrom: stated.validFrom,
  });
  switch (change.kind) {
    case "none":
    case "outdated":
      return [...existing];
    case "add":
      return [...existing, added(change.term)];
    case "correct":
      return existing
        .filter(({ id }) => !change.removed.includes(id))
        .map((each) => (each.id === change.id ? { ...each, ...change.term } : each));
    case "renew":
      return [
        ...existing.map((each) => (each.id === change.id ? { ...each, validTo: change.lastDay } : each)),
        added(change.term),
      ];
  }
}
const countsOn = (existing: readonly PersonFields[], day: string) =>
  existing.some(
    ({ verifiedOn, validFrom, validTo }) =>
      verifiedOn !== null && verifiedOn <= day && validFrom <= day && (validTo === null || validTo >= day),
  );

const day = fc.integer({ min: dayNumber("2025-01-01"), max: dayNumber("2025-03-31") }).map(isoDay);
const stated = fc
  .record({
    validFrom: fc.constantFrom("2025-01-01", "2025-02-01"),
    validTo: fc.option(day),
    verifiedOn: fc.option(day),
    role: fc.constantFrom(null, "Officer"),
    isPublic: fc.boolean(),
  })
  .map((fields) =>
    term({
      ...fields,
      validTo: [fields.validFrom, fields.verifiedOn].some((each) => (each ?? "") > (fields.validTo ?? "9"))
        ? null
        : fields.validTo,
    }),
  );

test("a term that is said to stand tells of no withdrawal, end or verification that does not", () => {
  fc.assert(
    fc.property(fc.array(stated, { maxLength: 5 }), stated, (earlier, last) => {
      const existing = earlier.reduce(state, [] as ExistingTerm[]);
      if (mergeTerm(existing, last).kind !== "none") return;
      const latest = renewalsOf(existing, last.validFrom).at(-1) as ExistingTerm;
      expect(latest.isPublic && !last.isPublic).toBe(false);
      expect([null, latest.validTo]).toContain(last.validTo);
      expect(last.verifiedOn === null || last.verifiedOn <= (latest.verifiedOn ?? "")).toBe(true);
    }),
  );
});

test("no term ends before it begins", () => {
  fc.assert(
    fc.property(fc.array(stated, { minLength: 1, maxLength: 6 }), (terms) => {
      for (const { validFrom, validTo } of terms.reduce(state, [] as ExistingTerm[])) {
        expect(validTo === null || validFrom <= validTo).toBe(true);
      }
    }),
  );
});

test("a newer verification leaves every day before it as it was", () => {
  fc.assert(
    fc.property(day, day, day, (first, second, asked) => {
      const [older, newer] = [first, second].sort() as [string, string];
      const before = state([], term({ verifiedOn: older }));
      const after = state(before, term({ verifiedOn: newer }));
      expect(countsOn(after, asked)).toBe(countsOn(before, asked));
      expect(after.at(-1)?.verifiedOn).toBe(newer);
    }),
  );
});

test("an older file that tells what stood then changes nothing, one that tells of a change is outdated", () => {
  const existing = state(state([], term({})), term({ verifiedOn: "2025-06-01" }));
  expect(mergeTerm(existing, term({}))).toEqual({ kind: "none" });
  for (const change of [{ role: "Officer" }, { isPublic: false }, { validTo: "2025-07-31" }]) {
    expect(mergeTerm(existing, term(change))).toEqual({ kind: "outdated", verifiedOn: "2025-06-01" });
  }
});

test("without a day of verification a withdrawal and an end are applied to the verified term", () => {
  const existing = state(state([], term({})), term({ verifiedOn: "2025-06-01" }));
  const change = { isPublic: false, validTo: "2025-07-31" };
  expect(mergeTerm(existing, term({ ...change, verifiedOn: null }))).toMatchObject({
    kind: "correct",
    id: 2,
    term: { ...change, verifiedOn: "2025-06-01" },
  });
});

test("a first verification, an end and another number are corrections", () => {
  const existing = state([], term({ verifiedOn: null }));
  const corrected = term({
    validTo: "2025-09-30",
    contacts: [{ contactTypeId: 3, detail: "0000000001", areaCode: null }],
  });
  expect(mergeTerm(existing, corrected)).toEqual({
    kind: "correct",
    id: 1,
    term: corrected,
    removed: [],
  });
});

test("an end before a later verification takes back what that verification began", () => {
  const verified = [term({}), term({ verifiedOn: "2025-06-01" })].reduce(state, [] as ExistingTerm[]);
  const ended = term({ verifiedOn: null, validTo: "2025-03-31" });
  expect(state(verified, ended)).toEqual([
    { ...term({ validTo: "2025-03-31" }), id: 1, statedFrom: "2025-01-01" },
  ]);
});
