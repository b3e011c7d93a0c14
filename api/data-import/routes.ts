import { rm } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { receiveFile, safeFileName } from "../import/receiveFile.ts";
import { done } from "../lib/done.ts";
import { HttpError } from "../lib/errors.ts";
import { readPage } from "../lib/readPage.ts";
import { type Route, route, steppedRoute } from "../lib/route.ts";
import {
  applyImport,
  cancelImport,
  getImport,
  getImportRejects,
  getImports,
  getImportTemplate,
  MOST_UPLOAD_BYTES,
  uploadImport,
} from "./contract.ts";
import { templateText } from "./importers.ts";
import {
  findImports,
  type ImportRow,
  presentImport,
  readDataVersions,
  readImport,
  refuseKind,
  takeTurn,
} from "./imports.ts";
import { fileOf, folderOf, keepFile, runUploaded } from "./startImport.ts";

const upload = steppedRoute(
  uploadImport,
  async ({ query, session, transact, database, env, audit, now, upload: body }) => {
    const { kind, years } = query;
    refuseKind(session, kind);
    const fileName = safeFileName(query.fileName);
    const options = { ...(years && { years }), acceptRejects: true };
    const importId = await transact(async (trx) => {
      await takeTurn(trx, now);
      const [row] = await trx("data_import")
        .insert({
          kind,
          fileName,
          options: JSON.stringify(options),
          state: "reading",
          uploadedBy: session.stakeholderId,
          uploadedAt: now,
          aliveAt: now,
        })
        .returning<{ importId: number }[]>("import_id");
      await audit(trx, { what: "import uploaded", after: { kind, fileName } });
      return (row as { importId: number }).importId;
    });
    const own = { importId, fileName };
    try {
      const received = await receiveFile(body, {
        folder: folderOf(env, importId),
        file: fileOf(env, own),
        mostBytes: MOST_UPLOAD_BYTES,
      });
      await transact(async (trx) => {
        await trx("data_import").where({ importId }).update(received);
        if (env.DATABASE_URL !== undefined) await keepFile(trx, { importId, file: fileOf(env, own) });
      });
      void runUploaded(
        { ...own, kind, options, fingerprint: received.fingerprint, dryRun: true },
        { database, env },
      );
    } catch (error) {
      const problem = error instanceof HttpError ? error.message : "The file could not be stored.";
      await transact((trx) =>
        trx("data_import").where({ importId }).update({ state: "failed", problem, finishedAt: now }),
      );
      throw error;
    }
    return { ...done("The file has arrived and is being read."), importId };
  },
);

const apply = steppedRoute(
  applyImport,
  async ({ body: { importId }, session, transact, database, env, audit, now }) => {
    const { row, isStale } = await transact(async (trx) => {
      await takeTurn(trx, now);
      const row = await readImport(trx, session, importId);
      if (row.state !== "previewed") throw notWaiting();
      const isStale = !isDeepStrictEqual(row.dataVersions, await readDataVersions(trx));
      await trx("data_import")
        .where({ importId })
        .update({ state: isStale ? "reading" : "applying", aliveAt: now });
      const { kind, fileName, fingerprint } = row;
      if (!isStale) await audit(trx, { what: "import applied", after: { kind, fileName, fingerprint } });
      return { row, isStale };
    });
    void runUploaded({ ...row, dryRun: isStale }, { database, env });
    if (isStale) {
      throw new HttpError(
        409,
        "stale-preview",
        "Figures have changed since this preview. The file is being read again: please look at it once more.",
      );
    }
    return done("The import has begun.");
  },
);

const notWaiting = () => new HttpError(409, "not-waiting", "This import no longer waits to be applied.");

const cancel = route(cancelImport, async ({ body: { importId }, session, trx, env, audit, now }) => {
  const row = await readImport(trx, session, importId);
  const ended = await trx("data_import")
    .where({ importId, state: "previewed" })
    .update({ state: "cancelled", finishedAt: now, content: null })
    .returning("import_id");
  if (ended.length === 0) throw notWaiting();
  await audit(trx, { what: "import cancelled", after: { kind: row.kind, fileName: row.fileName } });
  await rm(folderOf(env, importId), { recursive: true, force: true });
  return done("The import is cancelled. Nothing has changed.");
});

export const dataImportRoutes: readonly Route[] = [
  upload,
  apply,
  cancel,
  route(getImport, async ({ query, session, trx, now }) =>
    presentImport(await readImport(trx, session, query.importId), now),
  ),
  route(getImports, async ({ query, session, trx, now }) => {
    const order = [{ by: "i.uploaded_at", direction: "descending" }] as const;
    const page = { ...query, order, id: "i.import_id" };
    const { rows, total } = await readPage<ImportRow>(findImports(trx, session), page);
    return { imports: rows.map((row) => presentImport(row, now)), total };
  }),
  route(getImportRejects, async ({ query: { importId }, session, trx }) => {
    const { fileName } = await readImport(trx, session, importId);
    const { rejects }: { rejects: string | null } = await trx("data_import")
      .where({ importId })
      .first("rejects");
    return { fileName: `${fileName.replace(/\.[^.]*$/, "")}-rejects.csv`, csv: rejects ?? "" };
  }),
  route(getImportTemplate, async ({ query: { kind }, session }) => {
    refuseKind(session, kind);
    return { fileName: `${kind}-template.csv`, csv: await templateText(kind) };
  }),
];
