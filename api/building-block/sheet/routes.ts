import type { Readable } from "node:stream";
import type { Knex } from "knex";
import { inBoundary } from "../../access/inBoundary.ts";
import { done } from "../../lib/http/done.ts";
import { HttpError } from "../../lib/http/errors.ts";
import { route, steppedRoute } from "../../lib/http/route.ts";
import { counted } from "../../lib/text/counted.ts";
import type { FileAnswer } from "../../shared/http/fileAnswer.ts";
import type { SheetFormat } from "../../sheet/contract.ts";
import { readUpload } from "../../sheet/readUpload.ts";
import { type WrittenSheet, writeSheet } from "../../sheet/writeSheet.ts";
import type { Actor } from "../Actor.ts";
import type { CheckedHow } from "../instance/contract.ts";
import { readCurrentInstances } from "../instance/detail.ts";
import { type OwnInstance, ownInstances } from "../instance/findInstance.ts";
import { applySent } from "./applySent.ts";
import { COLUMN_KEYS, COLUMNS, SHEET_NAME } from "./columns.ts";
import { applySheet, downloadSheet, previewSheet } from "./contract.ts";
import { rowsOfInstance } from "./instanceRows.ts";
import { readOwnPlaces } from "./ownPlaces.ts";
import { planSheet, type SentSheet } from "./planSheet.ts";
import { CONTACT_SHEETS, MAX_ROWS } from "./readLines.ts";

export const sheetRoutes = [
  route(downloadSheet, ({ body, trx, ...official }) => writeDownload(trx, official, body)),
  steppedRoute(previewSheet, async ({ query, upload, transact, ...official }) => {
    const sent = await readSent(upload, query.fileName);
    return transact(async (trx) => {
      const { session, today } = official;
      const places = await readOwnPlaces(trx, session, sent.rows, { today, isLocking: false });
      return planSheet(official, places, sent).preview;
    });
  }),
  steppedRoute(applySheet, async ({ query, upload, transact, ...official }) => {
    const { fileName, fingerprint, checkedHow } = query;
    const sent = await readSent(upload, fileName);
    const how = checkedHow as CheckedHow | undefined;
    const { applied, waiting, changeId } = await transact((trx) =>
      applySent(trx, official, sent, { fingerprint, how }),
    );
    const said = [
      ...(applied > 0 ? [`${counted(applied, "change")} applied.`] : []),
      ...(waiting > 0 ? [`${counted(waiting, "change")} waiting for somebody to verify.`] : []),
    ];
    return { ...done(said.join(" ")), applied, waiting, changeId };
  }),
];

async function readSent(upload: Readable, fileName: string): Promise<SentSheet> {
  const { understood, fingerprint } = await readUpload({ upload, fileName }, CONTACT_SHEETS, null);
  return { ...understood, fingerprint };
}

type Wanted = { format: SheetFormat; boundaryId?: number | undefined };

/** @throws {HttpError} 404, 400 if it exceeds a sheet */
async function writeDownload(
  trx: Knex.Transaction,
  { session, today, audit }: Actor,
  { format, boundaryId }: Wanted,
): Promise<FileAnswer> {
  const query = ownInstances(trx, session, today);
  inBoundary(query, boundaryId);
  const instances: OwnInstance[] = await query.orderBy([
    "b.description",
    "k.seq",
    "s.search_name",
    "i.building_block_stakeholder_id",
  ]);
  if (instances.length === 0) throw new HttpError(404, "not-found", "No place of yours is listed here.");
  const rows = (await readCurrentInstances(trx, instances, today)).flatMap(rowsOfInstance);
  if (rows.length > MAX_ROWS) {
    throw new HttpError(
      400,
      "too-many",
      `There are ${rows.length} rows, and a sheet takes ${MAX_ROWS}. Please choose a district or a municipality.`,
    );
  }
  await audit(trx, { what: "building blocks exported", after: { format, rows: rows.length } });
  const sheet: WrittenSheet = {
    name: SHEET_NAME,
    columns: Object.values(COLUMNS),
    rows: rows.map((cells) => COLUMN_KEYS.map((key) => cells[key])),
  };
  return { fileName: `contacts-${today}.${format}`, bytes: await writeSheet(format, sheet) };
}
