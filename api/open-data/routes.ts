import { route } from "../lib/http/route.ts";
import { downloadPlace } from "./contract.ts";
import { placeArchive } from "./placeArchive.ts";

export const openDataRoutes = [
  route(downloadPlace, ({ query, trx, today, env }) =>
    placeArchive(trx, query.boundaryId, { today, origin: env.PUBLIC_ORIGIN }),
  ),
];
