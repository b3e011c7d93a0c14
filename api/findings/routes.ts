import { route } from "../lib/http/route.ts";
import { getFindings, getMeasures } from "./contract.ts";
import { findMeasures } from "./measures.ts";
import { findFindings } from "./queries.ts";

export const findingsRoutes = [
  route(getFindings, ({ query, trx, today }) => findFindings(trx, query, today)),
  route(getMeasures, ({ trx, today }) => findMeasures(trx, today)),
];
