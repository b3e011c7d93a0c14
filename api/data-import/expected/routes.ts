import { raiseDataVersion } from "../../lib/cache/dataVersion.ts";
import { done } from "../../lib/http/done.ts";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import { type Route, route } from "../../lib/http/route.ts";
import { lastDayOf } from "../../lib/time/quarters.ts";
import { findExpected } from "../../release/expected.ts";
import { kindsOf, refuseKind } from "../imports.ts";
import { expectFigures, forgetExpected, getExpectedFigures, MAX_EXPECTED } from "./contract.ts";

export const expectedFiguresRoutes: readonly Route[] = [
  route(getExpectedFigures, async ({ session, trx, today }) => ({
    expected: await findExpected(trx, { kinds: kindsOf(session), today }),
  })),
  route(expectFigures, async ({ body: { period, ...given }, session, trx, audit }) => {
    refuseKind(session, given.kind);
    const [year = 0, quarter = 0] = period.split("-").map(Number);
    const row = { ...given, year, quarter };
    if (row.repeats && row.expectedOn <= lastDayOf(row)) {
      const description = "Figures that repeat are expected after the end of their quarter";
      const problem = { code: "expectedOn", description, field: "expectedOn" };
      throw new HttpError(400, "invalid", description, [problem]);
    }
    await trx("expected_figures").insert(row).onConflict(["kind", "year", "quarter"]).merge();
    const kept = await trx("expected_figures").select("expected_figures_id");
    if (kept.length > MAX_EXPECTED) {
      throw new HttpError(409, "too-many", `At most ${MAX_EXPECTED} days are kept. Take one off first.`);
    }
    await audit(trx, { what: "figures expected", after: row });
    await raiseDataVersion(trx, ["crime"]);
    return done("The page of releases says so now.");
  }),
  route(forgetExpected, async ({ body, session, trx, audit }) => {
    const [row] = await trx("expected_figures")
      .where(body)
      .whereIn("kind", kindsOf(session))
      .delete()
      .returning(["kind", "year", "quarter"]);
    if (row === undefined) throw notFound("The expected figures");
    await audit(trx, { what: "figures no longer expected", before: row });
    await raiseDataVersion(trx, ["crime"]);
    return done("The page of releases no longer says that they are expected.");
  }),
];
