import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { CapturedPerson } from "../instance/contract.ts";
import { languageNames } from "../languageNames.ts";
import { plainCell, versionOf } from "./cells.ts";
import {
  type Cells,
  COLUMN_KEYS,
  CONTACT_COLUMNS,
  type ColumnKey,
  contactColumns,
  NO_CELLS,
} from "./columns.ts";

export function rowsOfInstance(current: CurrentInstance): Cells[] {
  return [
    placeCells(current),
    ...current.buildingBlockRequirements.flatMap((requirement) =>
      requirement.stakeholderContactPerson.length === 0
        ? [gapCells(current, requirement.name)]
        : requirement.stakeholderContactPerson.map((person) =>
            personCells(current, requirement.name, person),
          ),
    ),
  ];
}

/** Omits a confidential address: sheets are sent around. */
export function placeCells(current: CurrentInstance): Cells {
  const { address, isConfidential, existsOn } = current;
  const shown = isConfidential ? null : address;
  return versioned({
    ...placeOf(current),
    ...contactCells(current.contacts),
    address: shown?.addressLine1 ?? "",
    address2: shown?.addressLine2 ?? "",
    openingHours: current.openingHours ?? "",
    languages: languageNames(current.languages),
    verifiedOn: existsOn ?? "",
  });
}

export function personCells(current: CurrentInstance, requirement: string, person: CapturedPerson): Cells {
  return versioned({
    ...placeOf(current),
    requirement,
    contact: person.name,
    role: person.role ?? "",
    ...contactCells(person.contacts),
    isPublic: person.isPublic ? "yes" : "no",
    isAnswer: person.isAnswer ? "yes" : "no",
    isReporting: person.isReporting ? "yes" : "no",
    verifiedOn: person.verifiedOn ?? "",
    contactId: String(person.stakeholderId),
  });
}

const gapCells = (current: CurrentInstance, requirement: string): Cells => ({
  ...plain({ ...placeOf(current), requirement }),
});

const placeOf = ({ municipality, buildingBlock, name, buildingBlockStakeholderId }: CurrentInstance) => ({
  municipality,
  block: buildingBlock,
  place: name,
  placeId: String(buildingBlockStakeholderId),
});

const contactCells = (contacts: CurrentInstance["contacts"]) =>
  Object.fromEntries(
    contactColumns.map((column) => [
      column,
      contacts.find(({ contactTypeId }) => contactTypeId === CONTACT_COLUMNS[column])?.detail ?? "",
    ]),
  );

function versioned(cells: Partial<Cells>): Cells {
  const plainCells = plain(cells);
  return { ...plainCells, version: versionOf(plainCells) };
}

const plain = (cells: Partial<Cells>): Cells =>
  Object.fromEntries(
    COLUMN_KEYS.map((key: ColumnKey) => [key, plainCell(key, cells[key] ?? NO_CELLS[key])]),
  ) as Cells;
