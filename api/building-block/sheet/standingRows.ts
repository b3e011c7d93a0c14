import type { CapturedPerson } from "../instance/contract.ts";
import type { Standing } from "../instance/standing.ts";
import { plainCell, versionOf } from "./cells.ts";
import {
  type Cells,
  COLUMN_KEYS,
  CONTACT_COLUMNS,
  type ColumnKey,
  contactColumns,
  NO_CELLS,
} from "./columns.ts";

/** The rows of a place: its own, then those of its contacts, and one for each requirement that nobody stands for. */
export function rowsOfStanding(standing: Standing): Cells[] {
  return [
    placeCells(standing),
    ...standing.buildingBlockRequirements.flatMap((requirement) =>
      requirement.stakeholderContactPerson.length === 0
        ? [gapCells(standing, requirement.name)]
        : requirement.stakeholderContactPerson.map((person) =>
            personCells(standing, requirement.name, person),
          ),
    ),
  ];
}

/** A confidential address stays here: sheets are sent around. */
export function placeCells(standing: Standing): Cells {
  const { address, isConfidential, existsOn } = standing;
  const shown = isConfidential ? null : address;
  return versioned({
    ...placeOf(standing),
    ...contactCells(standing.contacts),
    address: shown?.addressLine1 ?? "",
    address2: shown?.addressLine2 ?? "",
    verifiedOn: existsOn ?? "",
  });
}

export function personCells(standing: Standing, requirement: string, person: CapturedPerson): Cells {
  return versioned({
    ...placeOf(standing),
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

const gapCells = (standing: Standing, requirement: string): Cells => ({
  ...plain({ ...placeOf(standing), requirement }),
});

const placeOf = ({ municipality, buildingBlock, name, buildingBlockStakeholderId }: Standing) => ({
  municipality,
  block: buildingBlock,
  place: name,
  placeId: String(buildingBlockStakeholderId),
});

const contactCells = (contacts: Standing["contacts"]) =>
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
