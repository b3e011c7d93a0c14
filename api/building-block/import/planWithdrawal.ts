import { type Edit, FIELDS, type Value, WHEREABOUTS } from "../fields.ts";
import { hasAddressChangedSince, invert } from "../patch.ts";
import type { ExistingPerson, ExistingPlace } from "./readExisting.ts";

export type ImportedPlace = {
  instanceId: number;
  isAdded: boolean;
  wasConfidential: boolean;
  edits: readonly Edit[];
  day: string;
};

/**
 * True if the edit adds a contact person. Withdrawing it removes the person, and with them their other edits.
 */
export const isAddition = ({ key, before }: Edit) => key === "requirement" && before === null;

type Withdrawal = {
  place: ExistingPlace;
  day: string;
  edits: Edit[];
  removed: number[];
  isRemoved: boolean;
  checks: { id: number; day: string }[];
  notReverted: string[];
};

export function planWithdrawal(
  { place, day, isAdded, wasConfidential, edits }: ImportedPlace & { place: ExistingPlace },
  touchedIds: ReadonlySet<number>,
): Withdrawal {
  const emptyPlan = { place, day, edits: [], removed: [], isRemoved: false, checks: [], notReverted: [] };
  const people = new Map(place.people.map((person) => [person.id, person]));
  if (isAdded) {
    const stakeholderIds = [place.stakeholderId, ...people.keys()];
    if (stakeholderIds.some((id) => touchedIds.has(id)))
      return { ...emptyPlan, notReverted: ["the place stays. Somebody has changed or checked it since"] };
    return { ...emptyPlan, removed: stakeholderIds, isRemoved: true };
  }
  const plan: Withdrawal = { ...emptyPlan, edits: [], removed: [], checks: [], notReverted: [] };
  const isUnchanged = (edit: Edit) =>
    (currentValue(place, people.get(edit.person ?? 0), edit) ?? null) === edit.after;
  const isAddressChanged = hasAddressChangedSince(edits, isUnchanged);
  for (const edit of edits) {
    const person = people.get(edit.person ?? 0);
    const name = person === undefined ? "" : ` of ${person.values.name}`;
    const isChanged = !isUnchanged(edit) || (isAddressChanged && edit.key === "point");
    if (edit.person !== null && isAddition(edit)) {
      if (person === undefined) continue;
      if (touchedIds.has(person.id))
        plan.notReverted.push(`${person.values.name} stays. Somebody has changed or checked it since`);
      else plan.removed.push(person.id);
    } else if (isChanged)
      plan.notReverted.push(`${FIELDS[edit.key].label}${name} stays. It was changed since`);
    else if (edit.key === "isConfidential") plan.notReverted.push("stays confidential");
    else if (wasConfidential && !place.isConfidential && person === undefined && WHEREABOUTS.has(edit.key))
      plan.notReverted.push(
        `${FIELDS[edit.key].label} stays. The place was confidential when it had another`,
      );
    else if (edit.key === "verifiedOn")
      plan.checks.push({ id: edit.person as number, day: String(edit.after) });
    else plan.edits.push(...invert([edit]));
  }
  return plan;
}

function currentValue(
  place: ExistingPlace,
  person: ExistingPerson | undefined,
  { person: id, key }: Edit,
): Value {
  if (id === null) return place.values[key] ?? null;
  if (key === "validTo" || key === "verifiedOn") return person?.[key] ?? null;
  return person?.values[key] ?? null;
}
