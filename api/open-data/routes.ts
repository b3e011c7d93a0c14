import { route } from "../lib/http/route.ts";
import { downloadPlace, getTable, getTableMetadata } from "./contract.ts";
import { placeArchive } from "./placeArchive.ts";
import { placeTable, placeTableMetadata } from "./placeTable.ts";
import { siteOf } from "./siteOf.ts";

export const openDataRoutes = [
  route(downloadPlace, ({ query, trx, today, env }) =>
    placeArchive(trx, query.boundaryId, { today, site: siteOf(env) }),
  ),
  route(getTable, ({ params, query, trx, today }) => placeTable(trx, { ...params, ...query }, today)),
  route(getTableMetadata, ({ params, query, trx, today, env }) =>
    placeTableMetadata(trx, { ...params, ...query }, { today, site: siteOf(env) }),
  ),
];
