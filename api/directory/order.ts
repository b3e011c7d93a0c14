import type { DirectoryEntry } from "./contract.ts";

const WORK_EMAIL = 1;

type Reachable = Pick<DirectoryEntry, "contacts">;
type Ordered = Reachable & {
  verifiedOn: string | null;
  buildingBlockRequirements: readonly { stakeholderContactPerson: readonly Reachable[] }[];
};

const hasNumber = ({ contacts }: Reachable) =>
  contacts.some(({ contactTypeId }) => contactTypeId !== WORK_EMAIL);

/** Whether somebody there has a telephone: the service itself, or a person who may be shown. */
const isCallable = (entry: Ordered) =>
  hasNumber(entry) ||
  entry.buildingBlockRequirements.some(({ stakeholderContactPerson: people }) => people.some(hasNumber));

/** What can be called first, then the latest verified at the top; the others stay in their order. */
export const callableFirst = <E extends Ordered>(entries: readonly E[]): E[] =>
  // Days in ISO 8601 sort as text, and what was never verified sorts last.
  entries.toSorted(
    (a, b) =>
      Number(isCallable(b)) - Number(isCallable(a)) || compare(b.verifiedOn ?? "", a.verifiedOn ?? ""),
  );

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Whoever is in danger needs these first. */
const firstToCall = [/emergenc/i, /command centre/i, /stop gender/i];

/** Emergencies and the command centre before all other help lines, which stay in their order. */
export function inOrderOfUrgency<L extends Pick<DirectoryEntry, "name">>(lines: readonly L[]): L[] {
  const rank = ({ name }: L) => {
    const place = firstToCall.findIndex((pattern) => pattern.test(name));
    return place === -1 ? firstToCall.length : place;
  };
  return lines.toSorted((a, b) => rank(a) - rank(b));
}
