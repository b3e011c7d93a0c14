import { route } from "../../lib/http/route.ts";
import { findAssociated } from "./associated.ts";
import { getBuildingBlockAssociatedToUser, getBuildingBlockOnMunicipality } from "./contract.ts";
import { findOnMunicipality } from "./onMunicipality.ts";

export const overviewRoutes = [
  route(getBuildingBlockAssociatedToUser, ({ query, session, trx, today }) =>
    findAssociated(trx, session, query.boundaryId, today),
  ),
  route(getBuildingBlockOnMunicipality, ({ query, session, trx, today }) =>
    findOnMunicipality(trx, session, query, today),
  ),
];
