import { rm } from "node:fs/promises";
import { receiveFile, safeFileName } from "../import/receiveFile.ts";
import { done } from "../lib/http/done.ts";
import { multiTxRoute, type Route, route } from "../lib/http/route.ts";
import { apply, checkAgain, createNotPendingError, FIRST_HISTORY_PAGE } from "./applyImport.ts";
import {
  cancelImport,
  getImport,
  getImportRejects,
  getImports,
  getImportTemplate,
  MAX_UPLOAD_BYTES,
  uploadImport,
} from "./contract.ts";
import { nextImportId, renderTemplate } from "./importers.ts";
import { assertMayImport, readHistory, readImport, readKnownSources } from "./imports.ts";
import { presentHistory, presentImport } from "./presentImport.ts";
import { assertNoImportRuns } from "./runningImports.ts";
import { runUploadedImport } from "./runUploadedImport.ts";
import { findHistory, findRunningImport } from "./trackRunningImport.ts";
import { getImportFile, getImportFolder, storeFile } from "./uploadedFiles.ts";
import { withdraw } from "./withdrawImport.ts";

/** Receives the file before the transaction, because a slow upload must not hold the lock. */
const upload = multiTxRoute(
  uploadImport,
  async ({ query, session, transact, database, env, audit, now, visit, upload: body }) => {
    const { kind, years } = query;
    assertMayImport(session, kind);
    const fileName = safeFileName(query.fileName);
    const importId = await transact(nextImportId);
    const folder = getImportFolder(env, importId);
    const file = getImportFile(env, { importId, fileName });
    const received = await receiveFile(body, { folder, file, maxBytes: MAX_UPLOAD_BYTES });
    const options = years === undefined ? {} : { years };
    try {
      const row = await transact(async (trx) => {
        await assertNoImportRuns(trx, now);
        const uploaded = { importId, kind, fileName, uploadedBy: session.stakeholderId, uploadedAt: now };
        await trx("data_import").insert({
          ...uploaded,
          ...received,
          options: JSON.stringify(options),
          state: "reading",
          aliveAt: now,
        });
        if (env.DATABASE_URL !== undefined) await storeFile(trx, { importId, file });
        await audit(trx, { what: "import uploaded", after: { kind, fileName } });
        const history = await readHistory(trx, session, FIRST_HISTORY_PAGE);
        return { ...(await readImport(trx, session, importId)), history };
      });
      void runUploadedImport({ ...row, dryRun: true, sessionHash: visit.sessionHash }, { database, env });
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    return { ...done("The file has arrived and is being read."), importId };
  },
);

const cancel = route(cancelImport, async ({ body: { importId }, session, trx, env, audit, now }) => {
  const row = await readImport(trx, session, importId);
  const cancelledCount = await trx("data_import")
    .where({ importId, state: "previewed" })
    .update({ state: "cancelled", finishedAt: now, content: null });
  if (cancelledCount === 0) throw createNotPendingError();
  await rm(getImportFolder(env, importId), { recursive: true, force: true });
  await audit(trx, { what: "import cancelled", after: { kind: row.kind, fileName: row.fileName } });
  return done("The import is cancelled. Nothing has changed.");
});

export const dataImportRoutes: readonly Route[] = [
  upload,
  apply,
  checkAgain,
  cancel,
  withdraw,
  {
    ...route(getImport, async ({ query, session, trx, now }) => {
      const row = await readImport(trx, session, query.importId);
      return { ...presentImport(row, now), knownSources: await readKnownSources(trx, row.kind) };
    }),
    sessionlessHandler: ({ query, sessionHash, now }) => {
      const { data: parsedQuery } = getImport.query.safeParse(query);
      const row = parsedQuery && findRunningImport(parsedQuery.importId, sessionHash, now);
      return row && presentImport(row, now);
    },
  },
  {
    ...route(getImports, async ({ query, session, trx, now }) =>
      presentHistory(await readHistory(trx, session, query), now),
    ),
    sessionlessHandler: ({ query, sessionHash, now }) => {
      const { data: parsedQuery } = getImports.query.safeParse(query);
      const history = parsedQuery && findHistory(parsedQuery, sessionHash, now);
      return history && presentHistory(history, now);
    },
  },
  route(getImportRejects, async ({ query: { importId }, session, trx }) => {
    const { fileName } = await readImport(trx, session, importId);
    const { rejects }: { rejects: string | null } = await trx("data_import")
      .where({ importId })
      .first("rejects");
    const nameParts =
      fileName
        .replace(/\.[^.]*$/, "")
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? [];
    return createCsvFile([...nameParts, "rejects"].join("-"), rejects ?? "");
  }),
  route(getImportTemplate, async ({ query: { kind }, session }) => {
    assertMayImport(session, kind);
    return createCsvFile(`${kind}-template`, await renderTemplate(kind));
  }),
];

/** Spreadsheet programs detect UTF-8 by the byte order mark. */
const createCsvFile = (name: string, text: string) => ({
  fileName: `${name}.csv`,
  bytes: Buffer.from(`\uFEFF${text.replace(/^\uFEFF/, "")}`),
});
