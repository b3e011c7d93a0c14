import { route } from "../../lib/route.ts";
import { getBuildingBlockContactsWithRequirements } from "./contract.ts";
import { findDetail } from "./detail.ts";

export const instanceRoutes = [
  route(getBuildingBlockContactsWithRequirements, ({ query, session, trx, today }) =>
    findDetail(trx, session, query, today),
  ),
];
