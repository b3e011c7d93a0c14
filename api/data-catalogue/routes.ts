import { route } from "../lib/http/route.ts";
import { siteOf } from "../open-data/siteOf.ts";
import { findAvailability } from "./availability.ts";
import { writeCatalog } from "./catalog.ts";
import { getAvailability, getCatalog } from "./contract.ts";

export const dataCatalogueRoutes = [
  route(getCatalog, async ({ trx, today, env }) => ({
    fileName: "catalog.jsonld",
    bytes: Buffer.from(await writeCatalog(trx, { today, site: siteOf(env) })),
  })),
  route(getAvailability, ({ trx, today }) => findAvailability(trx, today)),
];
