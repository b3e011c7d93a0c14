import { route } from "../lib/route.ts";
import { getAllActions } from "./contract.ts";

export const securityRoutes = [
  route(getAllActions, ({ trx }) =>
    trx("action").orderBy("action_id").select("action_id", "action", "description"),
  ),
];
