import { rm } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { receiveFile, safeFileName } from "../import/receiveFile.ts";
import { done } from "../lib/http/done.ts";
import { HttpError } from "../lib/http/errors.ts";
import { type Route, route, steppedRoute } from "../lib/http/route.ts";
import { requireRecentAuth } from "../lib/security/recentAuth.ts";
import {
  applyImport,
  cancelImport,
  checkImportAgain,
  getImport,
  getImportRejects,
  getImports,
  getImportTemplate,
  MAX_UPLOAD_BYTES,
  SOURCED_KINDS,
  uploadImport,
  withdrawImport,
} from "./contract.ts";
import { guardReason } from "./guardReason.ts";
import { describeForAudit, mergeChoices, withAnswers } from "./importChoices.ts";
import { nextImportId, templateText } from "./importers.ts";
import {
  needsAnother,
  presentHistory,
  presentImport,
  readDataVersions,
  readHistory,
  readImport,
  readKnownSources,
  refuseKind,
  takeTurn,
} from "./imports.ts";
import { fileOf, folderOf, keepFile, runUploaded } from "./startImport.ts";
import { findHistory, findUnderWay } from "./underWay.ts";

/** This page of history answers while an import has the only connection. */
const KEPT_MEANWHILE = { pageNumber: 1, pageSize: 100 };

/** The turn is taken once the file is here, so that a slow upload holds nobody. */
const upload = steppedRoute(
  uploadImport,
  async ({ query, session, transact, database, env, audit, now, visit, upload: body }) => {
    const { kind, years } = query;
    refuseKind(session, kind);
    const fileName = safeFileName(query.fileName);
    const importId = await transact(nextImportId);
    const folder = folderOf(env, importId);
    const file = fileOf(env, { importId, fileName });
    const received = await receiveFile(body, { folder, file, mostBytes: MAX_UPLOAD_BYTES });
    const options = years === undefined ? {} : { years };
    try {
      const row = await transact(async (trx) => {
        await takeTurn(trx, now);
        const uploaded = { importId, kind, fileName, uploadedBy: session.stakeholderId, uploadedAt: now };
        await trx("data_import").insert({
          ...uploaded,
          ...received,
          options: JSON.stringify(options),
          state: "reading",
          aliveAt: now,
        });
        if (env.DATABASE_URL !== undefined) await keepFile(trx, { importId, file });
        await audit(trx, { what: "import uploaded", after: { kind, fileName } });
        const history = await readHistory(trx, session, KEPT_MEANWHILE);
        return { ...(await readImport(trx, session, importId)), history };
      });
      void runUploaded({ ...row, dryRun: true, sessionHash: visit.sessionHash }, { database, env });
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    return { ...done("The file has arrived and is being read."), importId };
  },
);

const apply = steppedRoute(
  applyImport,
  async ({ body: { importId, source, reason }, session, transact, database, env, secrets, ...request }) => {
    const { audit, now, visit } = request;
    const { row, isStale } = await transact(async (trx) => {
      await takeTurn(trx, now);
      const row = await readImport(trx, session, importId);
      if (row.state !== "previewed") throw notWaiting();
      const refusal = needsAnother(row, session.stakeholderId);
      if (refusal !== undefined) throw new HttpError(403, "second-person", refusal);
      if (source === undefined && SOURCED_KINDS.includes(row.kind)) throw sourceNeeded();
      const isStale = !isDeepStrictEqual(row.dataVersions, await readDataVersions(trx));
      const state = isStale ? "reading" : "applying";
      const { kind, fileName, fingerprint } = row;
      const given = { ...(source && { source }), ...(!isStale && row.needsReason && { reason }) };
      const options = { ...row.options, ...given };
      if (!isStale && row.needsReason) await guardReason(trx, row, { reason, session, env, secrets, now });
      await trx("data_import")
        .where({ importId })
        .update({ state, aliveAt: now, options: JSON.stringify(options) });
      const after = { kind, fileName, fingerprint, ...(options.reason && { reason }) };
      if (!isStale) await audit(trx, { what: "import begun", after });
      const history = await readHistory(trx, session, KEPT_MEANWHILE);
      return { row: { ...row, options, state, history } as const, isStale };
    });
    const { sessionHash } = visit;
    const begun = { ...row, dryRun: isStale, appliedBy: session.stakeholderId, sessionHash };
    void runUploaded(begun, { database, env });
    if (isStale) {
      throw stalePreview("The file is being read again");
    }
    return done("The import has begun.");
  },
);

const stalePreview = (what: string) =>
  new HttpError(
    409,
    "stale-preview",
    `Figures have changed since this preview. ${what}: please look at it once more.`,
  );
const sourceNeeded = () => new HttpError(400, "source-needed", "Say where these figures were published.");
const notWaiting = () => new HttpError(409, "not-waiting", "This import no longer waits to be applied.");

const checkAgain = steppedRoute(
  checkImportAgain,
  async ({ body: { importId, ...choices }, session, transact, database, env, audit, now, visit }) => {
    const begun = await transact(async (trx) => {
      await takeTurn(trx, now);
      const row = await readImport(trx, session, importId);
      if (row.state !== "previewed" || row.questions === null) throw notWaiting();
      const options = { ...row.options, choices: mergeChoices(row.options.choices, choices) };
      const questions = withAnswers(row.questions, choices);
      await trx("data_import")
        .where({ importId })
        .update({
          state: "reading",
          aliveAt: now,
          options: JSON.stringify(options),
          questions: JSON.stringify(questions),
        });
      const { kind, fileName } = row;
      const after = { kind, fileName, ...describeForAudit(choices) };
      await audit(trx, { what: "import choices made", after });
      const history = await readHistory(trx, session, KEPT_MEANWHILE);
      return { ...row, state: "reading", options, questions, history } as const;
    });
    void runUploaded({ ...begun, dryRun: true, sessionHash: visit.sessionHash }, { database, env });
    return done("The file is being read again.");
  },
);

const cancel = route(cancelImport, async ({ body: { importId }, session, trx, env, audit, now }) => {
  const row = await readImport(trx, session, importId);
  const ended = await trx("data_import")
    .where({ importId, state: "previewed" })
    .update({ state: "cancelled", finishedAt: now, content: null });
  if (ended === 0) throw notWaiting();
  await rm(folderOf(env, importId), { recursive: true, force: true });
  await audit(trx, { what: "import cancelled", after: { kind: row.kind, fileName: row.fileName } });
  return done("The import is cancelled. Nothing has changed.");
});

const withdraw = steppedRoute(
  withdrawImport,
  async ({ body: { importId, reason }, session, transact, database, env, audit, now, visit }) => {
    if (reason === undefined) requireRecentAuth(session, now);
    const { row, dryRun, isStale } = await transact(async (trx) => {
      await takeTurn(trx, now);
      const row = await readImport(trx, session, importId);
      const withdrawal =
        reason === undefined
          ? row.withdrawal
          : { reason, withdrawn: [], summary: [], requestedById: session.stakeholderId };
      if (row.state !== "applied" || withdrawal === null) throw notWithdrawable();
      const { secondPersonIn = [], requestedById } = withdrawal;
      if (reason === undefined && secondPersonIn.length > 0 && requestedById === session.stakeholderId)
        throw new HttpError(
          403,
          "second-person",
          `Somebody else has to withdraw this file, because a second person verifies changes in ${secondPersonIn.join(", ")}.`,
        );
      const isStale =
        reason === undefined && !isDeepStrictEqual(row.dataVersions, await readDataVersions(trx));
      const dryRun = reason !== undefined || isStale;
      const begun = { state: "withdrawing", aliveAt: now, problem: null } as const;
      await trx("data_import")
        .where({ importId })
        .update({ ...begun, withdrawal: JSON.stringify(withdrawal) });
      const { kind, fileName } = row;
      const after = { kind, fileName, reason: withdrawal.reason };
      if (!dryRun) await audit(trx, { what: "import withdrawal begun", after });
      const history = await readHistory(trx, session, KEPT_MEANWHILE);
      return { row: { ...row, ...begun, withdrawal, history }, dryRun, isStale };
    });
    const { sessionHash } = visit;
    void runUploaded({ ...row, dryRun, appliedBy: session.stakeholderId, sessionHash }, { database, env });
    if (isStale) throw stalePreview("What would change is worked out again");
    return done(dryRun ? "What would change is being worked out." : "The withdrawal has begun.");
  },
);

const notWithdrawable = () =>
  new HttpError(409, "not-withdrawable", "This import cannot be withdrawn, or has been withdrawn.");

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
      const { data: asked } = getImport.query.safeParse(query);
      const row = asked && findUnderWay(asked.importId, sessionHash, now);
      return row && presentImport(row, now);
    },
  },
  {
    ...route(getImports, async ({ query, session, trx, now }) =>
      presentHistory(await readHistory(trx, session, query), now),
    ),
    sessionlessHandler: ({ query, sessionHash, now }) => {
      const { data: asked } = getImports.query.safeParse(query);
      const history = asked && findHistory(asked, sessionHash, now);
      return history && presentHistory(history, now);
    },
  },
  route(getImportRejects, async ({ query: { importId }, session, trx }) => {
    const { fileName } = await readImport(trx, session, importId);
    const { rejects }: { rejects: string | null } = await trx("data_import")
      .where({ importId })
      .first("rejects");
    const words =
      fileName
        .replace(/\.[^.]*$/, "")
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? [];
    return csvFile([...words, "rejects"].join("-"), rejects ?? "");
  }),
  route(getImportTemplate, async ({ query: { kind }, session }) => {
    refuseKind(session, kind);
    return csvFile(`${kind}-template`, await templateText(kind));
  }),
];

/** The byte order mark tells spreadsheet programs that it is UTF-8. */
const csvFile = (name: string, text: string) => ({
  fileName: `${name}.csv`,
  bytes: Buffer.from(`\uFEFF${text.replace(/^\uFEFF/, "")}`),
});
