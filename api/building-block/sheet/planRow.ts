import type { Session } from "../../lib/http/route.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { didYouMean, nearNames, normaliseName } from "../../lib/text/nearNames.ts";
import { type CurrentInstance, findPerson } from "../instance/CurrentInstance.ts";
import { EndReason } from "../instance/contract.ts";
import { diff } from "../patch.ts";
import { isSameCell, yesOrNo } from "./cells.ts";
import { type Cells, PERSON_KEYS, PLACE_KEYS } from "./columns.ts";
import { captureOfRow, editsOfRow, touchedCells } from "./editsOfRow.ts";
import { personCells, placeCells } from "./instanceRows.ts";
import {
  type Changer,
  error,
  isNewPlace,
  isUntouched,
  planStaleRow,
  type RowPlan,
  UNCHANGED,
} from "./newPlaces.ts";
import type { PastNames } from "./ownPlaces.ts";

type PlanContext = {
  row: number;
  cells: Cells;
  current: CurrentInstance;
  session: Session;
  today: string;
  changers: ReadonlyMap<number, Changer>;
  newName: string | undefined;
  pastNames: PastNames;
};

export function planRow(context: PlanContext): RowPlan {
  const { contactId, requirement, municipality, block, place } = context.cells;
  const { current, newName, pastNames } = context;
  if (!hasName(municipality, current.municipality)) {
    return error("municipality", `The place of this row is in ${current.municipality}.`);
  }
  const blockNames = pastNames("block", current.buildingBlockId);
  if (!hasName(block, current.buildingBlock) && !blockNames.some((name) => hasName(block, name))) {
    return error("block", `The place of this row belongs to ${current.buildingBlock}.`);
  }
  const isPlaceRow = contactId === "" && requirement === "";
  if (!isPlaceRow && !hasName(place, current.name) && !hasName(place, newName ?? current.name)) {
    return error("place", "A place is renamed in its own row, the one without a requirement.");
  }
  if (contactId !== "") return planPerson(context);
  return requirement === "" ? planPlace(context) : planNewPerson(context);
}

function planPlace(context: PlanContext): RowPlan {
  const { cells, current, session, today } = context;
  if (isNewPlace(current)) return planNewPlace(context);
  const currentCells = placeCells(current);
  const changedKeys = touchedCells(PLACE_KEYS, currentCells, cells);
  if (cells.stillRight !== "") {
    return error("stillRight", "This is for contacts. Please leave it empty in a place's own row.");
  }
  if (cells.ended !== "") {
    const reason = EndReason.safeParse(cells.ended.toLowerCase());
    const reasons = EndReason.options.join(", ");
    if (!reason.success) return error("ended", `Please say why it ends: ${reasons}.`);
    if (!session.permissions.has("DeleteBuildingBlock")) return error("ended", "You may not end places.");
    const edits = diff(null, {}, { ended: reason.data });
    return planStaleRow(currentCells, cells, current) ?? { outcome: "ended", edits, person: null };
  }
  const capture = captureOfRow(current, cells, today);
  if ("errors" in capture) return { outcome: "error", ...capture };
  const declared = capture.values;
  const isCapturing = Object.keys(declared).length > 0;
  if (!isCapturing && (changedKeys.length === 0 || isUntouched(cells))) return UNCHANGED;
  const stale = planStaleRow(currentCells, cells, current);
  if (stale !== undefined) return stale;
  const result = editsOfRow(current, null, { cells, touched: changedKeys, declared });
  return "errors" in result
    ? { outcome: "error", ...result }
    : { outcome: "changed", person: null, ...result };
}

function planNewPlace({ current, cells, session, today }: PlanContext): RowPlan {
  if (!session.permissions.has("AddBuildingBlock")) {
    return error("placeId", "This place is not listed, and you may not add places.");
  }
  for (const key of ["stillRight", "ended"] as const) {
    if (cells[key] !== "") return error(key, "Please leave this empty in the row of a new place.");
  }
  const changedKeys = PLACE_KEYS.filter((key) => cells[key] !== "" || key === "addressLine1");
  const capture = captureOfRow(current, cells, today);
  if ("errors" in capture) return { outcome: "error", ...capture };
  const result = editsOfRow(current, null, { cells, touched: changedKeys, declared: capture.values });
  return "errors" in result ? { outcome: "error", ...result } : { outcome: "new", person: null, ...result };
}

function planPerson({ cells, current, session, changers, pastNames }: PlanContext): RowPlan {
  const existing = findPerson(current, Number(cells.contactId));
  const wantsEnd = cells.ended === "" ? false : yesOrNo(cells.ended);
  if (wantsEnd === undefined) return error("ended", "Please write yes where a contact ends, or nothing.");
  if (existing === undefined) {
    if (wantsEnd || isUntouched(cells)) return UNCHANGED;
    return error("contactId", "This contact is not listed here, or not any more.");
  }
  const { requirement, person } = existing;
  const currentCells = personCells(current, requirement.name, person);
  const changedKeys = touchedCells(PERSON_KEYS, currentCells, cells);
  const confirms = cells.stillRight === "" ? false : yesOrNo(cells.stillRight);
  if (confirms === undefined)
    return error("stillRight", "Please write yes where it is still right, or nothing.");
  const pastRequirementNames = pastNames("requirement", requirement.buildingBlockRequirementId);
  if (![requirement.name, ...pastRequirementNames].some((name) => hasName(cells.requirement, name))) {
    return error(
      "requirement",
      "A contact cannot be moved: please end this one, and add a row for the new one.",
    );
  }
  const isChanged = changedKeys.length > 0 && !isUntouched(cells);
  if (!isChanged && !wantsEnd && !confirms) return UNCHANGED;
  const stale = planStaleRow(currentCells, cells, changers.get(person.stakeholderId) ?? current);
  if (stale !== undefined) return stale;
  if (confirms && !wantsEnd && !session.permissions.has("ValidateBuildingBlock")) {
    return error("stillRight", "You may not verify contacts. Please leave this empty.");
  }
  const { stakeholderId: id } = person;
  const result = editsOfRow(current, id, {
    cells,
    touched: wantsEnd || !isChanged ? [] : changedKeys,
    ...(wantsEnd && { declared: { requirement: null } }),
  });
  if ("errors" in result) return { outcome: "error", ...result };
  return { outcome: wantsEnd ? "ended" : isChanged ? "changed" : "still right", person: id, ...result };
}

function planNewPerson({ row, cells, current, pastNames }: PlanContext): RowPlan {
  const typed = PERSON_KEYS.filter((key) => cells[key] !== "");
  if (typed.length === 0) return UNCHANGED;
  if (cells.ended !== "") return error("ended", "Somebody new cannot end. Please remove the row.");
  const requirements = current.buildingBlockRequirements;
  const hasSameName = (name: string) => normaliseName(name) === normaliseName(cells.requirement);
  const requirement =
    requirements.find(({ name }) => hasSameName(name)) ??
    requirements.find(({ buildingBlockRequirementId: id }) => pastNames("requirement", id).some(hasSameName));
  if (requirement === undefined) {
    const near = nearNames(
      cells.requirement,
      requirements.map(({ name }) => ({ name, meaning: name })),
    );
    const hint = didYouMean(near) || ".";
    return error("requirement", `${inQuotes(cells.requirement)} is no requirement of this block${hint}`);
  }
  const namesake = requirement.stakeholderContactPerson.find(
    ({ name }) => normaliseName(name) === normaliseName(cells.contact),
  );
  if (namesake !== undefined) {
    const isUnchanged =
      touchedCells(PERSON_KEYS, personCells(current, requirement.name, namesake), cells).length === 0;
    if (isUnchanged) return UNCHANGED;
    return error(
      "contact",
      `${namesake.name} is listed here already. Please download the sheet again to change it.`,
    );
  }
  const declared = { ...NEW_PERSON, requirement: requirement.buildingBlockRequirementId };
  const changedKeys = cells.contact === "" ? ["contact" as const, ...typed] : typed;
  const result = editsOfRow(current, -row, { cells, touched: changedKeys, declared });
  return "errors" in result ? { outcome: "error", ...result } : { outcome: "new", person: -row, ...result };
}

const NEW_PERSON = { isPublic: true, isAnswer: true, isReporting: false };

const hasName = (cell: string, name: string): boolean =>
  cell === "" || isSameCell(name, cell) || normaliseName(cell) === normaliseName(name);
