import { findAddedStations } from "../../crime/import/stations/addedStations.ts";
import { done } from "../../lib/http/done.ts";
import { route } from "../../lib/http/route.ts";
import { assertNoImportRuns } from "../runningImports.ts";
import { addPrecinct } from "./addPrecinct.ts";
import { addStation, getAddedStations, removeStation } from "./contract.ts";
import { removePrecinct } from "./removePrecinct.ts";

export const precinctRoutes = [
  route(addStation, async ({ body, trx, audit, now }) => {
    await assertNoImportRuns(trx, now);
    const after = await addPrecinct(trx, body, now);
    await audit(trx, { what: "police station added", after });
    return done(`${body.name} is a police station now. Its rows are counted when the file is read again.`);
  }),
  route(getAddedStations, async ({ trx }) => ({ stations: await findAddedStations(trx) })),
  route(removeStation, async ({ body: { boundaryId }, trx, audit, now }) => {
    await assertNoImportRuns(trx, now);
    const before = await removePrecinct(trx, boundaryId, now);
    await audit(trx, { what: "police station removed", before });
    return done(`${before.name} is no police station any more.`);
  }),
];
