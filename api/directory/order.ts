import type { DirectoryEntry } from "./contract.ts";

const WORK_EMAIL = 1;

type Reachable = Pick<DirectoryEntry, "contacts">;
type Ordered = Reachable & {
  verifiedOn: string | null;
  buildingBlockRequirements: readonly { stakeholderContactPerson: readonly Reachable[] }[];
};

const hasNumber = ({ contacts }: Reachable) =>
  contacts.some(({ contactTypeId }) => contactTypeId !== WORK_EMAIL);

/** Whether the service itself, or a person who may be shown, has a telephone. */
const isCallable = (entry: Ordered) =>
  hasNumber(entry) ||
  entry.buildingBlockRequirements.some(({ stakeholderContactPerson: people }) => people.some(hasNumber));

/**
 * Entries that can be called first, then the latest verified; otherwise the order stays.
 *
 * @param freshSince a check before this day ranks no higher than none; ISO 8601
 */
export function callableFirst<E extends Ordered>(entries: readonly E[], freshSince: string): E[] {
  // ISO 8601 days sort as text; never verified sorts last.
  const freshOn = ({ verifiedOn }: E) => (verifiedOn !== null && verifiedOn >= freshSince ? verifiedOn : "");
  return entries.toSorted(
    (a, b) => Number(isCallable(b)) - Number(isCallable(a)) || compare(freshOn(b), freshOn(a)),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Needed first by people in danger. */
const firstToCall = [/emergenc/i, /command centre/i, /stop gender/i];

/** Emergency numbers and the command centre before all other help lines, which keep their order. */
export function inOrderOfUrgency<L extends Pick<DirectoryEntry, "name">>(lines: readonly L[]): L[] {
  const rank = ({ name }: L) => {
    const place = firstToCall.findIndex((pattern) => pattern.test(name));
    return place === -1 ? firstToCall.length : place;
  };
  return lines.toSorted((a, b) => rank(a) - rank(b));
}
