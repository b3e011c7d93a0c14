import { route } from "../lib/http/route.ts";
import { downloadPlace, getOpenApi } from "./contract.ts";
import { openApiDocument } from "./openApi.ts";
import { placeArchive } from "./placeArchive.ts";

export const openDataRoutes = [
  route(getOpenApi, ({ env }) => openApiDocument({ origin: env.PUBLIC_ORIGIN, email: env.FEEDBACK_EMAIL })),
  route(downloadPlace, ({ query, trx, today, env }) =>
    placeArchive(trx, query.boundaryId, { today, origin: env.PUBLIC_ORIGIN }),
  ),
];
