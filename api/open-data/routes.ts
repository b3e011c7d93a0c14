import { route } from "../lib/http/route.ts";
import { downloadPlace, getTable } from "./contract.ts";
import { placeArchive } from "./placeArchive.ts";
import { placeTable } from "./placeTable.ts";
import { siteOf } from "./siteOf.ts";

export const openDataRoutes = [
  route(downloadPlace, ({ query, trx, today, env }) =>
    placeArchive(trx, query.boundaryId, { today, site: siteOf(env) }),
  ),
  route(getTable, ({ params, query, trx, today }) => placeTable(trx, { ...params, ...query }, today)),
];
