import type { Session } from "../../lib/http/route.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { didYouMean, nearNames, normaliseName } from "../../lib/text/nearNames.ts";
import { type CurrentInstance, findPerson } from "../instance/CurrentInstance.ts";
import { EndReason } from "../instance/contract.ts";
import { diff } from "../patch.ts";
import { isSameCell, parseYesOrNo } from "./cells.ts";
import { type Cells, PERSON_KEYS, PLACE_KEYS } from "./columns.ts";
import { listChangedKeys, parseCapturedOn, planEdits } from "./editsOfRow.ts";
import { getPersonCells, getPlaceCells } from "./instanceRows.ts";
import {
  createRowError,
  isAsDownloaded,
  isNewPlace,
  type LastChange,
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
  lastChangeByPersonId: ReadonlyMap<number, LastChange>;
  newName: string | undefined;
  getPastNames: PastNames;
};

export function planRow(context: PlanContext): RowPlan {
  const { contactId, requirement, municipality, block, place } = context.cells;
  const { current, newName, getPastNames } = context;
  if (!matchesName(municipality, current.municipality)) {
    return createRowError("municipality", `The place of this row is in ${current.municipality}.`);
  }
  const blockNames = getPastNames("block", current.buildingBlockId);
  if (!matchesName(block, current.buildingBlock) && !blockNames.some((name) => matchesName(block, name))) {
    return createRowError("block", `The place of this row belongs to ${current.buildingBlock}.`);
  }
  const isPlaceRow = contactId === "" && requirement === "";
  if (!isPlaceRow && !matchesName(place, current.name) && !matchesName(place, newName ?? current.name)) {
    return createRowError("place", "A place is renamed in its own row, the one without a requirement.");
  }
  if (contactId !== "") return planPerson(context);
  return requirement === "" ? planPlace(context) : planNewPerson(context);
}

function planPlace(context: PlanContext): RowPlan {
  const { cells, current, session, today } = context;
  if (isNewPlace(current)) return planNewPlace(context);
  const currentCells = getPlaceCells(current);
  const changedKeys = listChangedKeys(PLACE_KEYS, currentCells, cells);
  if (cells.stillRight !== "") {
    return createRowError("stillRight", "This is for contacts. Please leave it empty in a place's own row.");
  }
  if (cells.ended !== "") {
    const reason = EndReason.safeParse(cells.ended.toLowerCase());
    const reasons = EndReason.options.join(", ");
    if (!reason.success) return createRowError("ended", `Please say why it ends: ${reasons}.`);
    if (!session.permissions.has("DeleteBuildingBlock"))
      return createRowError("ended", "You may not end places.");
    const edits = diff(null, {}, { ended: reason.data });
    return planStaleRow(currentCells, cells, current) ?? { outcome: "ended", edits, person: null };
  }
  const capture = parseCapturedOn(current, cells, today);
  if ("errors" in capture) return { outcome: "error", ...capture };
  const implied = capture.values;
  const isCapturing = Object.keys(implied).length > 0;
  if (!isCapturing && (changedKeys.length === 0 || isAsDownloaded(cells))) return UNCHANGED;
  const stale = planStaleRow(currentCells, cells, current);
  if (stale !== undefined) return stale;
  const result = planEdits(current, null, { cells, changedKeys, implied });
  return "errors" in result
    ? { outcome: "error", ...result }
    : { outcome: "changed", person: null, ...result };
}

function planNewPlace({ current, cells, session, today }: PlanContext): RowPlan {
  if (!session.permissions.has("AddBuildingBlock")) {
    return createRowError("placeId", "This place is not listed, and you may not add places.");
  }
  for (const key of ["stillRight", "ended"] as const) {
    if (cells[key] !== "") return createRowError(key, "Please leave this empty in the row of a new place.");
  }
  const changedKeys = PLACE_KEYS.filter((key) => cells[key] !== "" || key === "addressLine1");
  const capture = parseCapturedOn(current, cells, today);
  if ("errors" in capture) return { outcome: "error", ...capture };
  const result = planEdits(current, null, { cells, changedKeys, implied: capture.values });
  return "errors" in result ? { outcome: "error", ...result } : { outcome: "new", person: null, ...result };
}

function planPerson({
  cells,
  current,
  session,
  lastChangeByPersonId: lastChanges,
  getPastNames,
}: PlanContext): RowPlan {
  const existing = findPerson(current, Number(cells.contactId));
  const wantsEnd = cells.ended === "" ? false : parseYesOrNo(cells.ended);
  if (wantsEnd === undefined)
    return createRowError("ended", "Please write yes where a contact ends, or nothing.");
  if (existing === undefined) {
    if (wantsEnd || isAsDownloaded(cells)) return UNCHANGED;
    return createRowError("contactId", "This contact is not listed here, or not any more.");
  }
  const { requirement, person } = existing;
  const currentCells = getPersonCells(current, requirement.name, person);
  const changedKeys = listChangedKeys(PERSON_KEYS, currentCells, cells);
  const confirms = cells.stillRight === "" ? false : parseYesOrNo(cells.stillRight);
  if (confirms === undefined)
    return createRowError("stillRight", "Please write yes where it is still right, or nothing.");
  const pastRequirementNames = getPastNames("requirement", requirement.buildingBlockRequirementId);
  if (![requirement.name, ...pastRequirementNames].some((name) => matchesName(cells.requirement, name))) {
    return createRowError(
      "requirement",
      "A contact cannot be moved: please end this one, and add a row for the new one.",
    );
  }
  const isChanged = changedKeys.length > 0 && !isAsDownloaded(cells);
  if (!isChanged && !wantsEnd && !confirms) return UNCHANGED;
  const stale = planStaleRow(currentCells, cells, lastChanges.get(person.stakeholderId) ?? current);
  if (stale !== undefined) return stale;
  if (confirms && !wantsEnd && !session.permissions.has("ValidateBuildingBlock")) {
    return createRowError("stillRight", "You may not verify contacts. Please leave this empty.");
  }
  const { stakeholderId: id } = person;
  const result = planEdits(current, id, {
    cells,
    changedKeys: wantsEnd || !isChanged ? [] : changedKeys,
    ...(wantsEnd && { implied: { requirement: null } }),
  });
  if ("errors" in result) return { outcome: "error", ...result };
  return { outcome: wantsEnd ? "ended" : isChanged ? "changed" : "still right", person: id, ...result };
}

function planNewPerson({ row, cells, current, getPastNames }: PlanContext): RowPlan {
  const filledKeys = PERSON_KEYS.filter((key) => cells[key] !== "");
  if (filledKeys.length === 0) return UNCHANGED;
  if (cells.ended !== "") return createRowError("ended", "Somebody new cannot end. Please remove the row.");
  const requirements = current.buildingBlockRequirements;
  const hasSameName = (name: string) => normaliseName(name) === normaliseName(cells.requirement);
  const requirement =
    requirements.find(({ name }) => hasSameName(name)) ??
    requirements.find(({ buildingBlockRequirementId: id }) =>
      getPastNames("requirement", id).some(hasSameName),
    );
  if (requirement === undefined) {
    const near = nearNames(
      cells.requirement,
      requirements.map(({ name }) => ({ name, meaning: name })),
    );
    const hint = didYouMean(near) || ".";
    return createRowError(
      "requirement",
      `${inQuotes(cells.requirement)} is no requirement of this block${hint}`,
    );
  }
  const namesake = requirement.stakeholderContactPerson.find(
    ({ name }) => normaliseName(name) === normaliseName(cells.contact),
  );
  if (namesake !== undefined) {
    const isUnchanged =
      listChangedKeys(PERSON_KEYS, getPersonCells(current, requirement.name, namesake), cells).length === 0;
    if (isUnchanged) return UNCHANGED;
    return createRowError(
      "contact",
      `${namesake.name} is listed here already. Please download the sheet again to change it.`,
    );
  }
  const implied = { ...NEW_PERSON, requirement: requirement.buildingBlockRequirementId };
  const changedKeys = cells.contact === "" ? ["contact" as const, ...filledKeys] : filledKeys;
  const result = planEdits(current, -row, { cells, changedKeys, implied });
  return "errors" in result ? { outcome: "error", ...result } : { outcome: "new", person: -row, ...result };
}

const NEW_PERSON = { isPublic: true, isAnswer: true, isReporting: false };

const matchesName = (cell: string, name: string): boolean =>
  cell === "" || isSameCell(name, cell) || normaliseName(cell) === normaliseName(name);
