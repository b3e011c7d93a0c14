import type { Knex } from "knex";
import { inBoundary } from "../../access/inBoundary.ts";
import { HttpError } from "../../lib/http/errors.ts";
import type { FileAnswer } from "../../shared/http/fileAnswer.ts";
import type { SheetFormat } from "../../sheet/contract.ts";
import { type WrittenSheet, writeSheet } from "../../sheet/writeSheet.ts";
import type { Actor } from "../Actor.ts";
import { readCurrentInstances } from "../instance/detail.ts";
import { type OwnInstance, ownInstances } from "../instance/findInstance.ts";
import { COLUMN_KEYS, COLUMNS, SHEET_NAME } from "./columns.ts";
import { rowsOfInstance } from "./instanceRows.ts";
import { MAX_ROWS } from "./readLines.ts";

type Wanted = { format: SheetFormat; boundaryId?: number | undefined };

/** @throws {HttpError} 404, 400 if it exceeds a sheet */
export async function writeDownload(
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
