import { done } from "../../lib/http/done.ts";
import { route } from "../../lib/http/route.ts";
import { takeTurn } from "../imports.ts";
import { addPrecinct } from "./addPrecinct.ts";
import { addStation } from "./contract.ts";

export const precinctRoutes = [
  route(addStation, async ({ body, trx, audit, now }) => {
    await takeTurn(trx, now);
    const after = await addPrecinct(trx, body, now);
    await audit(trx, { what: "police station added", after });
    return done(`${body.name} is a police station now. Its rows are counted when the file is read again.`);
  }),
];
