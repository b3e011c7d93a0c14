import { isDeepStrictEqual } from "node:util";
import { done } from "../lib/http/done.ts";
import { HttpError } from "../lib/http/errors.ts";
import { multiTxRoute } from "../lib/http/route.ts";
import { applyImport, checkImportAgain, KINDS_WITH_SOURCE } from "./contract.ts";
import { applyChoices, describeForAudit, mergeChoices } from "./importChoices.ts";
import { readDataVersions, readHistory, readImport } from "./imports.ts";
import { requireReason } from "./requireReason.ts";
import { assertNoImportRuns, findSecondPersonRefusal } from "./runningImports.ts";
import { runUploadedImport } from "./runUploadedImport.ts";

/**
 * Page of the history that is read before an import takes the embedded database's only connection, so that
 * users can see it during the import.
 */
export const FIRST_HISTORY_PAGE = { pageNumber: 1, pageSize: 100 };

export const apply = multiTxRoute(
  applyImport,
  async ({ body: { importId, source, reason }, session, transact, database, env, secrets, ...request }) => {
    const { audit, now, visit } = request;
    const { row, isStale } = await transact(async (trx) => {
      await assertNoImportRuns(trx, now);
      const row = await readImport(trx, session, importId);
      if (row.state !== "previewed") throw createNotPendingError();
      const refusal = findSecondPersonRefusal(row, session.stakeholderId);
      if (refusal !== undefined) throw new HttpError(403, "second-person", refusal);
      if (source === undefined && KINDS_WITH_SOURCE.includes(row.kind)) throw createSourceNeededError();
      const isStale = !isDeepStrictEqual(row.dataVersions, await readDataVersions(trx));
      const state = isStale ? "reading" : "applying";
      const { kind, fileName, fingerprint } = row;
      const confirmation = { ...(source && { source }), ...(!isStale && row.needsReason && { reason }) };
      const options = { ...row.options, ...confirmation };
      if (!isStale && row.needsReason) await requireReason(trx, row, { reason, session, env, secrets, now });
      await trx("data_import")
        .where({ importId })
        .update({ state, aliveAt: now, options: JSON.stringify(options) });
      const after = { kind, fileName, fingerprint, ...(options.reason && { reason }) };
      if (!isStale) await audit(trx, { what: "import begun", after });
      const history = await readHistory(trx, session, FIRST_HISTORY_PAGE);
      return { row: { ...row, options, state, history } as const, isStale };
    });
    const { sessionHash } = visit;
    const startedImport = { ...row, dryRun: isStale, appliedBy: session.stakeholderId, sessionHash };
    void runUploadedImport(startedImport, { database, env });
    if (isStale) {
      throw createStalePreviewError("The file is being read again");
    }
    return done("The import has begun.");
  },
);

export const createStalePreviewError = (what: string) =>
  new HttpError(
    409,
    "stale-preview",
    `Figures have changed since this preview. ${what}: please look at it once more.`,
  );
const createSourceNeededError = () =>
  new HttpError(400, "source-needed", "Say where these figures were published.");
export const createNotPendingError = () =>
  new HttpError(409, "not-waiting", "This import no longer waits to be applied.");

export const checkAgain = multiTxRoute(
  checkImportAgain,
  async ({ body: { importId, ...choices }, session, transact, database, env, audit, now, visit }) => {
    const startedImport = await transact(async (trx) => {
      await assertNoImportRuns(trx, now);
      const row = await readImport(trx, session, importId);
      if (row.state !== "previewed" || row.questions === null) throw createNotPendingError();
      const options = { ...row.options, choices: mergeChoices(row.options.choices, choices) };
      const questions = applyChoices(row.questions, choices);
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
      const history = await readHistory(trx, session, FIRST_HISTORY_PAGE);
      return { ...row, state: "reading", options, questions, history } as const;
    });
    void runUploadedImport(
      { ...startedImport, dryRun: true, sessionHash: visit.sessionHash },
      { database, env },
    );
    return done("The file is being read again.");
  },
);
