import type { Database } from "../../lib/database/db.ts";
import type { Network } from "../../lib/fetching/Network.ts";
import type { Env } from "../../lib/operating/env.ts";
import type { FetchLimits } from "./fetchFile.ts";

export type AskingServices = {
  database: Database;
  env: Env;
  network: Network;
  now: Date;
  limits?: FetchLimits;
};
