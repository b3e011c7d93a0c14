import type { Readable } from "node:stream";
import type { Knex } from "knex";
import { whereInBoundary } from "../../access/whereInBoundary.ts";
import { incrementVersions } from "../../lib/database/optimisticLocking.ts";
import { HttpError } from "../../lib/http/errors.ts";
import { multiTxRoute, route } from "../../lib/http/route.ts";
import { counted } from "../../lib/text/counted.ts";
import type { AuditKind } from "../../shared/auditKinds.ts";
import type { FileResponse } from "../../shared/http/fileResponse.ts";
import type { SheetFormat } from "../../sheet/contract.ts";
import { readUpload } from "../../sheet/readUpload.ts";
import { type SheetOutput, writeSheet } from "../../sheet/writeSheet.ts";
import type { Actor } from "../Actor.ts";
import type { Edit } from "../fields.ts";
import { type CurrentInstance, findPerson } from "../instance/CurrentInstance.ts";
import type { CheckedHow } from "../instance/contract.ts";
import { readCurrentInstances } from "../instance/detail.ts";
import { type OwnInstance, ownInstances } from "../instance/findInstance.ts";
import { listAnswered } from "../instance/formPatch.ts";
import { isRemoval } from "../patch.ts";
import { addPlace } from "../place/addPlace.ts";
import { changePlaces } from "../save/changePlaces.ts";
import type { ChangedPlace } from "../save/placeChanges.ts";
import { COLUMN_KEYS, COLUMNS, SHEET_NAME } from "./columns.ts";
import { downloadSheet, uploadSheet } from "./contract.ts";
import { listInstanceRows } from "./instanceRows.ts";
import { isNewPlace } from "./newPlaces.ts";
import { readOwnPlaces } from "./ownPlaces.ts";
import { type PlannedChange, planSheet, type UploadedSheet } from "./planSheet.ts";
import { CONTACT_SHEETS, MAX_ROWS } from "./readLines.ts";

export const sheetRoutes = [
  route(downloadSheet, ({ body, trx, ...official }) => writeDownload(trx, official, body)),
  multiTxRoute(uploadSheet, async ({ query, upload, transact, ...official }) => {
    const { fileName, apply: fingerprint, checkedHow } = query;
    const uploaded = await readUploadedSheet(upload, fileName);
    if (fingerprint === undefined)
      return transact(async (trx) => {
        const { session, today } = official;
        const places = await readOwnPlaces(trx, session, uploaded.rows, { today, isLocking: false });
        return { preview: planSheet(official, places, uploaded).preview };
      });
    const how = checkedHow as CheckedHow | undefined;
    const { applied, pendingCount, changeId } = await transact((trx) =>
      applyUploadedSheet(trx, official, uploaded, { fingerprint, how }),
    );
    const sentences = [
      ...(applied > 0 ? [`${counted(applied, "change")} applied.`] : []),
      ...(pendingCount > 0 ? [`${counted(pendingCount, "change")} waiting for somebody to verify.`] : []),
    ];
    return { preview: null, message: sentences.join(" "), applied: { applied, pendingCount, changeId } };
  }),
];

async function readUploadedSheet(upload: Readable, fileName: string): Promise<UploadedSheet> {
  const { parsed, fingerprint } = await readUpload({ upload, fileName }, CONTACT_SHEETS, null);
  return { ...parsed, fingerprint };
}

type SheetRequest = { format: SheetFormat; boundaryId?: number | undefined };

/** @throws {HttpError} 404 for another user's municipality, 400 if the sheet is too large */
async function writeDownload(
  trx: Knex.Transaction,
  { session, today, audit }: Actor,
  { format, boundaryId }: SheetRequest,
): Promise<FileResponse> {
  const query = ownInstances(trx, session, today);
  whereInBoundary(query, boundaryId);
  const instances: OwnInstance[] = await query.orderBy([
    "b.description",
    "k.seq",
    "s.search_name",
    "i.building_block_stakeholder_id",
  ]);
  if (instances.length === 0) throw new HttpError(404, "not-found", "No place of yours is listed here.");
  const rows = (await readCurrentInstances(trx, instances, today)).flatMap(listInstanceRows);
  if (rows.length > MAX_ROWS) {
    throw new HttpError(
      400,
      "too-many",
      `There are ${rows.length} rows, and a sheet takes ${MAX_ROWS}. Please choose a district or a municipality.`,
    );
  }
  await audit(trx, { what: "building blocks exported", after: { format, rows: rows.length } });
  const sheet: SheetOutput = {
    name: SHEET_NAME,
    columns: Object.values(COLUMNS),
    rows: rows.map((cells) => COLUMN_KEYS.map((key) => cells[key])),
  };
  return { fileName: `contacts-${today}.${format}`, bytes: await writeSheet(format, sheet) };
}

type AppliedCounts = { applied: number; pendingCount: number; changeId: number | null };

/** @throws {HttpError} 409 if the result differs from the preview, 400 for errors in the sheet */
async function applyUploadedSheet(
  trx: Knex.Transaction,
  actor: Actor,
  uploaded: UploadedSheet,
  { fingerprint, how }: { fingerprint: string; how: CheckedHow | undefined },
): Promise<AppliedCounts> {
  const { session, today } = actor;
  const places = await readOwnPlaces(trx, session, uploaded.rows, { today, isLocking: true });
  const { preview, plannedChanges: planned } = planSheet(actor, places, uploaded);
  if (preview.fingerprint !== fingerprint) {
    throw new HttpError(
      409,
      "stale-preview",
      "Contacts have changed since this preview, and nothing was applied. Please look at the new one.",
    );
  }
  if (preview.needsMethod && how === undefined) {
    throw new HttpError(400, "invalid", "Please say how it was checked.");
  }
  const { lockedChanges, added } = await addPlaces(trx, actor, planned);
  await incrementVersions(
    trx,
    "building_block_stakeholder",
    lockedChanges.map(({ place }) => place.current.buildingBlockStakeholderId),
    { by: session.stakeholderId, at: actor.now },
  );
  const changes = lockedChanges.flatMap((planned) => listChanges(planned, how));
  const changeId = await changePlaces(trx, actor, changes, added);
  const applied = preview.rows.filter(({ outcome }) => outcome !== "conflict");
  const pendingCount = applied.filter(({ isPending }) => isPending).length;
  return { applied: applied.length - pendingCount, pendingCount, changeId };
}

async function addPlaces(
  trx: Knex.Transaction,
  actor: Actor,
  plannedChanges: readonly PlannedChange[],
): Promise<{ lockedChanges: PlannedChange[]; added: ChangedPlace[] }> {
  const lockedChanges: PlannedChange[] = [];
  const addedPlaces: ChangedPlace[] = [];
  for (const planned of plannedChanges) {
    const { boundaryStakeholderId: boundaryId, ...current } = planned.place.current;
    if (!isNewPlace(current)) {
      lockedChanges.push(planned);
      continue;
    }
    const { added: place, ...locked } = await addPlace(trx, actor, {
      ...{ boundaryId, buildingBlockId: current.buildingBlockId, name: current.name, isConfidential: false },
    });
    addedPlaces.push(...place);
    lockedChanges.push({ ...planned, place: locked });
  }
  return { lockedChanges, added: addedPlaces };
}

/**
 * Separates changes from confirmations, because changes may need verification while confirmations count at
 * once.
 */
function listChanges({ place, edits, changedIds, confirmedIds }: PlannedChange, how: CheckedHow | undefined) {
  const toChange = (people: readonly (number | null)[], changeEdits: readonly Edit[], audited: AuditKind) => {
    const contactIds = people.filter((id) => id !== null);
    const requirements = place.current.buildingBlockRequirements.map(
      (each) => each.buildingBlockRequirementId,
    );
    const changedRequirements = new Set(
      changeEdits.flatMap(({ key, after }) => (key === "requirement" && after !== null ? [after] : [])),
    );
    const answered = listAnswered(place.current, requirements, new Set(contactIds)).filter(
      (id) =>
        changedRequirements.has(id) ||
        contactIds.some((person) => findRequirement(place.current, person) === id),
    );
    const patch = { edits: [...changeEdits], answered };
    const checked = {
      people: contactIds.filter((id) => id > 0 && !isRemoved(changeEdits, id)),
      isNumber: false,
    };
    return people.length === 0 ? [] : [{ place, change: { patch, how, checked, audited } }];
  };
  const isEnding = edits.some(({ key }) => key === "ended");
  return [
    ...toChange(changedIds, edits, isEnding ? "building block ended" : "building block sheet applied"),
    ...toChange(confirmedIds, [], "contacts checked"),
  ];
}

const isRemoved = (edits: readonly Edit[], id: number) =>
  edits.some((edit) => edit.person === id && isRemoval(edit));

const findRequirement = (current: CurrentInstance, person: number) =>
  findPerson(current, person)?.requirement.buildingBlockRequirementId;
