import type { Faults } from "../../import/Faults.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { didYouMean, nearNames } from "../../lib/text/nearNames.ts";
import { normaliseName } from "../../lib/text/normaliseName.ts";
import type { FilePerson } from "./collectInstances.ts";
import { mergeTerm, renewalsOf } from "./mergeTerm.ts";
import type { PersonFields } from "./parseRow.ts";
import type { ExistingPerson } from "./readExisting.ts";

type PlannedTerm = PersonFields & { requirementId: number; statedFrom: string };

export type TermChanges = {
  added: PlannedTerm[];
  corrected: { id: number; term: PersonFields }[];
  ended: { id: number; lastDay: string }[];
  removed: number[];
};

/** Every term of the file is applied, unchanged or a fault. */
export function mergePeople(
  stated: readonly FilePerson[],
  existing: readonly ExistingPerson[],
  faults: Faults,
): TermChanges {
  const changes: TermChanges = { added: [], corrected: [], ended: [], removed: [] };
  for (const { requirementId, row, ...term } of stated) {
    const { validFrom: statedFrom } = term;
    const own = existing.filter((each) => isSame(each, { ...term, requirementId }));
    const merged = mergeTerm(
      own.map(({ instanceId: _, requirementId: __, ...each }) => each),
      term,
    );
    if (merged.kind === "outdated") {
      faults.add(
        `${inQuotes(term.name)} was verified later, on ${merged.verifiedOn}: give that day or leave it empty.`,
        row.at("verified_on"),
      );
    }
    const misspelt = own.length === 0 ? meantByWithdrawal({ ...term, requirementId }, existing, stated) : [];
    if (misspelt.length > 0) {
      faults.add(
        `nobody called ${inQuotes(term.name)} stands here${didYouMean(misspelt)}`,
        row.at("contact_name"),
      );
    } else if (merged.kind === "add") {
      const others = stated.filter((each) => isSame(each, { ...term, requirementId }));
      const running = runningBeside(term, own, others);
      if (running === undefined) changes.added.push({ ...merged.term, requirementId, statedFrom });
      else {
        faults.add(
          `${inQuotes(term.name)} stands from ${running} on already: give that day, or end that term before another begins.`,
          row.at("valid_from"),
        );
      }
    }
    if (merged.kind === "correct") {
      changes.corrected.push({ id: merged.id, term: merged.term });
      changes.removed.push(...merged.removed);
    }
    if (merged.kind === "renew") {
      changes.ended.push({ id: merged.id, lastDay: merged.lastDay });
      changes.added.push({ ...merged.term, requirementId, statedFrom });
    }
  }
  return changes;
}

/** Otherwise they would stay public. */
function meantByWithdrawal(
  term: PersonFields & Named,
  existing: readonly ExistingPerson[],
  stated: readonly FilePerson[],
): string[] {
  if (term.isPublic && term.validTo === null) return [];
  const others = existing.filter(
    (each) =>
      each.requirementId === term.requirementId &&
      each.validTo === null &&
      !stated.some((one) => isSame(one, each)),
  );
  return nearNames(
    term.name,
    others.map(({ name }) => ({ name, meaning: name })),
  );
}

type Named = { name: string; requirementId: number };

const isSame = (a: Named, b: Named) =>
  a.requirementId === b.requirementId && normaliseName(a.name) === normaliseName(b.name);

function runningBeside(
  { validFrom, validTo }: PersonFields,
  existing: readonly ExistingPerson[],
  stated: readonly FilePerson[],
): string | undefined {
  const spans = new Map(
    existing.map(({ statedFrom }) => [statedFrom, renewalsOf(existing, statedFrom).at(-1)?.validTo ?? null]),
  );
  for (const each of stated) spans.set(each.validFrom, each.validTo);
  spans.delete(validFrom);
  const beside = [...spans].find(
    ([from, to]) => (validTo === null || from <= validTo) && (to === null || validFrom <= to),
  );
  return beside?.[0];
}
