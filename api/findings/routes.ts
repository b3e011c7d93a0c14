import { route } from "../lib/route.ts";
import { getFindings } from "./contract.ts";
import { findFindings } from "./queries.ts";

export const findingRoutes = [route(getFindings, ({ query, trx, today }) => findFindings(trx, query, today))];
