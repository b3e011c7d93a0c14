import { CONTACT_TYPE } from "../shared/contactTypes.ts";
import type { DirectoryEntry } from "./contract.ts";

type Reachable = Pick<DirectoryEntry, "contacts">;
type Ordered = Reachable & {
  verifiedOn: string | null;
  buildingBlockRequirements: readonly { stakeholderContactPerson: readonly Reachable[] }[];
};

const hasNumber = ({ contacts }: Reachable) =>
  contacts.some(({ contactTypeId }) => contactTypeId !== CONTACT_TYPE.workEmail);

const isCallable = (entry: Ordered) =>
  hasNumber(entry) ||
  entry.buildingBlockRequirements.some(({ stakeholderContactPerson: people }) => people.some(hasNumber));

/**
 * Otherwise stable.
 * @param freshSince older checks rank like none; ISO 8601
 */
export function callableFirst<E extends Ordered>(entries: readonly E[], freshSince: string): E[] {
  const freshOn = ({ verifiedOn }: E) => (verifiedOn !== null && verifiedOn >= freshSince ? verifiedOn : "");
  return entries.toSorted(
    (a, b) => Number(isCallable(b)) - Number(isCallable(a)) || compare(freshOn(b), freshOn(a)),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const firstToCall = [/emergenc/i, /command centre/i, /stop gender/i];

export function inOrderOfUrgency<L extends Pick<DirectoryEntry, "name">>(lines: readonly L[]): L[] {
  const rank = ({ name }: L) => {
    const place = firstToCall.findIndex((pattern) => pattern.test(name));
    return place === -1 ? firstToCall.length : place;
  };
  return lines.toSorted((a, b) => rank(a) - rank(b));
}
