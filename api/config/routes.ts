import type { Knex } from "knex";
import { route } from "../lib/route.ts";
import { getFeatureFlags } from "./contract.ts";

export const configRoutes = [
  route(getFeatureFlags, async ({ env, trx }) => ({
    enableLogin: env.ENABLE_LOGIN,
    links: {
      aboutUs: env.ABOUT_US_URL,
      help: env.HELP_URL,
      disclaimer: env.DISCLAIMER_URL,
      exit: env.EXIT_URL,
    },
    feedbackEmail: env.FEEDBACK_EMAIL,
    mapTilesUrl: env.MAP_TILES_URL ?? null,
    demonstration: await findDemonstration(trx),
  })),
];

const findDemonstration = (trx: Knex): Promise<number[]> =>
  trx("component")
    .whereIn("theme", trx("data_source").where({ isDemonstration: true }).select("theme"))
    .orderBy("component_id")
    .pluck("component_id");
