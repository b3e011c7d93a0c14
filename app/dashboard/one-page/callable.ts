import type { Contact, DirectoryEntry } from "@gbvf/api/directory/contract.ts";
import { contactWay } from "@gbvf/ui/widgets/ContactCard/contactWays.ts";

export interface Callable {
  stakeholderId: number;
  name: string;
  kind: string;
  contacts: Contact[];
  verifiedOn: string | null;
}

/** Two are enough to try. */
const NUMBERS = 2;

/** The first of each kind comes before the second of another. */
export function callableOf(entries: readonly DirectoryEntry[]): Callable[] {
  const kinds = [...Map.groupBy(entries.map(readEntry).filter(hasNumber), ({ kind }) => kind).values()];
  return kinds
    .flatMap((ofKind) => ofKind.map((each, index) => ({ each, index })))
    .toSorted((one, other) => one.index - other.index)
    .map(({ each }) => each);
}

const hasNumber = ({ contacts }: Callable) => contacts.length > 0;

function readEntry({ buildingBlockRequirements, ...entry }: DirectoryEntry): Callable {
  const people = buildingBlockRequirements.flatMap(
    ({ stakeholderContactPerson }) => stakeholderContactPerson,
  );
  const numbers = [entry, ...people]
    .flatMap(({ contacts }) => contacts)
    .map((contact) => ({ contact, ...contactWay(contact) }))
    .filter(({ kind }) => kind === "call");
  return {
    stakeholderId: entry.stakeholderId,
    name: entry.name,
    kind: entry.buildingBlock,
    // One person may answer for several requirements.
    contacts: numbers
      .filter(({ href }, index) => numbers.findIndex((other) => other.href === href) === index)
      .slice(0, NUMBERS)
      .map(({ contact }) => contact),
    verifiedOn: entry.verifiedOn,
  };
}
