import { createHash } from "node:crypto";
import type { Session } from "../../lib/http/route.ts";
import { counted } from "../../lib/text/counted.ts";
import { normaliseName } from "../../lib/text/nearNames.ts";
import type { SheetError } from "../../sheet/contract.ts";
import type { Actor } from "../Actor.ts";
import type { CaptureRow } from "../capture/captures.ts";
import { formatEditLockRefusal, isLockedByOther } from "../capture/enforceEditLock.ts";
import { describePatch } from "../describePatch.ts";
import type { Edit } from "../fields.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import { type LockedPlace, needsVerification } from "../save/changePlaces.ts";
import { type Cells, COLUMNS, type ColumnKey, SHEET_NAME } from "./columns.ts";
import type { SheetPreview, SheetRow } from "./contract.ts";
import type { RowPlan } from "./newPlaces.ts";
import type { OwnPlaces } from "./ownPlaces.ts";
import { planRow } from "./planRow.ts";
import { describeTypedDates, type FileRow, type ReadRow } from "./readLines.ts";

const MAX_ERRORS = 500;
const HEADINGS = Object.values(COLUMNS).map(({ heading }): string => heading);

/**
 * Ids are of contact persons, or null for the place. Changes of `changedIds` may need verification; contacts of
 * `confirmedIds` count as verified at once.
 */
export type PlannedChange = {
  place: LockedPlace;
  edits: Edit[];
  changedIds: (number | null)[];
  confirmedIds: number[];
};
type SheetPlan = { preview: SheetPreview; plannedChanges: PlannedChange[] };
export type UploadedSheet = { rows: readonly FileRow[]; notes: readonly string[]; fingerprint: string };

export function planSheet({ session, today }: Actor, places: OwnPlaces, uploaded: UploadedSheet): SheetPlan {
  const plan = new SheetPlanner();
  const instances = new Map<number, CurrentInstance>();
  const readRows: ReadRow[] = [];
  const firstRows = new Map<string, number>();
  for (const { row, cells } of uploaded.rows) {
    const current = places.findPlace(cells);
    if ("message" in current) {
      plan.fail(row, current.key, current.message);
      continue;
    }
    readRows.push({ row, cells, current });
    instances.set(current.buildingBlockStakeholderId, current);
    const key = getRowKey(current, cells);
    const firstRow = firstRows.get(key);
    if (firstRow !== undefined) {
      plan.fail(
        row,
        "contactId",
        `Row ${firstRow} has the same place or contact. Please remove one of the two rows.`,
      );
      continue;
    }
    if (key !== "") firstRows.set(key, row);
    const isPending = needsVerification(session, current);
    const newName = findPlaceName(uploaded.rows, cells.placeId);
    const planned = planRow({
      row,
      cells,
      current,
      session,
      today,
      lastChangeByPersonId: places.lastChangeByPersonId,
      newName,
      getPastNames: places.getPastNames,
    });
    const capture = places.getCapture(current);
    plan.add({ row, cells }, { current, capture }, refuseIfLocked(session, planned, capture), isPending);
  }
  plan.refuseChangesOfEndedPlaces();
  return plan.finishPlan(uploaded, [
    ...describeTypedDates(readRows),
    ...describeAbsentContacts(uploaded.rows, [...instances.values()]),
  ]);
}

class SheetPlanner {
  readonly errors: SheetError[] = [];
  readonly rows: SheetRow[] = [];
  readonly plannedChanges = new Map<number, PlannedChange>();
  unchanged = 0;

  fail(row: number, key: ColumnKey, message: string): void {
    this.errors.push({ sheet: SHEET_NAME, row, column: COLUMNS[key].heading, message });
  }

  add({ row, cells }: FileRow, place: LockedPlace, plan: RowPlan, isPending: boolean): void {
    const { current } = place;
    if (plan.outcome === "unchanged") {
      this.unchanged += 1;
      return;
    }
    if (plan.outcome === "error") {
      for (const { key, message } of plan.errors) this.fail(row, key, message);
      return;
    }
    const edits = "edits" in plan ? plan.edits : [];
    this.rows.push({
      row,
      municipality: current.municipality,
      place: current.name,
      requirement: cells.requirement || null,
      name: cells.requirement === "" ? current.name : cells.contact,
      outcome: plan.outcome,
      changes: [
        ...(plan.outcome === "new" && cells.requirement === "" ? [describeNewPlace(current)] : []),
        ...describePatch(current, edits, { hidesAddress: current.isConfidential, isShort: true }),
      ],
      isPending: isPending && "edits" in plan && plan.outcome !== "still right",
      reason: "reason" in plan ? plan.reason : null,
    });
    const id = current.buildingBlockStakeholderId;
    const work = this.plannedChanges.get(id) ?? { place, edits: [], changedIds: [], confirmedIds: [] };
    if ("edits" in plan) {
      work.edits.push(...edits);
      if (plan.outcome !== "still right") work.changedIds.push(plan.person);
      else if (plan.person !== null) work.confirmedIds.push(plan.person);
    }
    this.plannedChanges.set(id, work);
  }

  refuseChangesOfEndedPlaces(): void {
    for (const { place, edits, changedIds, confirmedIds } of this.plannedChanges.values()) {
      const { current } = place;
      if (!edits.some(({ key }) => key === "ended") || changedIds.length + confirmedIds.length === 1)
        continue;
      const contactRows = this.rows.filter((row) => row.place === current.name && row.requirement !== null);
      for (const { row } of contactRows) {
        this.fail(
          row,
          "place",
          `${current.name} ends by this sheet: please leave its other rows as they are.`,
        );
      }
    }
  }

  finishPlan({ notes, fingerprint }: UploadedSheet, furtherNotes: readonly string[]): SheetPlan {
    const { errors, rows } = this;
    const findColumn = ({ column }: SheetError) => HEADINGS.indexOf(column);
    errors.sort((a, b) => a.row - b.row || findColumn(a) - findColumn(b));
    const plannedChanges = [...this.plannedChanges.values()].filter(
      ({ changedIds, confirmedIds }) => changedIds.length + confirmedIds.length > 0,
    );
    const count = (outcome: SheetRow["outcome"]) => rows.filter((each) => each.outcome === outcome).length;
    const planFingerprint = createHash("sha256")
      .update(JSON.stringify([fingerprint, rows]))
      .digest("hex");
    return {
      plannedChanges,
      preview: {
        errors: errors.slice(0, MAX_ERRORS),
        notes: [
          ...notes,
          ...furtherNotes,
          ...(errors.length > MAX_ERRORS
            ? [`${errors.length - MAX_ERRORS} more faults are in later rows.`]
            : []),
        ],
        counts: {
          unchanged: this.unchanged,
          changed: count("changed"),
          new: count("new"),
          ended: count("ended"),
          stillRight: count("still right"),
          conflict: count("conflict"),
        },
        rows,
        needsMethod: rows.some((row) => !row.isPending && isChecked(row)),
        fingerprint: plannedChanges.length === 0 || errors.length > 0 ? null : planFingerprint,
      },
    };
  }
}

const describeNewPlace = ({ name }: CurrentInstance) => ({ what: "New place", before: null, after: name });

const isChecked = ({ outcome, requirement }: SheetRow): boolean =>
  outcome !== "conflict" && outcome !== "ended" && (outcome !== "new" || requirement !== null);

function refuseIfLocked(session: Session, plan: RowPlan, capture: CaptureRow | undefined): RowPlan {
  if (!("edits" in plan) || plan.outcome === "still right" || !isLockedByOther(session, capture)) return plan;
  return { outcome: "conflict", reason: formatEditLockRefusal(capture) };
}

function getRowKey(
  { buildingBlockStakeholderId: id }: CurrentInstance,
  { contactId, requirement, contact }: Cells,
): string {
  if (contactId !== "") return `${id} #${contactId}`;
  if (requirement === "") return `${id}`;
  return contact === "" ? "" : `${id} ${normaliseName(requirement)} ${normaliseName(contact)}`;
}

const findPlaceName = (rows: readonly FileRow[], placeId: string): string | undefined =>
  rows.find(({ cells }) => cells.placeId === placeId && cells.contactId === "" && cells.requirement === "")
    ?.cells.place;

function describeAbsentContacts(
  uploaded: readonly FileRow[],
  instances: readonly CurrentInstance[],
): string[] {
  const rows = new Set(uploaded.map(({ cells }) => cells.contactId));
  const absentCount = instances
    .flatMap(({ buildingBlockRequirements }) => buildingBlockRequirements)
    .flatMap(({ stakeholderContactPerson }) => stakeholderContactPerson)
    .filter(({ stakeholderId }) => !rows.has(String(stakeholderId))).length;
  if (absentCount === 0) return [];
  const stays = absentCount === 1 ? "It stays" : "They stay";
  return [
    `${counted(absentCount, "contact")} of these places without a row in the sheet. ${stays} as before: to end a contact, keep its row and write yes under Ended.`,
  ];
}
