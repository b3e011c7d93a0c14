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
  type RowPlan,
  staleness,
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
  renamed: string | undefined;
  pastNames: PastNames;
};

export function planRow(context: PlanContext): RowPlan {
  const { contactId, requirement, municipality, block, place } = context.cells;
  const { current, renamed, pastNames } = context;
  if (!hasName(municipality, current.municipality)) {
    return error("municipality", `The place of this row is in ${current.municipality}.`);
  }
  const blockNames = pastNames("block", current.buildingBlockId);
  if (!hasName(block, current.buildingBlock) && !blockNames.some((name) => hasName(block, name))) {
    return error("block", `The place of this row belongs to ${current.buildingBlock}.`);
  }
  const isOwnRow = contactId === "" && requirement === "";
  if (!isOwnRow && !hasName(place, current.name) && !hasName(place, renamed ?? current.name)) {
    return error("place", "A place is renamed in its own row, the one without a requirement.");
  }
  if (contactId !== "") return planPerson(context);
  return requirement === "" ? planPlace(context) : planNewPerson(context);
}

function planPlace(context: PlanContext): RowPlan {
  const { cells, current, session, today } = context;
  if (isNewPlace(current)) return planNewPlace(context);
  const now = placeCells(current);
  const touched = touchedCells(PLACE_KEYS, now, cells);
  if (cells.stillRight !== "") {
    return error("stillRight", "This is for contacts. Please leave it empty in a place's own row.");
  }
  if (cells.ended !== "") {
    const reason = EndReason.safeParse(cells.ended.toLowerCase());
    const reasons = EndReason.options.join(", ");
    if (!reason.success) return error("ended", `Please say why it ends: ${reasons}.`);
    if (!session.permissions.has("DeleteBuildingBlock")) return error("ended", "You may not end places.");
    const edits = diff(null, {}, { ended: reason.data });
    return staleness(now, cells, current) ?? { outcome: "ended", edits, person: null };
  }
  const captured = captureOfRow(current, cells, today);
  if ("errors" in captured) return { outcome: "error", ...captured };
  const declared = captured.values;
  const isCapturing = Object.keys(declared).length > 0;
  if (!isCapturing && (touched.length === 0 || isUntouched(cells))) return UNCHANGED;
  const stale = staleness(now, cells, current);
  if (stale !== undefined) return stale;
  const read = editsOfRow(current, null, { cells, touched, declared });
  return "errors" in read ? { outcome: "error", ...read } : { outcome: "changed", person: null, ...read };
}

function planNewPlace({ current, cells, session, today }: PlanContext): RowPlan {
  if (!session.permissions.has("AddBuildingBlock")) {
    return error("placeId", "This place is not listed, and you may not add places.");
  }
  for (const key of ["stillRight", "ended"] as const) {
    if (cells[key] !== "") return error(key, "Please leave this empty in the row of a new place.");
  }
  const touched = PLACE_KEYS.filter((key) => cells[key] !== "" || key === "addressLine1");
  const captured = captureOfRow(current, cells, today);
  if ("errors" in captured) return { outcome: "error", ...captured };
  const read = editsOfRow(current, null, { cells, touched, declared: captured.values });
  return "errors" in read ? { outcome: "error", ...read } : { outcome: "new", person: null, ...read };
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
  const now = personCells(current, requirement.name, person);
  const touched = touchedCells(PERSON_KEYS, now, cells);
  const confirms = cells.stillRight === "" ? false : yesOrNo(cells.stillRight);
  if (confirms === undefined)
    return error("stillRight", "Please write yes where it is still right, or nothing.");
  const earlier = pastNames("requirement", requirement.buildingBlockRequirementId);
  if (![requirement.name, ...earlier].some((name) => hasName(cells.requirement, name))) {
    return error(
      "requirement",
      "A contact cannot be moved: please end this one, and add a row for the new one.",
    );
  }
  const isChanged = touched.length > 0 && !isUntouched(cells);
  if (!isChanged && !wantsEnd && !confirms) return UNCHANGED;
  const stale = staleness(now, cells, changers.get(person.stakeholderId) ?? current);
  if (stale !== undefined) return stale;
  if (confirms && !wantsEnd && !session.permissions.has("ValidateBuildingBlock")) {
    return error("stillRight", "You may not verify contacts. Please leave this empty.");
  }
  const { stakeholderId: id } = person;
  const read = editsOfRow(current, id, {
    cells,
    touched: wantsEnd || !isChanged ? [] : touched,
    ...(wantsEnd && { declared: { requirement: null } }),
  });
  if ("errors" in read) return { outcome: "error", ...read };
  return { outcome: wantsEnd ? "ended" : isChanged ? "changed" : "still right", person: id, ...read };
}

function planNewPerson({ row, cells, current, pastNames }: PlanContext): RowPlan {
  const typed = PERSON_KEYS.filter((key) => cells[key] !== "");
  if (typed.length === 0) return UNCHANGED;
  if (cells.ended !== "") return error("ended", "Somebody new cannot end. Please take the row out.");
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
  const same = requirement.stakeholderContactPerson.find(
    ({ name }) => normaliseName(name) === normaliseName(cells.contact),
  );
  if (same !== undefined) {
    const isSame =
      touchedCells(PERSON_KEYS, personCells(current, requirement.name, same), cells).length === 0;
    if (isSame) return UNCHANGED;
    return error(
      "contact",
      `${same.name} is listed here already. Please download the sheet again to change it.`,
    );
  }
  const declared = { ...NEW_PERSON, requirement: requirement.buildingBlockRequirementId };
  const touched = cells.contact === "" ? ["contact" as const, ...typed] : typed;
  const read = editsOfRow(current, -row, { cells, touched, declared });
  return "errors" in read ? { outcome: "error", ...read } : { outcome: "new", person: -row, ...read };
}

const NEW_PERSON = { isPublic: true, isAnswer: true, isReporting: false };

const hasName = (cell: string, name: string): boolean =>
  cell === "" || isSameCell(name, cell) || normaliseName(cell) === normaliseName(name);
