import type { DirectoryEntry } from "./contract.ts";

const WORK_EMAIL = 1;

type Reachable = Pick<DirectoryEntry, "contacts">;
type Ordered = Reachable & {
  verifiedOn: string | null;
  buildingBlockRequirements: readonly { stakeholderContactPerson: readonly Reachable[] }[];
};

const hasNumber = ({ contacts }: Reachable) =>
  contacts.some(({ contactTypeId }) => contactTypeId !== WORK_EMAIL);

/** The service's own number, or a public person's. */
const isCallable = (entry: Ordered) =>
  hasNumber(entry) ||
  entry.buildingBlockRequirements.some(({ stakeholderContactPerson: people }) => people.some(hasNumber));

/**
 * Callable first, then latest verified; otherwise stable.
 * @param freshSince older checks rank like none; ISO 8601
 */
export function callableFirst<E extends Ordered>(entries: readonly E[], freshSince: string): E[] {
  // ISO 8601 sorts as text; never verified last.
  const freshOn = ({ verifiedOn }: E) => (verifiedOn !== null && verifiedOn >= freshSince ? verifiedOn : "");
  return entries.toSorted(
    (a, b) => Number(isCallable(b)) - Number(isCallable(a)) || compare(freshOn(b), freshOn(a)),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** For people in danger. */
const firstToCall = [/emergenc/i, /command centre/i, /stop gender/i];

/** Emergency numbers and the command centre first. */
export function inOrderOfUrgency<L extends Pick<DirectoryEntry, "name">>(lines: readonly L[]): L[] {
  const rank = ({ name }: L) => {
    const place = firstToCall.findIndex((pattern) => pattern.test(name));
    return place === -1 ? firstToCall.length : place;
  };
  return lines.toSorted((a, b) => rank(a) - rank(b));
}
