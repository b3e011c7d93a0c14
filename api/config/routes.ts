import { isDemonstrating } from "../lib/isDemonstrating.ts";
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
    isDemonstration: await isDemonstrating(trx),
  })),
];
