import type { Knex } from "knex";
import { ACTIONS_OF_IMPORT, type ImportKind } from "../import/importKinds.ts";
import type { Env } from "../lib/operating/env.ts";
import { holdersOf } from "./holdersOf.ts";

/** Who may apply files of this kind. */
export const findImporters = (
  trx: Knex.Transaction,
  kind: ImportKind,
  env: Pick<Env, "NODE_ENV">,
): Promise<{ username: string; name: string }[]> =>
  holdersOf(trx, ACTIONS_OF_IMPORT[kind], env).orderBy("u.stakeholder_id").select("u.username", "s.name");
