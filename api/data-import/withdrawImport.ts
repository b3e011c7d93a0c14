import { isDeepStrictEqual } from "node:util";
import { done } from "../lib/http/done.ts";
import { HttpError } from "../lib/http/errors.ts";
import { multiTxRoute } from "../lib/http/route.ts";
import { requireRecentAuth } from "../lib/security/recentAuth.ts";
import { createStalePreviewError, FIRST_HISTORY_PAGE } from "./applyImport.ts";
import { withdrawImport } from "./contract.ts";
import { readDataVersions, readHistory, readImport } from "./imports.ts";
import { assertNoImportRuns } from "./runningImports.ts";
import { runUploadedImport } from "./runUploadedImport.ts";

export const withdraw = multiTxRoute(
  withdrawImport,
  async ({ body: { importId, reason }, session, transact, database, env, audit, now, visit }) => {
    if (reason === undefined) requireRecentAuth(session, now);
    const { row, dryRun, isStale } = await transact(async (trx) => {
      await assertNoImportRuns(trx, now);
      const row = await readImport(trx, session, importId);
      const withdrawal =
        reason === undefined
          ? row.withdrawal
          : { reason, withdrawn: [], summary: [], requestedById: session.stakeholderId };
      if (row.state !== "applied" || withdrawal === null) throw createNotWithdrawableError();
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
      const withdrawingState = { state: "withdrawing", aliveAt: now, errorMessage: null } as const;
      await trx("data_import")
        .where({ importId })
        .update({ ...withdrawingState, withdrawal: JSON.stringify(withdrawal) });
      const { kind, fileName } = row;
      const after = { kind, fileName, reason: withdrawal.reason };
      if (!dryRun) await audit(trx, { what: "import withdrawal begun", after });
      const history = await readHistory(trx, session, FIRST_HISTORY_PAGE);
      return { row: { ...row, ...withdrawingState, withdrawal, history }, dryRun, isStale };
    });
    const { sessionHash } = visit;
    void runUploadedImport(
      { ...row, dryRun, appliedBy: session.stakeholderId, sessionHash },
      { database, env },
    );
    if (isStale) throw createStalePreviewError("What would change is worked out again");
    return done(dryRun ? "What would change is being worked out." : "The withdrawal has begun.");
  },
);

const createNotWithdrawableError = () =>
  new HttpError(409, "not-withdrawable", "This import cannot be withdrawn, or has been withdrawn.");
