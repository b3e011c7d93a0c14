import { formatValue } from "../describePatch.ts";
import type { Values } from "../fields.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { CapturedPerson } from "../instance/contract.ts";
import { currentValues } from "../patch.ts";
import { getVersion, stripFormulaMark } from "./cells.ts";
import { type Cells, COLUMN_KEYS, PERSON_KEYS, PLACE_KEYS } from "./columns.ts";
import { getFieldKey } from "./editsOfRow.ts";

export function listInstanceRows(current: CurrentInstance): Cells[] {
  return [
    getPlaceCells(current),
    ...current.buildingBlockRequirements.flatMap(({ name: requirement, stakeholderContactPerson }) =>
      stakeholderContactPerson.length === 0
        ? [stripFormulaMarks({ ...getNames(current), requirement })]
        : stakeholderContactPerson.map((person) => getPersonCells(current, requirement, person)),
    ),
  ];
}

/** Omits a confidential address, because people pass sheets on. */
export function getPlaceCells(current: CurrentInstance): Cells {
  return addVersion({
    ...getNames(current),
    ...getCells(PLACE_KEYS, currentValues(current, null)),
    ...(current.isConfidential && { addressLine1: "", addressLine2: "" }),
    verifiedOn: current.existsOn ?? "",
    capturedOn: current.capturedOn ?? "",
  });
}

export function getPersonCells(current: CurrentInstance, requirement: string, person: CapturedPerson): Cells {
  return addVersion({
    ...{ ...getNames(current), requirement },
    ...getCells(PERSON_KEYS, currentValues(current, person.stakeholderId)),
    verifiedOn: person.verifiedOn ?? "",
    contactId: String(person.stakeholderId),
  });
}

const getNames = ({ municipality, buildingBlock, name, buildingBlockStakeholderId }: CurrentInstance) => ({
  municipality,
  block: buildingBlock,
  place: name,
  placeId: String(buildingBlockStakeholderId),
});

const getCells = (keys: readonly (typeof PLACE_KEYS | typeof PERSON_KEYS)[number][], values: Values) =>
  Object.fromEntries(
    keys.map((key) => {
      const field = getFieldKey(key);
      return [key, formatValue(field, values[field] ?? null) ?? ""];
    }),
  );

function addVersion(cells: Partial<Cells>): Cells {
  const row = stripFormulaMarks(cells);
  return { ...row, version: getVersion(row) };
}

const stripFormulaMarks = (cells: Partial<Cells>): Cells =>
  Object.fromEntries(COLUMN_KEYS.map((key) => [key, stripFormulaMark(key, cells[key] ?? "")])) as Cells;
